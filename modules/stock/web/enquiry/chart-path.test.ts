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
})
