import { beyondHorizon } from '../calendar/working-time.ts'
import { byStart, descendantsBefore, opAt } from './drag-order.ts'
import type { Factory } from './factory.ts'
import { type LanesState } from './lanes.ts'
import { Placer } from './placer.ts'
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
  /**
   * How far the answer must reach, for a preview of what is in view: operations that begin later are left as they were,
   * even where they now collide. Without it the answer is whole.
   */
  readonly through?: number
}

export interface Rescheduled {
  /** The schedule with the drag; it is overwritten by the next preview. */
  readonly table: Timetable
  /** Operations that stand elsewhere than before, the dragged one first. */
  readonly changed: readonly number[]
  /** What kept the dragged operation from the wished start, when it could not be there. */
  readonly held: Hold | undefined
}

/** Between two saved states; a preview begins at the last one before the first change. */
const stride = 1024

/**
 * Live answers while a bar is dragged. The schedule is walked once in the order of start times: an operation stays where
 * it is unless its facility, worker or a predecessor is no longer free for it by then. What lies before the drag is not
 * walked at all. The same class runs in the browser and on the server.
 */
export class Rescheduler {
  private readonly placer: Placer
  private readonly scratch: Timetable
  private readonly sequence: Int32Array
  private readonly states: LanesState[] = []
  private readonly moved: Uint8Array
  private readonly aside: Uint8Array
  private readonly touched: number[] = []

  constructor(
    readonly factory: Factory,
    readonly base: Timetable,
  ) {
    this.scratch = emptyTimetable(factory)
    this.placer = new Placer(factory, this.scratch)
    this.sequence = byStart(factory, base)
    this.moved = new Uint8Array(factory.operations)
    this.aside = new Uint8Array(factory.operations)
    copyTimetable(base, this.scratch)
    this.placer.lanes.clearTo(factory.now)
    this.sequence.forEach((x, i) => {
      if (i % stride === 0) this.states.push(this.placer.lanes.save())
      this.placer.lanes.note(x)
    })
  }

  preview(drag: Drag): Rescheduled {
    const { base, scratch, aside } = this
    this.undo()
    if (!this.mayStandOn(drag)) return { table: scratch, changed: [], held: 'facility' }
    const late = this.latecomers(drag)
    for (const { x } of late) aside[x] = 1
    const first = Math.min(...late.map(({ x, at }) => Math.min(base.start[x]!, at)))
    const changed: number[] = []
    let held: Hold | undefined
    const put = (x: number, at: number) => {
      if (this.settle(x, at, drag)) changed.push(x)
      if (x === drag.operation && scratch.start[x]! > drag.start) held = holds[this.scratch.held[x]!]!
    }
    const through = drag.through ?? Number.POSITIVE_INFINITY
    let next = 0
    for (let i = this.restoreBefore(first); i < this.sequence.length; i++) {
      const x = this.sequence[i]!
      if (base.start[x]! > through) break
      while (next < late.length && late[next]!.at <= base.start[x]!) {
        put(late[next]!.x, late[next]!.at)
        next++
      }
      if (aside[x]) continue
      if (this.stays(x)) this.placer.lanes.note(x)
      else put(x, base.start[x]!)
    }
    for (; next < late.length; next++) put(late[next]!.x, late[next]!.at)
    for (const { x } of late) aside[x] = 0
    return { table: scratch, changed: [drag.operation, ...changed.filter((x) => x !== drag.operation)], held }
  }

  /** Back to the schedule that is dragged in: only what the last preview touched, the rest is as it was. */
  private undo(): void {
    const { base, scratch, moved, touched } = this
    for (const x of touched) {
      moved[x] = 0
      copyOperation(base, scratch, x)
    }
    touched.length = 0
  }

  private mayStandOn({ operation, facility }: Drag): boolean {
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
    const partner = mode === 'swap' ? opAt(this.sequence, base, facility, start, operation) : -1
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
    const { sequence, base, states, placer } = this
    let low = 0
    let high = sequence.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (base.start[sequence[middle]!]! < time) low = middle + 1
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
  private settle(x: number, at: number, drag: Drag): boolean {
    const { placer, base, scratch, moved } = this
    this.touched.push(x)
    const from = Math.max(at, placer.ready(x))
    if (!this.weigh(x, from, drag)) {
      scratch.facility[x] = -1
      scratch.end[x] = beyondHorizon
      moved[x] = 1
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
    if (elsewhere) moved[x] = 1
    return elsewhere
  }

  /** Only the dragged operation, and what a repair sends elsewhere, has a choice. */
  private weigh(x: number, from: number, drag: Drag): boolean {
    const { placer, base } = this
    if (x === drag.operation)
      return placer.weigh(x, from, {
        facility: drag.facility,
        ...(drag.worker === undefined ? {} : { worker: drag.worker }),
      })
    if (drag.mode === 'repair') return placer.weigh(x, from)
    return placer.weighAgain(x, from, base.facility[x]!, base.worker[x]!)
  }
}
