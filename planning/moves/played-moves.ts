import { epochDay } from '../mrp/input-reader.ts'
import type { FactorySnapshot } from '../scheduling/factory-snapshot.ts'
import type { DraggedPlace, NamedDrag, PlayedDrags } from '../scheduling/play-drags.ts'
import type { DragMode } from '../scheduling/reschedule.ts'
import { standingAt, type StandingPlace } from '../scheduling/standing.ts'
import type { Hold } from '../scheduling/timetable.ts'
import { operationKey, planKey } from './order-keys.ts'

/** Where a planner puts a process of a plan; minutes from the first day that is shown. */
export interface Move {
  readonly plan_no: string
  readonly process_no: number
  /** Blank for a process that is done outside. */
  readonly facility_cd: string
  readonly start: number
  readonly mode: DragMode
  /** So long it takes from now on, set-up apart. */
  readonly minutes?: number
  /** So much of its plan becomes another plan. */
  readonly split?: string
}

export type Process = Pick<Move, 'plan_no' | 'process_no'>

/** A process where it stands after moves. */
export interface MovedPlace extends Process {
  readonly facility_cd: string
  readonly worker_cd: string
  readonly start: number
  readonly setup: number
  readonly end: number
}

/** What moves come to: everything that stands elsewhere, and what could not be where it was put. */
export interface TriedMoves {
  readonly moved: MovedPlace[]
  readonly held: (Process & { readonly reason: Hold })[]
  /** Orders that are late now and were not before, or the other way round. */
  readonly parts: (Process & { readonly of: string; readonly qty: string })[]
  readonly later: number
  readonly sooner: number
}

const minutesPerDay = 1440

/** The same on the server and in the page: what a planner moves, and what it comes to. */
export const keyOfMove = ({ plan_no, process_no }: Process): string =>
  operationKey(planKey(plan_no), process_no)

/** `P 12 10`: plan 12, process 10. */
export function namesOf(operation: string): Process {
  const [, plan_no = '', process_no = ''] = operation.split(' ')
  return { plan_no, process_no: Number(process_no) }
}

/** Minutes from the first day of the Gantt to the first of the schedule. */
export const offsetOf = (first_day: string, from_dt: string): number =>
  ((epochDay(from_dt) ?? 0) - (epochDay(first_day) ?? 0)) * minutesPerDay

export const dragOf = (move: Move, offset: number): NamedDrag => ({
  ...{ operation: keyOfMove(move), start: move.start - offset, mode: move.mode },
  ...(move.facility_cd === '' ? {} : { facility: move.facility_cd }),
  ...(move.minutes === undefined ? {} : { minutes: move.minutes }),
})

/** What the planner moves is free to go, even if it was put somewhere before; what else was put or locked stays. */
export function freedBy(snapshot: FactorySnapshot, moves: readonly Process[]): FactorySnapshot {
  const keys = new Set(moves.map(keyOfMove))
  const operations = snapshot.operations.map((one) => {
    if (!keys.has(one.id)) return one
    const { fixed: _, ...free } = one
    return free
  })
  return { ...snapshot, operations }
}

/** The plan as it stands, every process at its place. */
export const standingPlan = (
  snapshot: FactorySnapshot,
  places: ReadonlyMap<string, StandingPlace>,
): FactorySnapshot => ({
  ...snapshot,
  operations: snapshot.operations.map((one) =>
    one.fixed ? one : standingAt(one, places.get(one.id), snapshot.workers),
  ),
})

/** A process with its place as it is stored: blank machine and worker for what is done outside. */
export function storedPlace({ operation, facility, worker, start, setup, end }: DraggedPlace): MovedPlace {
  return {
    ...namesOf(operation),
    facility_cd: facility.startsWith('*') ? '' : facility,
    worker_cd: worker,
    ...{ start, setup, end },
  }
}

/** On the clock of the Gantt. */
export function shownPlace(one: DraggedPlace, offset: number): MovedPlace {
  const place = storedPlace(one)
  return { ...place, start: place.start + offset, end: place.end + offset }
}

export function answerOf({ changed, dragged, lateBefore, lateNow }: PlayedDrags, offset: number): TriedMoves {
  const before = new Set(lateBefore.map(({ order }) => order))
  const now = new Set(lateNow.map(({ order }) => order))
  return {
    moved: changed.map((one) => shownPlace(one, offset)),
    held: dragged.flatMap(({ operation, held }) =>
      held === undefined ? [] : [{ ...namesOf(operation), reason: held }],
    ),
    parts: [],
    later: [...now].filter((order) => !before.has(order)).length,
    sooner: [...before].filter((order) => !now.has(order)).length,
  }
}
