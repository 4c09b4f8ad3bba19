import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { FactorySnapshot } from '#planning/scheduling/factory-snapshot.ts'
import { DragDesk, standingTable } from '#planning/scheduling/play-drags.ts'
import type { Timetable } from '#planning/scheduling/timetable.ts'
import type { Move, tryMoves } from './move-calls.ts'
import { answerOf, dragOf, freedBy, keyOfMove, offsetOf, shownPlace, standingPlan } from './played-moves.ts'
import type { shopOnGantt } from './shop-calls.ts'

export type ShopOfGantt = OutputOf<typeof shopOnGantt>
export type TriedMoves = OutputOf<typeof tryMoves>
export type MovedPlaces = TriedMoves['moved']

/** Moves, tried where nobody has to wait for the server. What it does not answer, the server refuses in words. */
export class MoveDesk {
  private readonly offset: number
  private readonly snapshot: FactorySnapshot
  private readonly before: Timetable
  private readonly locked: ReadonlySet<string>
  /** While one process is dragged, what was moved before stays as it is. */
  private dragging: { readonly name: string; readonly desk: DragDesk | undefined } | undefined

  constructor({ snapshot, places, locked, from_dt }: ShopOfGantt, first_day: string) {
    this.offset = offsetOf(first_day, from_dt)
    this.snapshot = snapshot
    this.before = standingTable(standingPlan(snapshot, new Map(places.map((one) => [one.id, one]))))
    this.locked = new Set(locked)
  }

  /** What else would move by the last of these, which is not dropped yet. */
  preview(moves: readonly Move[]): MovedPlaces | undefined {
    const last = moves.at(-1)
    if (!last) return undefined
    const dropped = moves.slice(0, -1)
    const name = JSON.stringify([dropped, keyOfMove(last)])
    if (this.dragging?.name !== name) this.dragging = { name, desk: this.deskWith(moves, dropped) }
    const answer = this.dragging.desk?.preview(dragOf(last, this.offset))
    return answer && 'changed' in answer && answer.lost.length === 0
      ? answer.changed.map((one) => shownPlace(one, this.offset))
      : undefined
  }

  play(moves: readonly Move[]): TriedMoves | undefined {
    const played = this.deskWith(moves, moves)?.played()
    return played && played.lost.length === 0 ? answerOf(played, this.offset) : undefined
  }

  private deskWith(freed: readonly Move[], dropped: readonly Move[]): DragDesk | undefined {
    if (freed.some(({ plan_no }) => this.locked.has(plan_no))) return undefined
    const desk = new DragDesk(freedBy(this.snapshot, freed), this.before)
    return dropped.some((move) => desk.drop(dragOf(move, this.offset)) !== undefined) ? undefined : desk
  }
}
