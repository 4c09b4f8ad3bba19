import { capacityOf } from './choices.ts'
import type { Factory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import type { Timetable } from './timetable.ts'

/** Frozen operations stay where they are, also where that cannot be: somebody has to decide. */
export interface FrozenFaults {
  /** Something before it ends too late, or its material comes too late. */
  readonly frozenTooEarly: readonly FrozenTooEarly[]
  /** At its time the facility, or the worker, is taken by others that stand; `with` the first of them. */
  readonly frozenConflicts: readonly FrozenConflict[]
}

export interface FrozenTooEarly {
  readonly operation: string
  readonly before?: string
  readonly material?: string
}

export interface FrozenConflict {
  readonly operation: string
  /** Nobody, on a facility that does nothing at a time. */
  readonly with?: string
  readonly facility?: string
  readonly worker?: string
}

export function frozenFaults(snapshot: FactorySnapshot, factory: Factory, table: Timetable): FrozenFaults {
  return {
    frozenTooEarly: frozenTooEarly(snapshot, factory, table),
    frozenConflicts: [
      ...snapshot.facilities.flatMap((one, facility) =>
        conflictsOn(snapshot, table, standing(factory, factory.fixedFacility, facility, table), {
          capacity: capacityOf(one),
          facility: one.id,
        }),
      ),
      ...snapshot.workers.flatMap(({ id }, worker) =>
        conflictsOn(snapshot, table, standing(factory, factory.fixedWorker, worker, table), {
          capacity: 1,
          worker: id,
        }),
      ),
    ],
  }
}

function frozenTooEarly(snapshot: FactorySnapshot, factory: Factory, table: Timetable) {
  const { pred, predShare, predWait, fixedFacility, fixedStart, material, operations } = factory
  const found: FrozenTooEarly[] = []
  for (let y = 0; y < operations; y++) {
    const missing = snapshot.operations[y]!.material
    if (missing && fixedFacility[y]! >= 0 && material[y]! > fixedStart[y]!)
      found.push({ operation: snapshot.operations[y]!.id, material: missing.item })
    for (let p = pred.start[y]!; fixedFacility[y]! >= 0 && p < pred.start[y + 1]!; p++) {
      const x = pred.item[p]!
      // Of a lapping operation it is only sure that it cannot begin first.
      const from = (predShare[p]! < 1 ? table.start[x]! : table.end[x]!) + predWait[p]!
      if (table.facility[x]! >= 0 && from <= fixedStart[y]!) continue
      found.push({ operation: snapshot.operations[y]!.id, before: snapshot.operations[x]!.id })
    }
  }
  return found
}

/** What is frozen or in progress on a facility or with a worker, as it begins. */
function standing(
  { operations }: Factory,
  owner: Int32Array,
  resource: number,
  table: Timetable,
): readonly number[] {
  const found: number[] = []
  for (let x = 0; x < operations; x++) if (owner[x] === resource) found.push(x)
  return found.sort((a, b) => table.start[a]! - table.start[b]!)
}

function conflictsOn(
  { operations }: FactorySnapshot,
  table: Timetable,
  standing: readonly number[],
  {
    capacity,
    ...resource
  }: { readonly capacity: number; readonly facility?: string; readonly worker?: string },
): FrozenConflict[] {
  let active: number[] = []
  return standing.flatMap((x) => {
    active = active.filter((y) => table.end[y]! > table.start[x]!)
    const first = active[0]
    const isFull = active.length >= capacity
    active.push(x)
    if (!isFull) return []
    const other = first === undefined ? {} : { with: operations[first]!.id }
    return [{ operation: operations[x]!.id, ...other, ...resource }]
  })
}
