import { buildFactory, type Factory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { Placer } from './placer.ts'
import { lateOrders } from './proposal.ts'
import { Rescheduler } from './reschedule.ts'
import { emptyTimetable, type Hold, holdNo, type Timetable } from './timetable.ts'

/** A drag in words; without a facility it stays on its own. */
export interface NamedDrag {
  readonly operation: string
  readonly facility?: string
  readonly start: number
}

export interface DraggedPlace {
  readonly operation: string
  readonly facility: string
  readonly worker: string
  readonly start: number
  readonly setup: number
  readonly end: number
}

export interface PlayedDrags {
  /** What stands elsewhere than before. */
  readonly changed: readonly DraggedPlace[]
  /** What was dragged, where it stands now, and what kept it from where it was dropped. */
  readonly dragged: readonly (DraggedPlace & { readonly held: Hold | undefined })[]
  /** What has no place any more. */
  readonly lost: readonly string[]
  readonly lateBefore: ReturnType<typeof lateOrders>
  readonly lateNow: ReturnType<typeof lateOrders>
}

/**
 * Drags one after the other, where what is in the way goes later on its facility. `standing` is the same factory with everything
 * fixed where it stands; in `snapshot` only that is fixed which no drag may move. A drag of what stands nowhere, or to a facility
 * that cannot do it, is answered by its name.
 */
export function playDrags(
  snapshot: FactorySnapshot,
  standing: FactorySnapshot,
  drags: readonly NamedDrag[],
): PlayedDrags | { readonly unknown: NamedDrag } | { readonly impossible: NamedDrag } {
  const factory = buildFactory(snapshot)
  const before = tableOf(buildFactory(standing))
  const numbers = new Map(snapshot.operations.map(({ id }, x) => [id, x]))
  const facilities = new Map(snapshot.facilities.map(({ id }, facility) => [id, facility]))
  const holds = new Map<number, Hold | undefined>()
  let table = before
  for (const drag of drags) {
    const x = numbers.get(drag.operation) ?? -1
    if (x < 0 || before.facility[x]! < 0) return { unknown: drag }
    const facility = drag.facility === undefined ? table.facility[x]! : (facilities.get(drag.facility) ?? -1)
    if (!isCandidate(factory, x, facility)) return { impossible: drag }
    const start = Math.max(snapshot.now, drag.start)
    const answer = new Rescheduler(factory, table).preview({ operation: x, facility, start, mode: 'push' })
    table = answer.timetable()
    holds.set(x, answer.held)
    // Whoever asks why it is late hears that it was put there.
    if (answer.held === undefined) table.held[x] = holdNo.frozen
  }
  const changed = snapshot.operations.flatMap((_, x) => (standsElsewhere(before, table, x) ? [x] : []))
  const isPlaced = (x: number) => table.facility[x]! >= 0
  return {
    changed: changed.filter(isPlaced).map((x) => placeOf(snapshot, table, x)),
    dragged: [...holds]
      .filter(([x]) => isPlaced(x))
      .map(([x, held]) => ({ ...placeOf(snapshot, table, x), held })),
    lost: changed.filter((x) => !isPlaced(x)).map((x) => snapshot.operations[x]!.id),
    lateBefore: lateOrders(snapshot, factory, before),
    lateNow: lateOrders(snapshot, factory, table),
  }
}

function tableOf(factory: Factory): Timetable {
  const table = emptyTimetable(factory)
  new Placer(factory, table).reset()
  return table
}

const isCandidate = ({ candidate: { start, item } }: Factory, x: number, facility: number): boolean =>
  item.subarray(start[x], start[x + 1]).includes(facility)

const standsElsewhere = (before: Timetable, now: Timetable, x: number): boolean =>
  before.start[x] !== now.start[x] ||
  before.end[x] !== now.end[x] ||
  before.facility[x] !== now.facility[x] ||
  before.worker[x] !== now.worker[x]

function placeOf(snapshot: FactorySnapshot, table: Timetable, x: number): DraggedPlace {
  return {
    operation: snapshot.operations[x]!.id,
    facility: snapshot.facilities[table.facility[x]!]!.id,
    worker: snapshot.workers[table.worker[x]!]?.id ?? '',
    start: Math.round(table.start[x]!),
    setup: Math.round(table.setup[x]!),
    end: Math.round(table.end[x]!),
  }
}
