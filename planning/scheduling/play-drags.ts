import { buildFactory, type Factory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { Placer } from './placer.ts'
import { lateOrders } from './proposal.ts'
import { type Drag, type DragMode, Rescheduler, type Rescheduled, type Stand } from './reschedule.ts'
import { emptyTimetable, type Hold, holdNo, type Timetable } from './timetable.ts'

/** A drag in words; without a facility it stays on its own. */
export interface NamedDrag {
  readonly operation: string
  readonly facility?: string
  readonly start: number
  /** What is in the way is pushed, where it is not said. */
  readonly mode?: DragMode
  /** So long it takes from now on, set-up apart. */
  readonly minutes?: number
}

/** Where an operation is wanted again, and by whom. */
export type NamedReturn = Pick<NamedDrag, 'operation' | 'facility' | 'start'> & { readonly worker?: string }

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

/** Places by number, column by column: they cross between threads without a copy of thousands of objects. */
export interface PlaceColumns {
  /** Which operations of the snapshot, and which of its facilities and workers; -1 for nobody. */
  readonly operation: Int32Array<ArrayBuffer>
  readonly facility: Int32Array<ArrayBuffer>
  readonly worker: Int32Array<ArrayBuffer>
  readonly start: Int32Array<ArrayBuffer>
  readonly end: Int32Array<ArrayBuffer>
}

/** A drag of what stands nowhere, or to a facility that cannot do it; or a length that has no room where it stands. */
export type RefusedDrag =
  | { readonly unknown: NamedDrag }
  | { readonly impossible: NamedDrag }
  | { readonly tooLong: NamedDrag; readonly held: Hold }

/** The plan as it stands: everything at its place. */
export const standingTable = (standing: FactorySnapshot): Timetable => tableOf(buildFactory(standing))

/**
 * Drags one after the other, where what is in the way makes room. `before` is the same factory with everything fixed where it
 * stands; in `snapshot` only that is fixed which no drag may move.
 */
export class DragDesk {
  private readonly factory: Factory
  private readonly numbers: ReadonlyMap<string, number>
  private readonly facilities: ReadonlyMap<string, number>
  private readonly holds = new Map<number, Hold | undefined>()
  private table: Timetable
  /** Of the table as it is now; made when it is first asked. */
  private rescheduler: Rescheduler | undefined

  constructor(
    private readonly snapshot: FactorySnapshot,
    private readonly before: Timetable,
  ) {
    this.factory = buildFactory(snapshot)
    this.table = before
    this.numbers = new Map(snapshot.operations.map(({ id }, x) => [id, x]))
    this.facilities = new Map(snapshot.facilities.map(({ id }, facility) => [id, facility]))
  }

  /** So that the first question is answered as quickly as the others. */
  prepare(): void {
    this.rescheduler ??= new Rescheduler(this.factory, this.table)
  }

  /** What a drag would change of what stands now; nothing is dropped. */
  preview(drag: NamedDrag): RefusedDrag | Pick<PlayedDrags, 'changed' | 'lost'> {
    const asked = this.asked(drag)
    if ('operation' in asked) {
      const { changed, standOf } = this.ask(asked)
      const stands = [...changed].map((x) => ({ x, stand: standOf(x) }))
      return {
        changed: stands
          .filter(({ x, stand }) => stand.facility >= 0 && differs(this.table, x, stand))
          .map(({ x, stand }) => namedPlace(this.snapshot, x, stand)),
        lost: stands
          .filter(({ stand }) => stand.facility < 0)
          .map(({ x }) => this.snapshot.operations[x]!.id),
      }
    }
    return asked
  }

  /** The same for a picture that ends at a moment: what begins later is left as it was. Nothing where something finds no place. */
  glance(drag: NamedDrag, through: number): PlaceColumns | undefined {
    const asked = this.asked(drag)
    if (!('operation' in asked)) return undefined
    const { changed, standOf } = this.ask({ ...asked, through })
    const stands = new Array<Omit<Stand, 'lane'>>()
    const own: number[] = []
    for (const x of changed) {
      const stand = standOf(x)
      if (stand.facility < 0) return undefined
      if (!differs(this.table, x, stand)) continue
      own.push(x)
      stands.push(stand)
    }
    const column = (of: (stand: Omit<Stand, 'lane'>) => number) => Int32Array.from(stands, of)
    return {
      operation: Int32Array.from(own),
      facility: column(({ facility }) => facility),
      worker: column(({ worker }) => worker),
      start: column(({ start }) => Math.round(start)),
      end: column(({ end }) => Math.round(end)),
    }
  }

  /** A drag that is dropped: the next one finds the plan as this one leaves it. */
  drop(drag: NamedDrag): RefusedDrag | undefined {
    const asked = this.asked(drag)
    if (!('operation' in asked)) return asked
    const x = asked.operation
    const { held, timetable } = this.ask(asked)
    if (drag.minutes !== undefined && held !== undefined) return { tooLong: drag, held }
    this.table = timetable()
    this.rescheduler = undefined
    this.holds.set(x, held)
    const { start } = this.factory.candidate
    if (drag.minutes !== undefined) this.factory.run.fill(drag.minutes, start[x], start[x + 1])
    // Whoever asks why it is late hears that it was put there.
    if (held === undefined) this.table.held[x] = holdNo.frozen
    return undefined
  }

  /** Each to its place again, all at once: as where they stood before drags that moved them. One that can be there no more is passed over. */
  putBack(places: readonly NamedReturn[]): void {
    const asked = places.flatMap(({ worker, ...place }) => {
      const drag = this.asked(place)
      const by = worker === undefined ? undefined : this.snapshot.workers.findIndex(({ id }) => id === worker)
      if (!('operation' in drag)) return []
      return [{ ...drag, ...(by === undefined || by < 0 ? {} : { worker: by }) }]
    })
    this.prepare()
    const played = this.rescheduler?.putBack(asked)
    if (!played) return
    this.table = played.timetable()
    this.rescheduler = undefined
    for (const { operation } of asked) this.holds.set(operation, played.heldOf.get(operation))
  }

  /** What all that was dropped comes to. */
  played(): PlayedDrags {
    const { snapshot, factory, before, table } = this
    const changed = snapshot.operations.flatMap((_, x) => (differs(before, x, standIn(table, x)) ? [x] : []))
    const isPlaced = (x: number) => table.facility[x]! >= 0
    const placeOf = (x: number) => namedPlace(snapshot, x, standIn(table, x))
    return {
      changed: changed.filter(isPlaced).map(placeOf),
      dragged: [...this.holds].filter(([x]) => isPlaced(x)).map(([x, held]) => ({ ...placeOf(x), held })),
      lost: changed.filter((x) => !isPlaced(x)).map((x) => snapshot.operations[x]!.id),
      lateBefore: lateOrders(snapshot, factory, before),
      lateNow: lateOrders(snapshot, factory, table),
    }
  }

  private asked(drag: NamedDrag): RefusedDrag | Drag {
    const { factory, table, before, snapshot } = this
    const x = this.numbers.get(drag.operation) ?? -1
    if (x < 0 || before.facility[x]! < 0) return { unknown: drag }
    const facility =
      drag.facility === undefined ? table.facility[x]! : (this.facilities.get(drag.facility) ?? -1)
    if (!isCandidate(factory, x, facility)) return { impossible: drag }
    return {
      ...{ operation: x, facility, start: Math.max(snapshot.now, drag.start) },
      mode: drag.mode ?? 'push',
      ...(drag.minutes === undefined ? {} : { minutes: drag.minutes }),
    }
  }

  private ask(drag: Drag): Rescheduled {
    this.rescheduler ??= new Rescheduler(this.factory, this.table)
    return this.rescheduler.preview(drag)
  }
}

/** Drags one after the other; one that cannot be is answered by its name. */
export function playDrags(
  snapshot: FactorySnapshot,
  before: Timetable,
  drags: readonly NamedDrag[],
): PlayedDrags | RefusedDrag {
  const desk = new DragDesk(snapshot, before)
  for (const drag of drags) {
    const refused = desk.drop(drag)
    if (refused) return refused
  }
  return desk.played()
}

function tableOf(factory: Factory): Timetable {
  const table = emptyTimetable(factory)
  new Placer(factory, table).reset()
  return table
}

const isCandidate = ({ candidate: { start, item } }: Factory, x: number, facility: number): boolean =>
  item.subarray(start[x], start[x + 1]).includes(facility)

const standIn = (table: Timetable, x: number): Omit<Stand, 'lane'> => ({
  ...{ facility: table.facility[x]!, worker: table.worker[x]!, start: table.start[x]! },
  ...{ setup: table.setup[x]!, end: table.end[x]! },
})

const differs = (
  table: Timetable,
  x: number,
  { start, end, facility, worker }: Omit<Stand, 'lane'>,
): boolean =>
  table.start[x] !== start ||
  table.end[x] !== end ||
  table.facility[x] !== facility ||
  table.worker[x] !== worker

function namedPlace(
  { operations, facilities, workers }: FactorySnapshot,
  x: number,
  { facility, worker, start, setup, end }: Omit<Stand, 'lane'>,
): DraggedPlace {
  return {
    operation: operations[x]!.id,
    facility: facilities[facility]!.id,
    worker: workers[worker]?.id ?? '',
    ...{ start: Math.round(start), setup: Math.round(setup), end: Math.round(end) },
  }
}
