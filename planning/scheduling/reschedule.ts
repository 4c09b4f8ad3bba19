import { beyondHorizon } from '../calendar/working-time.ts'
import { byStart, descendantsBefore, latecomersTogether } from './drag-order.ts'
import type { Factory } from './factory.ts'
import { type LanesState } from './lanes.ts'
import { Placer } from './placer.ts'
import { type Renumbering, renumberedFactory, renumberedTimetable, renumbering } from './renumber.ts'
import {
  copyOperation,
  copyTimetable,
  emptyTimetable,
  type Hold,
  holds,
  type Timetable,
} from './timetable.ts'

/**
 * `push`: what is in the way moves later on its facility. `swap`: the operation that stands there takes the old place.
 * `repair`: what is in the way goes wherever it ends first.
 */
export type DragMode = 'push' | 'swap' | 'repair'

export interface Drag {
  readonly operation: number
  readonly facility: number
  readonly start: number
  readonly mode: DragMode
  readonly worker?: number
  /** So long it takes wherever it stands, set-up apart; without it as long as it does anyway. */
  readonly minutes?: number
  /**
   * How far the answer must reach, for a preview of what is in view: operations that begin later are left as they were,
   * even where they now collide. Without it the answer is whole.
   */
  readonly through?: number
}

/** Where an operation is wanted again; with nobody named, by whoever can. */
export type Return = Pick<Drag, 'operation' | 'facility' | 'start' | 'worker'>

/** Where, by whom and when an operation is done; facility -1: nowhere in the horizon. */
export interface Stand {
  readonly facility: number
  readonly lane: number
  readonly worker: number
  readonly start: number
  readonly setup: number
  readonly end: number
}

/** An answer is good until the next question. */
export interface Rescheduled {
  /** Operations that stand elsewhere than before, the dragged one first. */
  readonly changed: Int32Array
  /** What kept the dragged operation from the wished start, when it could not be there. */
  readonly held: Hold | undefined
  /** The same of each of several that were put somewhere together. */
  readonly heldOf: ReadonlyMap<number, Hold>
  readonly standOf: (operation: number) => Stand
  /** The whole schedule with the drag, as a copy. */
  readonly timetable: () => Timetable
}

/** Between two saved states; a preview begins at the last one before the first change, and ends where the old schedule is met. */
const usualStride = 1024

/**
 * Live answers while a bar is dragged. The schedule is walked once in the order of start times: an operation stays where
 * it is unless its facility, worker or a predecessor is no longer free for it by then. What lies before the drag, and what
 * lies behind the point where nothing differs any more, is not walked at all. Inside, operations are numbered by their starts, so that the walk goes through memory in line; on large
 * schedules that halves its time. The same class runs in the browser and on the server.
 */
export class Rescheduler {
  private readonly numbers: Renumbering
  private readonly factory: Factory
  private readonly base: Timetable
  /** How many operations stand somewhere: the first ones, by start. */
  private readonly standing: number
  private readonly placer: Placer
  private readonly scratch: Timetable
  private readonly states: LanesState[] = []
  private readonly moved: Uint8Array
  private readonly aside: Uint8Array
  /** What the last preview put somewhere. */
  private readonly touched: Int32Array
  private touches = 0
  /** What of it stands elsewhere now. */
  private readonly changed: Int32Array
  private changes = 0
  /** The last operation that waits for one that moved. */
  private reach = 0

  constructor(
    factory: Factory,
    base: Timetable,
    private readonly stride = usualStride,
  ) {
    const sequence = byStart(factory, base)
    this.numbers = renumbering(factory.operations, sequence)
    this.factory = renumberedFactory(factory, this.numbers)
    this.base = renumberedTimetable(base, this.numbers)
    this.standing = sequence.length
    this.scratch = emptyTimetable(this.factory)
    this.placer = new Placer(this.factory, this.scratch)
    this.moved = new Uint8Array(factory.operations)
    this.aside = new Uint8Array(factory.operations)
    this.touched = new Int32Array(factory.operations)
    this.changed = new Int32Array(factory.operations)
    copyTimetable(this.base, this.scratch)
    this.placer.lanes.clearTo(factory.now)
    for (let x = 0; x < this.standing; x++) {
      if (x % stride === 0) this.states.push(this.placer.lanes.save())
      this.placer.lanes.note(x)
    }
  }

  preview(drag: Drag): Rescheduled {
    const { fresh } = this.numbers
    this.undo()
    const inside = { ...drag, operation: fresh[drag.operation]! }
    if (!this.mayStandOn(inside)) return this.answer('facility')
    const { start } = this.factory.candidate
    const own = this.factory.run.subarray(start[inside.operation], start[inside.operation + 1])
    const usual = own.slice()
    if (drag.minutes !== undefined) own.fill(drag.minutes)
    const answer = this.walk(this.latecomers(inside), new Map([[inside.operation, inside]]), inside)
    own.set(usual)
    return answer
  }

  /** Several at once: those that change places with each other are in nobody's way. What else is in the way is pushed. */
  putBack(places: readonly Return[]): Rescheduled {
    this.undo()
    const { fresh } = this.numbers
    const wanted = new Map(
      places
        .map((place) => ({ ...place, operation: fresh[place.operation]! }))
        .filter((place) => this.mayStandOn(place))
        .map((place) => [place.operation, place]),
    )
    const starts = new Map([...wanted].map(([x, { start }]) => [x, start]))
    return this.walk(latecomersTogether(this.factory, this.base, starts), wanted, { mode: 'push' })
  }

  private walk(
    late: readonly { readonly x: number; readonly at: number }[],
    wanted: ReadonlyMap<number, Return>,
    { mode, through = Number.POSITIVE_INFINITY }: Pick<Drag, 'mode' | 'through'>,
  ): Rescheduled {
    const { base, scratch, aside, placer, standing, stride } = this
    for (const { x } of late) aside[x] = 1
    const first = Math.min(...late.map(({ x, at }) => Math.min(base.start[x]!, at)))
    for (const x of wanted.keys()) this.changed[this.changes++] = x
    const held = new Map<number, Hold>()
    const put = (x: number, at: number) => {
      const wish = wanted.get(x)
      if (this.settle(x, at, wish ?? mode) && !wish) this.changed[this.changes++] = x
      if (wish && scratch.start[x]! > wish.start) held.set(x, this.heldFrom(x, wish.start))
    }
    let next = 0
    for (let x = this.restoreBefore(first); x < standing; x++) {
      const start = base.start[x]!
      if (start > through || (x % stride === 0 && next === late.length && this.isAsBefore(x))) break
      while (next < late.length && late[next]!.at <= start) {
        put(late[next]!.x, late[next]!.at)
        next++
      }
      if (aside[x]) continue
      if (this.stays(x)) placer.lanes.note(x)
      else put(x, start)
    }
    for (; next < late.length; next++) put(late[next]!.x, late[next]!.at)
    for (const { x } of late) aside[x] = 0
    return this.answer(undefined, held)
  }

  /** What is ready by then and has its machine waits for working hours: the schedule names a night only where it costs something. */
  private heldFrom(x: number, at: number): Hold {
    const held = holds[this.scratch.held[x]!]!
    const isOfBefore = held === 'predecessor' || held === 'material' || held === 'lead-time'
    return isOfBefore && this.placer.isReady(x, at) ? 'calendar' : held
  }

  /** The new schedule has met the old: from x on nobody notices the drag. */
  private isAsBefore(x: number): boolean {
    return x > this.reach && this.placer.lanes.areAt(this.states[x / this.stride]!)
  }

  private answer(refused: Hold | undefined, heldOf: ReadonlyMap<number, Hold> = new Map()): Rescheduled {
    const { scratch, numbers } = this
    const [held = refused] = heldOf.values()
    const changed = this.changed.slice(0, this.changes)
    for (let i = 0; i < changed.length; i++) changed[i] = numbers.old[changed[i]!]!
    return {
      changed,
      held,
      heldOf: new Map([...heldOf].map(([x, hold]) => [numbers.old[x]!, hold])),
      standOf: (operation) => {
        const x = numbers.fresh[operation]!
        const [facility, lane, worker] = [scratch.facility[x]!, scratch.lane[x]!, scratch.worker[x]!]
        return {
          facility,
          lane,
          worker,
          start: scratch.start[x]!,
          setup: scratch.setup[x]!,
          end: scratch.end[x]!,
        }
      },
      timetable: () => renumberedTimetable(scratch, { old: numbers.fresh, fresh: numbers.old }),
    }
  }

  /** Back to the schedule that is dragged in: only what the last preview touched, the rest is as it was. */
  private undo(): void {
    const { base, scratch, moved, touched } = this
    for (let i = 0; i < this.touches; i++) {
      moved[touched[i]!] = 0
      copyOperation(base, scratch, touched[i]!)
    }
    this.touches = 0
    this.changes = 0
    this.reach = 0
  }

  private mayStandOn({ operation, facility }: Return): boolean {
    const { start, item } = this.factory.candidate
    return item.subarray(start[operation], start[operation + 1]).includes(facility)
  }

  /** Who is not walked at the usual place: the dragged operation, its partner, and successors that it now overtakes. */
  private latecomers({
    operation,
    facility,
    start,
    mode,
  }: Drag): { readonly x: number; readonly at: number }[] {
    const { factory, base } = this
    // Not before its predecessors, so that they are walked before it.
    const soonest = (x: number, at: number) => Math.max(at, this.placer.ready(x))
    const list = [{ x: operation, at: soonest(operation, start) }]
    const partner = mode === 'swap' ? this.standsAt(facility, start, operation) : -1
    if (partner >= 0 && factory.fixedFacility[partner]! < 0 && this.areApart(operation, partner)) {
      list[0] = { x: operation, at: soonest(operation, base.start[partner]!) }
      list.push({ x: partner, at: soonest(partner, base.start[operation]!) })
    }
    for (const one of list.slice(0, 2))
      for (const x of descendantsBefore(factory, base, one.x, one.at))
        if (!list.some((other) => other.x === x)) list.push({ x, at: one.at })
    // Sorting keeps those at the same time in order: whoever moves there first, then what follows it.
    return list.sort((a, b) => a.at - b.at)
  }

  /** Who stands on a facility at a moment, other than `not`; -1 for nobody. */
  private standsAt(facility: number, at: number, not: number): number {
    const { base, standing } = this
    for (let x = 0; x < standing && base.start[x]! <= at; x++)
      if (x !== not && base.facility[x] === facility && base.end[x]! > at) return x
    return -1
  }

  /** Neither waits for the other: only then can they change places. */
  private areApart(a: number, b: number): boolean {
    const { factory, base } = this
    const end = Number.POSITIVE_INFINITY
    return (
      !descendantsBefore(factory, base, a, end).includes(b) &&
      !descendantsBefore(factory, base, b, end).includes(a)
    )
  }

  private restoreBefore(time: number): number {
    const { base, states, placer, standing, stride } = this
    let low = 0
    let high = standing
    while (low < high) {
      const middle = (low + high) >> 1
      if (base.start[middle]! < time) low = middle + 1
      else high = middle
    }
    const state = Math.max(0, Math.min(states.length - 1, Math.floor(low / stride)))
    placer.lanes.restore(states[state]!)
    return state * stride
  }

  /** Nothing that this operation depends on has become later than it can bear. */
  private stays(x: number): boolean {
    const { factory, scratch, moved, placer } = this
    const { pred, fixedFacility } = factory
    if (fixedFacility[x]! >= 0) return true
    const start = scratch.start[x]!
    if (!placer.lanes.isFree(x, start)) return false
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++)
      if (moved[pred.item[p]!] && !placer.mayBegin(x, start)) return false
    return true
  }

  /** Puts x at the first possible moment from `at` on; true when it now stands elsewhere than before. */
  private settle(x: number, at: number, asked: Return | DragMode): boolean {
    const { placer, base, scratch } = this
    this.touched[this.touches++] = x
    const from = Math.max(at, placer.ready(x))
    if (!this.weigh(x, from, asked)) {
      scratch.facility[x] = -1
      scratch.end[x] = beyondHorizon
      this.move(x)
      return true
    }
    placer.put(x)
    // It stands in the list of the placed already.
    scratch.placed = base.placed
    const elsewhere =
      scratch.start[x] !== base.start[x] ||
      scratch.end[x] !== base.end[x] ||
      scratch.facility[x] !== base.facility[x] ||
      scratch.worker[x] !== base.worker[x]
    if (elsewhere) this.move(x)
    return elsewhere
  }

  private move(x: number): void {
    const { succ } = this.factory
    this.moved[x] = 1
    for (let s = succ.start[x]!; s < succ.start[x + 1]!; s++) {
      const y = succ.item[s]!
      if (y < this.standing && y > this.reach) this.reach = y
    }
  }

  /** Only what is put somewhere, and what a repair sends elsewhere, has a choice. */
  private weigh(x: number, from: number, asked: Return | DragMode): boolean {
    const { placer, base } = this
    if (asked === 'repair') return placer.weigh(x, from)
    if (typeof asked === 'string') return placer.weighAgain(x, from, base.facility[x]!, base.worker[x]!)
    const { facility, worker } = asked
    // Who did it may not be able to any more.
    return (
      (worker !== undefined && placer.weigh(x, from, { facility, worker })) ||
      placer.weigh(x, from, { facility })
    )
  }
}
