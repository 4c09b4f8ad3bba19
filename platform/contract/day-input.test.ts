import { expect, it } from 'vitest'
import { day, dayOrBlank } from './day-input.ts'
import { explainIssues } from './validation.ts'

const wrongIn = (schema: typeof day | typeof dayOrBlank, typed: string) =>
  explainIssues(schema.safeParse(typed, { reportInput: true }).error?.issues ?? []).map(({ code }) => code)

it('a day that is missing is asked for, one that is none is wrong, and nothing is said twice', () => {
  expect(wrongIn(day, '')).toEqual(['V_REQUIRED'])
  expect(wrongIn(day, '2026-02-30')).toEqual(['V_DATE'])
  expect(wrongIn(day, '2026-02-28')).toEqual([])
  expect(wrongIn(dayOrBlank, '')).toEqual([])
  expect(wrongIn(dayOrBlank, '2026-02-30')).toEqual(['V_DATE'])
})
