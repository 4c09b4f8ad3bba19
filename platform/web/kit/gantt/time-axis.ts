import { minutesPerDay, type Span } from './gantt-plan.ts'

/** A stretch that is drawn narrow, since nothing is worked in it: where it lies in pixels from midnight of the first day. */
export interface Fold extends Span {
  readonly left: number
  readonly width: number
}

/**
 * Where moments stand on the screen: straight but for what is folded. Everything that turns a moment into pixels, or pixels into a
 * moment, asks here.
 */
export interface TimeScale {
  /** What stands at the left edge. */
  readonly from: number
  /** How many pixels a minute is wide where nothing is folded. */
  readonly perMinute: number
  /** Sorted and apart from each other. */
  readonly folds: readonly Fold[]
  /** The left edge, in pixels from midnight of the first day. */
  readonly left: number
}

/** A day off is seen to be missing; a night only breaks the line. */
const [widthOfDays, widthOfNight] = [10, 4]

const foldedWidth = ({ from, to }: Span, perMinute: number): number =>
  Math.min(to - from < minutesPerDay ? widthOfNight : widthOfDays, (to - from) * perMinute)

/** So wide, with these stretches folded. Where a fold would be wider than what it hides, nothing is folded. */
export function scaleAt(
  { from, perMinute }: Pick<TimeScale, 'from' | 'perMinute'>,
  closed: readonly Span[] = [],
): TimeScale {
  const folds: Fold[] = []
  let [at, left] = [0, 0]
  for (const span of closed) {
    left += (span.from - at) * perMinute
    const width = foldedWidth(span, perMinute)
    folds.push({ ...span, left, width })
    left += width
    at = span.to
  }
  return { from, perMinute, folds, left: pixelOf({ perMinute, folds }, from) }
}

/** How many pixels a minute is wide where a stretch fills so many pixels. */
export function perMinuteFor({ from, to }: Span, width: number, closed: readonly Span[]): number {
  const inside = closed
    .map((span) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }))
    .filter((span) => span.from < span.to)
  let perMinute = width / (to - from)
  // From below it comes to the exact value: each round folds at least one stretch more, or is the last.
  for (let last = 0; perMinute > last;) {
    last = perMinute
    const folded = inside.filter((span) => foldedWidth(span, last) < (span.to - span.from) * last)
    const hidden = folded.reduce((sum, span) => sum + span.to - span.from, 0)
    const kept = folded.reduce((sum, span) => sum + foldedWidth(span, last), 0)
    if (hidden < to - from) perMinute = Math.max(last, (width - kept) / (to - from - hidden))
  }
  return perMinute
}

export const xOf = (scale: TimeScale, moment: number): number => pixelOf(scale, moment) - scale.left

export const momentAt = (scale: TimeScale, x: number): number => momentOf(scale, scale.left + x)

/** Where a stretch lies, and how wide it is. */
export function stretchOf(
  scale: TimeScale,
  { from, to }: Span,
): { readonly x: number; readonly width: number } {
  const x = xOf(scale, from)
  return { x, width: xOf(scale, to) - x }
}

/** The same minutes as wide, with so many pixels left of the edge. */
export const scrolledTo = (scale: TimeScale, left: number): TimeScale => ({
  ...scale,
  ...{ left, from: momentOf(scale, left) },
})

/** The stretch that a moment lies in, of such as are sorted and apart from each other. */
export function around<S extends Span>(spans: readonly S[], moment: number): S | undefined {
  const span = spans[begunBy(spans, moment) - 1]
  return span && moment < span.to ? span : undefined
}

/** The fold that is drawn there. */
export function foldUnder({ folds, left }: TimeScale, x: number): Fold | undefined {
  const fold = folds[drawnBy(folds, left + x) - 1]
  return fold && left + x <= fold.left + fold.width ? fold : undefined
}

/** So many minutes later, or earlier; what would lie in closed time goes on to where something is worked behind it. */
export function steppedBy(closed: readonly Span[], moment: number, minutes: number): number {
  const there = around(closed, moment + minutes)
  if (!there) return moment + minutes
  if (minutes > 0) return there.to
  const before = closed[begunBy(closed, there.from) - 2]
  return Math.max(before?.to ?? 0, there.from + minutes)
}

/** How many begin at a moment or before it; are drawn from a pixel on or before it. */
const begunBy = (spans: readonly Span[], moment: number) => upTo(spans, (span) => span.from <= moment)
const drawnBy = (folds: readonly Fold[], pixel: number) => upTo(folds, (fold) => fold.left <= pixel)

function upTo<S>(sorted: readonly S[], isBefore: (one: S) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const one = sorted[middle]
    if (one !== undefined && isBefore(one)) low = middle + 1
    else high = middle
  }
  return low
}

type Ruler = Pick<TimeScale, 'perMinute' | 'folds'>

function pixelOf({ perMinute, folds }: Ruler, moment: number): number {
  const fold = folds[begunBy(folds, moment) - 1]
  if (!fold) return moment * perMinute
  const { from, to, left, width } = fold
  return moment < to
    ? left + ((moment - from) / (to - from)) * width
    : left + width + (moment - to) * perMinute
}

function momentOf({ perMinute, folds }: Ruler, pixel: number): number {
  const fold = folds[drawnBy(folds, pixel) - 1]
  if (!fold) return pixel / perMinute
  const { from, to, left, width } = fold
  return pixel < left + width
    ? from + ((pixel - left) / width) * (to - from)
    : to + (pixel - left - width) / perMinute
}
