import type { FactorySnapshot } from '../scheduling/factory-snapshot.ts'
import { DragDesk, type PlaceColumns, standingTable } from '../scheduling/play-drags.ts'
import type { StandingPlace } from '../scheduling/standing.ts'
import type { Timetable } from '../scheduling/timetable.ts'
import {
  answerOf,
  dragOf,
  freedBy,
  keyOfMove,
  type Move,
  type MovedPlace,
  offsetOf,
  shownPlace,
  standingPlan,
  type TriedMoves,
} from './played-moves.ts'

/** What moves are tried with: the factory, where the processes of plans stand, and plans that nothing moves. */
export interface ShopOfMoves {
  readonly snapshot: FactorySnapshot
  readonly places: readonly (StandingPlace & { readonly id: string })[]
  readonly locked: readonly string[]
  /** The day at whose midnight the snapshot's minutes begin. */
  readonly from_dt: string
}

/** Moves, tried where nobody has to wait for the server. What it does not answer, the server refuses in words. */
export class MoveDesk {
  private readonly offset: number
  private readonly snapshot: FactorySnapshot
  private readonly before: Timetable
  private readonly locked: ReadonlySet<string>
  private readonly pinned: ReadonlySet<string>
  /** While one process is dragged, what was moved before stays as it is. */
  private dragging: NamedDesk | undefined
  /** The plan that nobody has moved anything of: undoing leads there again. */
  private readonly untouched: NamedDesk

  constructor({ snapshot, places, locked, from_dt }: ShopOfMoves, first_day: string) {
    this.offset = offsetOf(first_day, from_dt)
    this.snapshot = snapshot
    this.before = standingTable(standingPlan(snapshot, new Map(places.map((one) => [one.id, one]))))
    this.locked = new Set(locked)
    this.pinned = new Set(snapshot.operations.flatMap(({ id, fixed }) => (fixed ? [id] : [])))
    this.untouched = { name: this.nameOf([]), desk: this.deskWith([], []) }
    this.dragging = this.untouched
    this.makeReady()
  }

  /** What else would move by the last of these, which is not dropped yet. How parts of a plan begin, the server alone knows. */
  preview(moves: readonly Move[]): readonly MovedPlace[] | undefined {
    const last = moves.at(-1)
    const answer = last && this.deskBefore(moves, last)?.preview(dragOf(last, this.offset))
    return answer && 'changed' in answer && answer.lost.length === 0
      ? answer.changed.map((one) => shownPlace(one, this.offset))
      : undefined
  }

  /** The same up to a moment, on the clock of the Gantt. */
  glance(moves: readonly Move[], through: number): PlaceColumns | undefined {
    const last = moves.at(-1)
    const { offset } = this
    const places = last && this.deskBefore(moves, last)?.glance(dragOf(last, offset), through - offset)
    if (!places || offset === 0) return places
    for (let i = 0; i < places.start.length; i++) {
      places.start[i] = (places.start[i] ?? 0) + offset
      places.end[i] = (places.end[i] ?? 0) + offset
    }
    return places
  }

  private deskBefore(moves: readonly Move[], last: Move): DragDesk | undefined {
    if (moves.some(isSplit)) return undefined
    const dropped = moves.slice(0, -1)
    const name = this.nameOf(dropped, last)
    if (this.untouched.name === name) this.dragging = this.untouched
    else if (this.dragging?.name !== name) this.dragging = { name, desk: this.deskWith(moves, dropped) }
    return this.dragging.desk
  }

  play(moves: readonly Move[]): TriedMoves | undefined {
    if (moves.some(isSplit)) return undefined
    this.dragging = { name: this.nameOf(moves), desk: this.deskWith(moves, moves) }
    const played = this.dragging.desk?.played()
    return played && played.lost.length === 0 ? answerOf(played, this.offset) : undefined
  }

  /** Whoever drags next does not wait for what its first question needs. */
  makeReady(): void {
    this.dragging?.desk?.prepare()
  }

  /** One desk is good for every process that nobody has put anywhere. */
  private nameOf(dropped: readonly Move[], last?: Move): string {
    const key = last ? keyOfMove(last) : ''
    return JSON.stringify([dropped, this.pinned.has(key) ? key : '', this.locked.has(last?.plan_no ?? '')])
  }

  private deskWith(freed: readonly Move[], dropped: readonly Move[]): DragDesk | undefined {
    if (freed.some(({ plan_no }) => this.locked.has(plan_no))) return undefined
    const desk = new DragDesk(freedBy(this.snapshot, freed), this.before)
    return dropped.some((move) => desk.drop(dragOf(move, this.offset)) !== undefined) ? undefined : desk
  }
}

interface NamedDesk {
  readonly name: string
  readonly desk: DragDesk | undefined
}

const isSplit = ({ split }: Move): boolean => split !== undefined
