import { expect, it } from 'vitest'
import { monthsBefore } from './cut-of.ts'

it.each([
  ['2026-11-21', 1, '2026-10-21'],
  ['2026-11-21', 11, '2025-12-21'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-05', 98, '2017-11-05'],
])('%s less %i months is %s', (date, months, before) => {
  expect(monthsBefore(date, months)).toBe(before)
})
