import { beyondHorizon } from '../calendar/working-time.ts'
import { calendarOn, type Factory } from './factory.ts'

/**
 * Backward from the due dates: the latest moment each operation must begin, on its usual facility and without regard to
 * what else wants it. -1: it should have begun before the horizon. Operations of no due order get the horizon's end. With
 * `soonest`, what cannot begin in time counts as beginning when it can.
 */
export function latestStarts(
  factory: Factory,
  ends = dueEnds(factory),
  soonest?: Float64Array,
): Float64Array {
  const { operations, inOrder, pred, predShare, predWait } = factory
  const latest = new Float64Array(operations)
  const endBy = ends.slice()
  for (let i = operations - 1; i >= 0; i--) {
    const x = inOrder[i]!
    latest[x] = Math.min(latestStart(factory, x, endBy[x]!), beyondHorizon)
    if (soonest && soonest[x]! > latest[x]!) latest[x] = soonest[x]!
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
      const y = pred.item[p]!
      // A lapping successor may begin before this one ends: it then needs only its own last part behind it.
      const by =
        latest[x]! - predWait[p]! + (predShare[p]! < 1 ? (1 - predShare[p]!) * usualRun(factory, y) : 0)
      if (by < endBy[y]!) endBy[y] = by
    }
  }
  return latest
}

function latestStart(factory: Factory, x: number, end: number): number {
  const c = usual(factory, x)
  if (c < 0) return end
  const calendar = calendarOn(factory, factory.candidate.item[c]!)
  return calendar.startFor(end, Math.ceil(factory.run[c]! * (1 - factory.done[x]!)))
}

function dueEnds({ operations, due, orderOf }: Factory): Float64Array {
  const ends = new Float64Array(operations)
  for (let x = 0; x < operations; x++) ends[x] = due[orderOf[x]!]!
  return ends
}

/** Minutes of the usual candidate; none where no facility can do it. */
export function usualRun(factory: Factory, x: number): number {
  const c = usual(factory, x)
  return c < 0 ? 0 : factory.run[c]!
}

/** The candidate with the best priority, the shortest among equals; -1 when no facility can do it. */
function usual({ candidate, rank, run }: Factory, x: number): number {
  if (candidate.start[x] === candidate.start[x + 1]) return -1
  let best = candidate.start[x]!
  for (let c = best + 1; c < candidate.start[x + 1]!; c++)
    if (rank[c]! < rank[best]! || (rank[c] === rank[best] && run[c]! < run[best]!)) best = c
  return best
}
