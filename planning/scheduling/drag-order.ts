import type { Factory } from './factory.ts'
import type { Timetable } from './timetable.ts'

/** Placed operations by start; what starts together in the order in which it was placed. */
export function byStart({ operations }: Factory, { facility, start, order, placed }: Timetable): Int32Array {
  const rank = new Int32Array(operations)
  for (let i = 0; i < placed; i++) rank[order[i]!] = i
  return order
    .slice(0, placed)
    .filter((x) => facility[x]! >= 0)
    .sort((a, b) => start[a]! - start[b]! || rank[a]! - rank[b]!)
}

/** Successors, near and far, that begin before x would: they must be walked after it. */
export function descendantsBefore(
  { succ }: Factory,
  { start, facility }: Timetable,
  x: number,
  at: number,
): number[] {
  const found = new Set<number>()
  const open = [x]
  for (let y = open.pop(); y !== undefined; y = open.pop())
    for (let s = succ.start[y]!; s < succ.start[y + 1]!; s++) {
      const z = succ.item[s]!
      if (start[z]! > at || facility[z]! < 0 || found.has(z)) continue
      found.add(z)
      open.push(z)
    }
  return [...found].sort((a, b) => start[a]! - start[b]!)
}

/**
 * When each of several is walked that are put somewhere together, and what has to come behind them: none before what it waits for, nor
 * before it is wanted. In the order of the walk.
 */
export function latecomersTogether(
  { inOrder, pred }: Pick<Factory, 'inOrder' | 'pred'>,
  { start, facility }: Timetable,
  wanted: ReadonlyMap<number, number>,
): { readonly x: number; readonly at: number }[] {
  const walked = new Map<number, number>()
  for (const x of inOrder) {
    if (facility[x]! < 0) continue
    const own = wanted.get(x)
    let at = own ?? start[x]!
    let isLate = own !== undefined
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
      const before = pred.item[p]!
      const known = walked.get(before)
      if (known !== undefined && known >= start[x]!) isLate = true
      // What stays is walked where it stands, and what waits for it behind that.
      at = Math.max(at, known ?? (own === undefined ? at : start[before]! + 1))
    }
    if (isLate) walked.set(x, at)
  }
  return [...walked].map(([x, at]) => ({ x, at })).sort((a, b) => a.at - b.at)
}
