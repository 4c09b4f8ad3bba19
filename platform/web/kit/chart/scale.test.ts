import { describe, expect, it } from 'vitest'
import { dateTicks, linear, niceTicks } from './scale.ts'

describe('figures beside a chart', () => {
  it('are round, and hold everything between them', () => {
    expect(niceTicks(0, 97, 4)).toEqual([0, 50, 100])
    expect(niceTicks(0, 1_234, 4)).toEqual([0, 500, 1000, 1500])
    expect(niceTicks(-40, 60, 5)).toEqual([-40, -20, 0, 20, 40, 60])
    expect(niceTicks(0, 0.07, 4)).toEqual([0, 0.02, 0.04, 0.06, 0.08])
  })

  it('are there when nothing differs, too', () => {
    expect(niceTicks(0, 0, 4).length).toBeGreaterThan(1)
    expect(niceTicks(5, 5, 4).at(-1)).toBeGreaterThan(5 - 1)
  })

  it('are never many, whatever the range', () => {
    for (const most of [1, 3, 7, 12, 99, 101, 5_001, 1e9])
      for (const least of [0, -most, -most / 3, most / 2])
        expect(niceTicks(least, most, 4).length).toBeLessThanOrEqual(7)
  })
})

describe('days under a chart', () => {
  it('are every day while they find a place', () => {
    expect(dateTicks('2026-04-01', '2026-04-04', 6)).toEqual([
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
    ])
  })

  it('are Mondays of a month', () => {
    expect(dateTicks('2026-04-01', '2026-04-30', 6)).toEqual([
      '2026-04-06',
      '2026-04-13',
      '2026-04-20',
      '2026-04-27',
    ])
  })

  it('are firsts of months and quarters of longer times', () => {
    expect(dateTicks('2026-01-15', '2026-06-30', 6)).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
    ])
    expect(dateTicks('2026-01-01', '2027-12-31', 8)).toHaveLength(8)
  })

  it('are never more than find a place, and one for a single day', () => {
    expect(dateTicks('2026-04-01', '2026-04-01', 6)).toEqual(['2026-04-01'])
    for (const to of ['2026-04-09', '2026-07-01', '2028-04-01', '2050-01-01', '2400-01-01'])
      expect(dateTicks('2026-04-01', to, 5).length).toBeLessThanOrEqual(5)
  })
})

it('a value has its place on the line, and a single one stands in the middle', () => {
  const place = linear([0, 10], [100, 200])
  expect([place(0), place(5), place(10)]).toEqual([100, 150, 200])
  expect(linear([3, 3], [100, 200])(3)).toBe(150)
})
