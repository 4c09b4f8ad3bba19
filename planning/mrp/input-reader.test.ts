import { expect, it } from 'vitest'
import { isoDay } from './input-reader.ts'

it('writes every day of three centuries as the calendar does', () => {
  const wrong: number[] = []
  for (let day = -36_525; day < 73_050; day++)
    if (isoDay(day) !== new Date(day * 86_400_000).toISOString().slice(0, 10)) wrong.push(day)
  expect(wrong).toEqual([])
})
