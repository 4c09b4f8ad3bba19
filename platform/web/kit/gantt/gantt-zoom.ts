import { minutesPerDay, type Span } from './gantt-plan.ts'
import { momentAt, perMinuteFor, scaleAt, scrolledTo, steppedBy, type TimeScale, xOf } from './time-axis.ts'

/** What there is to see: a plan's days in so many pixels, some of them folded. */
export interface Extent {
  readonly days: number
  readonly width: number
  readonly closed: readonly Span[]
}

/** A minute is at most four pixels wide: an hour fills a phone. */
const widestMinute = 4
const shownFirst = 14
/** Pixels that are left free beside a bar that is looked for. */
const margin = 24

/** All days side by side. */
export function wholePlan({ days, width, closed }: Extent): TimeScale {
  const perMinute = perMinuteFor({ from: 0, to: days * minutesPerDay }, width, closed)
  return scaleAt({ from: 0, perMinute }, closed)
}

/** Two weeks from the day before now on which something is worked. */
export function nextDays(extent: Extent, now: number): TimeScale {
  const { width, closed } = extent
  const from = steppedBy(closed, now, -minutesPerDay)
  const first = perMinuteFor({ from, to: from + shownFirst * minutesPerDay }, width, closed)
  return shownFrom({ from, perMinute: Math.max(first, wholePlan(extent).perMinute) }, extent)
}

/** What begins there, as far as the plan's edges allow. */
export const shownFrom = (where: Pick<TimeScale, 'from' | 'perMinute'>, extent: Extent): TimeScale =>
  inside(scaleAt(where, extent.closed), extent)

/** Nearer or farther, where the moment under the pointer stays under it as long as the plan's edges allow. */
export function zoomedAt(scale: TimeScale, factor: number, x: number, extent: Extent): TimeScale {
  const least = wholePlan(extent).perMinute
  const perMinute = Math.min(Math.max(scale.perMinute * factor, least), Math.max(widestMinute, least))
  const zoomed = scaleAt({ from: momentAt(scale, x), perMinute }, extent.closed)
  return inside(scrolledTo(zoomed, zoomed.left - x), extent)
}

export const panned = (scale: TimeScale, pixels: number, extent: Extent): TimeScale =>
  inside(scrolledTo(scale, scale.left + pixels), extent)

/** Just far enough that a bar is seen. */
export function revealed(
  scale: TimeScale,
  { start, end }: { readonly start: number; readonly end: number },
  extent: Extent,
): TimeScale {
  const [x, behind] = [xOf(scale, start) - margin, xOf(scale, end) + margin - extent.width]
  return panned(scale, Math.min(Math.max(0, behind), x), extent)
}

function inside(scale: TimeScale, { days, width }: Extent): TimeScale {
  const last = scale.left + xOf(scale, days * minutesPerDay) - width
  const left = Math.max(0, Math.min(scale.left, last))
  return left === scale.left ? scale : scrolledTo(scale, left)
}

/** Minutes between two lines of the head, the smallest that leaves so many pixels for the words. */
export function tickStep({ perMinute }: Pick<TimeScale, 'perMinute'>, pixels: number): number {
  const steps = [60, 120, 240, 360, 720, minutesPerDay, 2 * minutesPerDay, 7 * minutesPerDay]
  return steps.find((step) => step * perMinute >= pixels) ?? 28 * minutesPerDay
}
