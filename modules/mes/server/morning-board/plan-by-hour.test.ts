import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { planByHour } from './plan-by-hour.ts'

const day = Array.from({ length: 48 }, (_, hour) => hour)
const at = (hours: number, minutes = 0) => hours * 60 + minutes
const cells = (work: Parameters<typeof planByHour>[0]) =>
  Object.fromEntries([...planByHour(work, day)].map(([hour, qty]) => [hour, written(qty)]))

it('comes evenly while the machine works, and not in a break', () => {
  const open = [
    { from: at(8), to: at(12) },
    { from: at(13), to: at(17) },
  ]
  expect(cells({ qty: '40', from: at(10), to: at(14), open })).toEqual({ 10: '13', 11: '14', 13: '13' })
  expect(cells({ qty: '2.5', from: at(8), to: at(9), open: [] })).toEqual({ 8: '2.5' })
})

it('comes in its hours when its machine never works, and at once when it takes no time', () => {
  expect(cells({ qty: '6', from: at(20), to: at(22), open: [{ from: 0, to: 60 }] })).toEqual({
    ...{ 20: '3', 21: '3' },
  })
  expect(cells({ qty: '6', from: at(9), to: at(9), open: [] })).toEqual({ 9: '6' })
})

it('adds up to what was planned, whatever its hours are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 0, max: at(40) }),
      fc.integer({ min: 1, max: at(7) }),
      fc.array(fc.integer({ min: 0, max: at(47) }), { maxLength: 6 }),
      (qty, from, length, edges) => {
        const sorted = [...new Set(edges)].toSorted((one, other) => one - other)
        const open = sorted.flatMap((start, index) =>
          index % 2 === 0 ? [{ from: start, to: sorted[index + 1] ?? start + 30 }] : [],
        )
        const hours = planByHour({ qty: String(qty), from, to: from + length, open }, day)
        expect(written(sum([...hours.values()]))).toBe(written(decimal(String(qty))))
      },
    ),
  )
})
