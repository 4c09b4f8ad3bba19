import { describe, expect, it } from 'vitest'
import { figuresTold, figureTicks, linePath, placesOn } from './line-path.ts'

const size = { width: 110, height: 110, left: 10, right: 0, top: 10, bottom: 0 }

describe('a line of values', () => {
  const days = ['2026-04-01', '2026-04-11']
  const place = placesOn(size, [0, 50, 100], days, 'days')
  const points = [
    { at: days[0] ?? '', value: 100 },
    { at: days[1] ?? '', value: 50 },
  ].map((point) => ({ ...point, x: place.x(point.at), y: place.y(point.value) }))

  it('as steps holds a value until the day on which it changes, and to the right edge after the last', () => {
    expect(linePath(points, true, 110)).toBe('M10 10H110V60H110')
  })

  it('goes straight from point to point otherwise', () => {
    expect(linePath(points, false, 110)).toBe('M10 10L110 60')
  })

  it('has zero in sight, with a shortage below it', () => {
    expect(figureTicks([60, -40], undefined)).toContain(0)
    expect(figureTicks([60, -40], undefined)[0]).toBeLessThanOrEqual(-40)
  })

  it('has in sight what it should not fall below', () => {
    expect(figureTicks([10], 300).at(-1)).toBeGreaterThanOrEqual(300)
  })

  it('stands in the middle when there is one day only', () => {
    expect(placesOn(size, [0, 1], ['2026-04-01'], 'days').x('2026-04-01')).toBe(60)
  })
})

it('the figure at the end of each day is told, and of many days the first, the last and the lowest', () => {
  const day = (n: number) => `2026-04-${String(n).padStart(2, '0')}`
  const told = (values: readonly (readonly [number, number])[]) => {
    const points = values.map(([n, value]) => ({ at: day(n), value }))
    return [...figuresTold(points)].map((at) => points[at]?.value)
  }
  expect(
    told([
      [1, 100],
      [2, 90],
      [2, 95],
      [3, 80],
    ]),
  ).toEqual([100, 95, 80])
  expect(told(Array.from({ length: 13 }, (_, n) => [n + 1, n === 5 ? 5 : 50 + n] as const))).toEqual([
    50, 5, 62,
  ])
})
