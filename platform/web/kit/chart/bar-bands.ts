import type { ChartSeries, Size } from './chart-series.ts'
import { linear, niceTicks } from './scale.ts'

export interface Bar {
  readonly series: number
  readonly at: string
  readonly value: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const valueAt = ({ points }: ChartSeries, at: string): number | undefined =>
  points.find((point) => point.at === at)?.value

/** Zero and every bar, or every pile of bars, are in sight. */
export function barTicks(series: readonly ChartSeries[], places: readonly string[], stacked: boolean) {
  const ends = places.flatMap((at) => {
    const values = series.map((one) => valueAt(one, at) ?? 0)
    if (!stacked) return values
    const pile = (sign: 1 | -1) => values.reduce((sum, value) => (value * sign > 0 ? sum + value : sum), 0)
    return [pile(1), pile(-1)]
  })
  return niceTicks(Math.min(0, ...ends), Math.max(0, ...ends), 4)
}

/** Beside each other, or on each other: what is negative is piled below zero. */
export function barsOf(
  series: readonly ChartSeries[],
  places: readonly string[],
  stacked: boolean,
  { size, ticks }: { readonly size: Size; readonly ticks: readonly number[] },
): readonly Bar[] {
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [size.height - size.bottom, size.top])
  const band = (size.width - size.left - size.right) / Math.max(1, places.length)
  const wide = Math.min(band * 0.72, 56 * (stacked ? 1 : series.length))
  const each = stacked ? wide : wide / series.length
  return places.flatMap((at, place) => {
    const begin = size.left + band * place + (band - wide) / 2
    const piled = { up: 0, down: 0 }
    return series.flatMap((one, index): readonly Bar[] => {
      const value = valueAt(one, at)
      if (value === undefined) return []
      const side = value < 0 ? 'down' : 'up'
      const from = stacked ? piled[side] : 0
      piled[side] = from + value
      const [one_end, other_end] = [y(from), y(from + value)]
      return [
        {
          series: index,
          at,
          value,
          x: stacked ? begin : begin + each * index,
          y: Math.min(one_end, other_end),
          width: each,
          height: Math.abs(one_end - other_end),
        },
      ]
    })
  })
}
