import { buildFactory, type Factory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import type { Timetable } from './timetable.ts'
import { starts, Workbench } from './workbench.ts'

/**
 * The same factory, looked at for as long as its work needs, at the most so many days: what finds no room in the usual time would
 * hold back everything that is made of it. One pass tells, without a search; the days are doubled until it finds room for all.
 */
export function withRoom(snapshot: FactorySnapshot, mostDays = snapshot.days): FactorySnapshot {
  let { days } = snapshot
  while (days < mostDays && isFull({ ...snapshot, days })) days = Math.min(days * 2, mostDays)
  return { ...snapshot, days }
}

const [first] = starts

function isFull(snapshot: FactorySnapshot): boolean {
  const factory = buildFactory(snapshot)
  const bench = new Workbench(factory)
  if (first) bench.begin(first)
  const { table } = bench.show()
  return factory.inOrder.some((x) => table.facility[x]! < 0 && couldHaveRoom(factory, table, x))
}

/** Somebody and something could do it, and all that it waits for has its place: nothing is wanting but time. */
export function couldHaveRoom(
  { pred, candidate, requirement, teams }: Factory,
  { facility }: Timetable,
  x: number,
): boolean {
  for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) if (facility[pred.item[p]!]! < 0) return false
  const need = requirement[x]!
  return (
    candidate.start[x]! < candidate.start[x + 1]! && (need < 0 || teams.start[need]! < teams.start[need + 1]!)
  )
}
