import type { Factory } from './factory.ts'

/** What held an operation's start back. */
export const holds = [
  'lead-time',
  'predecessor',
  'material',
  'facility',
  'worker',
  'calendar',
  'frozen',
] as const
export type Hold = (typeof holds)[number]
/** Their places among them. */
export const holdNo: Readonly<Record<Hold, number>> = {
  'lead-time': 0,
  predecessor: 1,
  material: 2,
  facility: 3,
  worker: 4,
  calendar: 5,
  frozen: 6,
}

/** A schedule of a factory: where, who and when, by operation; -1 where there is none. */
export interface Timetable {
  readonly facility: Int32Array
  readonly lane: Int32Array
  readonly worker: Int32Array
  readonly start: Float64Array
  /** Minutes of set-up at its beginning. */
  readonly setup: Int32Array
  readonly end: Float64Array
  readonly held: Uint8Array
  /** The operations in the order in which they were placed. */
  readonly order: Int32Array
  placed: number
}

export function emptyTimetable({ operations }: Factory): Timetable {
  return {
    facility: new Int32Array(operations).fill(-1),
    lane: new Int32Array(operations).fill(-1),
    worker: new Int32Array(operations).fill(-1),
    start: new Float64Array(operations).fill(-1),
    setup: new Int32Array(operations),
    end: new Float64Array(operations).fill(-1),
    held: new Uint8Array(operations),
    order: new Int32Array(operations),
    placed: 0,
  }
}

export function clear(table: Timetable): void {
  table.facility.fill(-1)
  table.lane.fill(-1)
  table.worker.fill(-1)
  table.start.fill(-1)
  table.setup.fill(0)
  table.end.fill(-1)
  table.held.fill(0)
  table.placed = 0
}

export function copyTimetable(from: Timetable, to: Timetable): void {
  to.facility.set(from.facility)
  to.lane.set(from.lane)
  to.worker.set(from.worker)
  to.start.set(from.start)
  to.setup.set(from.setup)
  to.end.set(from.end)
  to.held.set(from.held)
  to.order.set(from.order)
  to.placed = from.placed
}

/** What stands for one operation; the list of the placed is left alone. */
export function copyOperation(from: Timetable, to: Timetable, x: number): void {
  to.facility[x] = from.facility[x]!
  to.lane[x] = from.lane[x]!
  to.worker[x] = from.worker[x]!
  to.start[x] = from.start[x]!
  to.setup[x] = from.setup[x]!
  to.end[x] = from.end[x]!
  to.held[x] = from.held[x]!
}
