import { expect, it } from 'vitest'
import { readTime } from './read-time.ts'

it('a time is read as people type it', () => {
  expect(['9', '930', '1200', '１２：３０', '23:59'].map(readTime)).toEqual([
    ...['09:00', '09:30', '12:00', '12:30', '23:59'],
  ])
  expect(['', '24:00', '12:60', '12:5', 'noon'].map(readTime)).toEqual(Array.from({ length: 5 }))
})
