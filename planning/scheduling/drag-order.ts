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
