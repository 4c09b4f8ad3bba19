import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it('greets by the hour: morning before noon, afternoon until six, evening after', () => {
  expect([0, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
