import type { ChartPoint, Size } from './chart-series.ts'
import { dayNumber, linear, niceTicks } from './scale.ts'

export interface Placed extends ChartPoint {
  readonly x: number
  readonly y: number
}

/** Zero is always in sight, and what the line should not fall below. */
export function figureTicks(values: readonly number[], floor: number | undefined): readonly number[] {
  const all = [0, ...values, ...(floor === undefined ? [] : [floor])]
  return niceTicks(Math.min(...all), Math.max(...all), 4)
}

export function placesOn(
  size: Size,
  ticks: readonly number[],
  places: readonly string[],
  axis: 'days' | 'words',
) {
  const from = axis === 'days' ? dayNumber(places[0] ?? '') : 0
  const to = axis === 'days' ? dayNumber(places.at(-1) ?? '') : places.length - 1
  const across = linear([from, to], [size.left, size.width - size.right])
  return {
    x: (at: string) => across(axis === 'days' ? dayNumber(at) : places.indexOf(at)),
    y: linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [size.height - size.bottom, size.top]),
  }
}

/** A line from point to point; as steps a value holds until the next, and to the right edge after the last. */
export function linePath(points: readonly Placed[], isStep: boolean, end: number): string {
  const path = points
    .map(({ x, y }, at) => {
      if (at === 0) return `M${String(x)} ${String(y)}`
      return isStep ? `H${String(x)}V${String(y)}` : `L${String(x)} ${String(y)}`
    })
    .join('')
  return isStep && path ? `${path}H${String(end)}` : path
}

/** More figures than this would stand in each other's way. */
const mostFigures = 8

/** What holds at the end of each place; of many the first, the last and the lowest. */
export function figuresTold(points: readonly ChartPoint[]): ReadonlySet<number> {
  const ends = points.flatMap(({ at }, index) => (points[index + 1]?.at === at ? [] : [index]))
  if (ends.length <= mostFigures) return new Set(ends)
  const valueAt = (index: number) => points[index]?.value ?? 0
  const lowest = ends.reduce((low, index) => (valueAt(index) < valueAt(low) ? index : low))
  return new Set([0, lowest, points.length - 1])
}
