import { describe, expect, it } from 'vitest'
import { figuresPlaced, figuresTold, figureTicks, linePath, placesOn } from './line-path.ts'

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
    return figuresTold(points).map((at) => points[at]?.value)
  }
  expect(
    told([
      [1, 100],
      [2, 90],
      [2, 95],
      [3, 80],
    ]),
  ).toEqual([80, 100, 95])
  expect(told(Array.from({ length: 13 }, (_, n) => [n + 1, n === 5 ? 5 : 50 + n] as const))).toEqual([
    62, 5, 50,
  ])
  // Where it ends as low as it ever is, that is said once.
  expect(told(Array.from({ length: 13 }, (_, n) => [n + 1, n > 8 ? 5 : 50 + n] as const))).toEqual([5, 50])
})

describe('figures beside points', () => {
  const room = { end: 300, bottom: 100 }
  const placed = (points: readonly (readonly [x: number, y: number, value: number])[]) =>
    figuresPlaced(
      points.map(([x, y, value], at) => ({ x, y, value, at: `2026-04-${String(at + 1).padStart(2, '0')}` })),
      () => 70,
      room,
    )

  it('stand above their points, at the right edge to the left of them', () => {
    expect(
      placed([
        [10, 50, 900],
        [290, 40, 950],
      ]),
    ).toEqual([
      { at: 1, x: 290, y: 34, anchor: 'end' },
      { at: 0, x: 15, y: 44, anchor: 'start' },
    ])
  })

  it('never stand over each other: below where another one is, and left out where there is no room', () => {
    const [last, lowest, ...more] = placed([
      [270, 42, 940],
      [280, 44, 930],
      [290, 40, 950],
    ])
    expect(last).toMatchObject({ at: 2, y: 34 })
    expect(lowest).toMatchObject({ at: 1, y: 60 })
    expect(more).toEqual([])
  })

  it('do not fall out of the picture', () => {
    const points = [
      [280, 95, 10],
      [290, 94, 20],
    ] as const
    expect(placed(points).map(({ at }) => at)).toEqual([1])
  })
})
