/** Half-open, in minutes; lists of them are sorted and apart from each other. */
export interface OpenSpan {
  readonly from: number
  readonly to: number
}

const minutesPerDay = 1440

/** A span day by day. */
export function dayMinutes({ from, to }: OpenSpan, see: (day: number, minutes: number) => void): void {
  for (let day = Math.floor(from / minutesPerDay); day * minutesPerDay < to; day++)
    see(day, Math.min(to, (day + 1) * minutesPerDay) - Math.max(from, day * minutesPerDay))
}

/** The place of the first span that ends behind a moment. */
function firstEndingAfter(open: readonly OpenSpan[], moment: number): number {
  let low = 0
  let high = open.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((open[middle]?.to ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low
}

/** What is open of a span. */
export function openBetween(open: readonly OpenSpan[], { from, to }: OpenSpan): readonly OpenSpan[] {
  const found: OpenSpan[] = []
  for (let at = firstEndingAfter(open, from); at < open.length; at++) {
    const span = open[at]
    if (!span || span.from >= to) break
    found.push({ from: Math.max(span.from, from), to: Math.min(span.to, to) })
  }
  return found
}

/** So many open minutes from a moment on. */
export function eachOpenFrom(
  open: readonly OpenSpan[],
  { start, minutes }: { readonly start: number; readonly minutes: number },
  see: (span: OpenSpan) => void,
): void {
  let left = minutes
  for (let at = firstEndingAfter(open, start); at < open.length && left > 0; at++) {
    const from = Math.max(open[at]?.from ?? 0, start)
    const to = Math.min(open[at]?.to ?? 0, from + left)
    left -= to - from
    see({ from, to })
  }
}

/** So many open minutes back from a moment, not before the floor; answers how many did not find room. */
export function eachOpenBack(
  open: readonly OpenSpan[],
  { end, minutes, floor }: { readonly end: number; readonly minutes: number; readonly floor: number },
  see: (span: OpenSpan) => void,
): number {
  let left = minutes
  for (let at = Math.min(firstEndingAfter(open, end), open.length - 1); at >= 0 && left > 0; at--) {
    const to = Math.min(open[at]?.to ?? 0, end)
    const from = Math.max(open[at]?.from ?? 0, to - left, floor)
    if (to <= floor) break
    if (to <= from) continue
    left -= to - from
    see({ from, to })
  }
  return left
}
