import { expect, it } from 'vitest'
import { readMonth } from './read-month.ts'

it('a month is read as people type it', () => {
  const read = (typed: string) => readMonth(typed, '2026-11-18')
  expect(['12', '2', '2612', '202612', '2026/12', '2026-2', '２０２７年３月'].map(read)).toEqual([
    ...['2026-12', '2026-02', '2026-12', '2026-12', '2026-12', '2026-02', '2027-03'],
  ])
  expect(['', '13', '0', '199912', 'x'].map(read)).toEqual(Array.from({ length: 5 }))
})
