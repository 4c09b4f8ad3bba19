/** Half-open stretches of time, in minutes from the start of the horizon: `from` belongs to it, `to` does not. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** Sorted, without empty ones, and what touches joined: a night shift is one stretch, not two. */
export function joined(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)
  const result: Interval[] = []
  for (const one of sorted) {
    const last = result.at(-1)
    if (last && one.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, one.to) }
    else result.push(one)
  }
  return result
}

/** What lies in both; both sorted and joined. */
export function overlap(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const result: Interval[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const from = Math.max(a[i]!.from, b[j]!.from)
    const to = Math.min(a[i]!.to, b[j]!.to)
    if (from < to) result.push({ from, to })
    if (a[i]!.to < b[j]!.to) i++
    else j++
  }
  return result
}

/** What lies in `a` and not in `b`; both sorted and joined. */
export function without(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const result: Interval[] = []
  let j = 0
  for (const { from, to } of a) {
    let at = from
    while (j < b.length && b[j]!.to <= at) j++
    for (let k = j; k < b.length && b[k]!.from < to; k++) {
      if (at < b[k]!.from) result.push({ from: at, to: b[k]!.from })
      at = Math.max(at, b[k]!.to)
    }
    if (at < to) result.push({ from: at, to })
  }
  return result
}
