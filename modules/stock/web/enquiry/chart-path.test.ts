import { describe, expect, it } from 'vitest'
import { chartOf } from './chart-path.ts'

const size = { width: 110, height: 110, left: 10, right: 0, top: 10, bottom: 0 }

describe('the chart of the projected stock', () => {
  it('holds a quantity until the day on which it changes, and to the right edge after the last', () => {
    const { path } = chartOf(
      { date: '2026-04-01', balance: 100 },
      [{ date: '2026-04-11', balance: 50 }],
      0,
      size,
    )
    expect(path).toBe('M10 10H110V60H110')
  })

  it('has zero in sight, and shows a shortage below it', () => {
    const chart = chartOf(
      { date: '2026-04-01', balance: 60 },
      [{ date: '2026-04-02', balance: -40 }],
      0,
      size,
    )
    expect(chart.zeroY).toBe(70)
    expect(chart.least).toBe(-40)
    expect(chart.points.map(({ short }) => short)).toEqual([false, true])
  })

  it('marks what falls below the safety stock', () => {
    const chart = chartOf(
      { date: '2026-04-01', balance: 60 },
      [{ date: '2026-04-02', balance: 20 }],
      30,
      size,
    )
    expect(chart.points.map(({ short }) => short)).toEqual([false, true])
    expect(chart.floorY).toBe(60)
  })

  it('tells the figure at the end of each day, and of many days the first, the last and the lowest', () => {
    const day = (n: number) => `2026-04-${String(n).padStart(2, '0')}`
    const told = (balances: readonly (readonly [number, number])[]) =>
      chartOf(
        { date: day(1), balance: 100 },
        balances.map(([n, balance]) => ({ date: day(n), balance })),
        0,
        size,
      )
        .points.filter((point) => point.told)
        .map(({ balance }) => balance)
    expect(
      told([
        [2, 90],
        [2, 95],
        [3, 80],
      ]),
    ).toEqual([100, 95, 80])
    const many = Array.from({ length: 12 }, (_, n) => [n + 2, n === 4 ? 5 : 50] as const)
    expect(told(many)).toEqual([100, 5, 50])
  })

  it('writes as many days under the picture as can be read, the last one always', () => {
    const { ticks } = chartOf(
      { date: '2026-04-01', balance: 10 },
      ['2026-04-02', '2026-04-10', '2026-04-11'].map((date) => ({ date, balance: 5 })),
      0,
      { ...size, width: 210 },
    )
    expect(ticks.map(({ label }) => label)).toEqual(['04/01', '04/11'])
  })
})
