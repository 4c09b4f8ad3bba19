import { minutesPerDay } from './gantt-plan.ts'

/** What stands at the left edge, and how many pixels a minute is wide. */
export interface TimeScale {
  readonly from: number
  readonly perMinute: number
}

/** What there is to see: a plan's days in so many pixels. */
interface Extent {
  readonly days: number
  readonly width: number
}

/** A minute is at most four pixels wide: an hour fills a phone. */
const widestMinute = 4
const shownFirst = 14

export const xOf = ({ from, perMinute }: TimeScale, moment: number): number => (moment - from) * perMinute
export const momentAt = ({ from, perMinute }: TimeScale, x: number): number => from + x / perMinute

/** All days side by side. */
export const wholePlan = ({ days, width }: Extent): TimeScale => ({
  from: 0,
  perMinute: width / (days * minutesPerDay),
})

/** Two weeks from the day before now. */
export const nextDays = (extent: Extent, now: number): TimeScale => {
  const perMinute = Math.max(extent.width / (shownFirst * minutesPerDay), wholePlan(extent).perMinute)
  return inside({ from: now - minutesPerDay, perMinute }, extent)
}

/** Nearer or farther, where the moment under the pointer stays under it as long as the plan's edges allow. */
export function zoomedAt(scale: TimeScale, factor: number, x: number, extent: Extent): TimeScale {
  const least = wholePlan(extent).perMinute
  const perMinute = Math.min(Math.max(scale.perMinute * factor, least), Math.max(widestMinute, least))
  return inside({ from: momentAt(scale, x) - x / perMinute, perMinute }, extent)
}

export const panned = (scale: TimeScale, pixels: number, extent: Extent): TimeScale =>
  inside({ ...scale, from: scale.from + pixels / scale.perMinute }, extent)

/** Just far enough that a bar is seen. */
export function revealed(
  scale: TimeScale,
  { start, end }: { readonly start: number; readonly end: number },
  extent: Extent,
): TimeScale {
  const margin = 24 / scale.perMinute
  const wide = extent.width / scale.perMinute
  const from = Math.min(Math.max(scale.from, end + margin - wide), start - margin)
  return inside({ ...scale, from }, extent)
}

function inside({ from, perMinute }: TimeScale, { days, width }: Extent): TimeScale {
  const last = days * minutesPerDay - width / perMinute
  return { from: Math.max(0, Math.min(from, last)), perMinute }
}

/** Minutes between two lines of the head, the smallest that leaves so many pixels for the words. */
export function tickStep({ perMinute }: TimeScale, pixels: number): number {
  const steps = [60, 120, 240, 360, 720, minutesPerDay, 2 * minutesPerDay, 7 * minutesPerDay]
  return steps.find((step) => step * perMinute >= pixels) ?? 28 * minutesPerDay
}
