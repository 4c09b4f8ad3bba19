import type { Factory } from './factory.ts'
import type { Slot } from './slot.ts'
import type { Timetable } from './timetable.ts'

/** Frozen operations stand in the way of the others, on their lane and for their worker. */
export class FrozenBlocks {
  readonly none: boolean
  private readonly ofFacility: Int32Array[]
  private readonly ofWorker: Int32Array[]

  constructor(
    private readonly factory: Factory,
    private readonly table: Timetable,
  ) {
    this.ofFacility = frozenBy(factory, factory.facilities, factory.fixedFacility)
    this.ofWorker = frozenBy(factory, factory.workers, factory.fixedWorker)
    this.none = [...this.ofFacility, ...this.ofWorker].every((list) => list.length === 0)
  }

  /** A lane on which nothing fixed is in the way; the first one when there is none. */
  laneFor(facility: number, start: number, end: number, laneFree: Float64Array): number {
    const { laneStart, now } = this.factory
    const { table } = this
    for (let lane = laneStart[facility]!; lane < laneStart[facility + 1]!; lane++) {
      const taken = this.ofFacility[facility]!.some(
        (y) => table.lane[y] === lane && table.start[y]! < end && table.end[y]! > start,
      )
      if (!taken && laneFree[lane]! <= Math.max(start, now)) return lane
    }
    return laneStart[facility]!
  }

  /** The end of a frozen operation in the way, or 0. */
  behind({ facility, lane, worker, start, end }: Readonly<Slot>): number {
    const { fixedStart, fixedEnd } = this.factory
    for (const y of this.ofFacility[facility]!)
      if (this.table.lane[y] === lane && fixedStart[y]! < end && fixedEnd[y]! > start) return fixedEnd[y]!
    if (worker >= 0)
      for (const y of this.ofWorker[worker]!)
        if (fixedStart[y]! < end && fixedEnd[y]! > start) return fixedEnd[y]!
    return 0
  }
}

function frozenBy(
  { operations, fixedEnd, fixedStart }: Factory,
  count: number,
  owner: Int32Array,
): Int32Array[] {
  const lists: number[][] = Array.from({ length: count }, () => [])
  for (let x = 0; x < operations; x++)
    if (owner[x]! >= 0 && !Number.isNaN(fixedEnd[x]!)) lists[owner[x]!]!.push(x)
  return lists.map((list) => Int32Array.from(list.sort((a, b) => fixedStart[a]! - fixedStart[b]!)))
}
