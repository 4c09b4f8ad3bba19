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

/** What holds at the end of each place; of many the last, the lowest and the first. In the order in which they take their room. */
export function figuresTold(points: readonly ChartPoint[]): readonly number[] {
  const ends = points.flatMap(({ at }, index) => (points[index + 1]?.at === at ? [] : [index]))
  if (ends.length === 0) return []
  const valueAt = (index: number) => points[index]?.value ?? 0
  const lowest = ends.reduce((low, index) => (valueAt(index) < valueAt(low) ? index : low))
  const first = ends.length <= mostFigures ? (ends[0] ?? 0) : 0
  const last = points.length - 1
  // As low as it ends: said once.
  const weighty = valueAt(lowest) === valueAt(last) ? [last, first] : [last, lowest, first]
  return [...new Set(ends.length <= mostFigures ? [...weighty, ...ends] : weighty)]
}

export interface PlacedFigure {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
}

/** The height of a figure, and how far it stands from its point. */
const figureHeight = 14
const besides = { right: 5, above: 6, below: 16 } as const

/** Where figures stand beside their points: above, or below where another one is already; without room for either they are left out. */
export function figuresPlaced(
  points: readonly Placed[],
  widthOf: (value: number) => number,
  { end, bottom }: { readonly end: number; readonly bottom: number },
): readonly PlacedFigure[] {
  const boxes: Box[] = []
  return figuresTold(points).flatMap((at): PlacedFigure[] => {
    const point = points[at]
    if (!point) return []
    const width = widthOf(point.value)
    const anchor = point.x + besides.right + width > end ? 'end' : 'start'
    const x = anchor === 'end' ? point.x : point.x + besides.right
    const left = anchor === 'end' ? x - width : x
    for (const y of [point.y - besides.above, point.y + besides.below]) {
      const box = { left, right: left + width, top: y - figureHeight, bottom: y }
      if (y > bottom || boxes.some((other) => meet(box, other))) continue
      boxes.push(box)
      return [{ at, x, y, anchor }]
    }
    return []
  })
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
