import { readShop } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import {
  DragDesk,
  type NamedDrag,
  type NamedReturn,
  type PlayedDrags,
  playDrags,
  standingTable,
} from '#planning/scheduling/play-drags.ts'
import { holdKind } from '../../contract/gantt/hold-codes.ts'
import type { Move } from '../../contract/gantt/move-calls.ts'
import {
  answerOf,
  dragOf,
  freedBy,
  keyOfMove,
  namesOf,
  offsetOf,
  type Process,
  shownPlace,
  standingPlan,
  type TriedMoves,
} from '#planning/moves/played-moves.ts'
import { operationKey, planKey } from '#planning/moves/order-keys.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { longestDays } from '../run/make-schedule.ts'
import { type Split, splitsOf } from './split-plans.ts'
import { type PlannedItem, readShopToPlan, type ShopToPlan } from '../run/shop-snapshot.ts'

export interface PlayedMoves extends PlayedDrags {
  /** The day at whose midnight the schedule's minutes begin. */
  readonly from_dt: string
  /** Minutes from there back to what the Gantt shows first. */
  readonly offset: number
  /** What the planner put somewhere by itself; the parts of a plan that is split go where there is room. */
  readonly put: ReadonlySet<string>
  /** Plans that are split, the plan itself and what is split off from it. */
  readonly parts: readonly (PlannedItem & { readonly of: string })[]
}

/** One move after the other, by the engine that also plans: what is in the way makes room. */
export async function playMoves(
  context: Context,
  { first_day, moves }: { readonly first_day: string; readonly moves: readonly Move[] },
): Promise<PlayedMoves> {
  const splits = splitsOf(moves)
  const { snapshot, plans, places, from_dt } = await readShopNow(context, splits)
  const outside = moves.find(({ facility_cd, minutes }) => facility_cd === '' && minutes !== undefined)
  if (outside) throw planErrors.BIZ_PLAN_OUTSIDE.with(wordsOf(keyOfMove(outside)))
  const offset = offsetOf(first_day, from_dt)
  const before = standingTable(standingPlan(snapshot, places))
  const names = new Map(splits.map(({ part_no, plan_no }) => [part_no, plan_no]))
  const split = new Set(splits.flatMap(({ part_no, plan_no }) => [part_no, plan_no]))
  const parts = plans
    .filter(({ plan_no }) => split.has(plan_no))
    .map((plan) => ({ ...plan, of: names.get(plan.plan_no) ?? plan.plan_no }))
  const drags = moves.flatMap((move): readonly NamedDrag[] =>
    move.split === undefined ? [dragOf(move, offset)] : dragsOfParts(parts, places, move.plan_no),
  )
  const own = moves.filter((move) => move.split === undefined)
  const played = playDrags(freedBy(snapshot, own), before, drags)
  if ('unknown' in played) throw http[404].with()
  if ('impossible' in played) {
    const { facility: machine = '', operation } = played.impossible
    throw planErrors.BIZ_PLAN_MACHINE.with({ machine, ...wordsOf(operation) })
  }
  if ('tooLong' in played) {
    const reason = holdKind.texts[played.held]
    throw planErrors.BIZ_PLAN_LENGTH.with({ reason, ...wordsOf(played.tooLong.operation) })
  }
  const [lost] = played.lost
  if (lost !== undefined) throw planErrors.BIZ_PLAN_NO_ROOM.with(wordsOf(lost))
  const put = new Set(own.map(keyOfMove))
  return { ...played, from_dt, offset, put, parts }
}

interface PlacesAgain {
  readonly processes: readonly Process[]
  readonly places: readonly NamedReturn[]
}

/** Processes together to where they stood once: what others have put since stays, what is in the way makes room. */
export async function playBack(
  context: Context,
  first_day: string,
  asked: (from_dt: string) => PlacesAgain,
): Promise<PlayedMoves> {
  const { snapshot, places: standing, from_dt } = await readShopNow(context)
  const { processes, places } = asked(from_dt)
  const desk = new DragDesk(freedBy(snapshot, processes), standingTable(standingPlan(snapshot, standing)))
  desk.putBack(places)
  const played = desk.played()
  const [lost] = played.lost
  if (lost !== undefined) throw planErrors.BIZ_PLAN_NO_ROOM.with(wordsOf(lost))
  const put = new Set(places.map(({ operation }) => operation))
  return { ...played, from_dt, offset: offsetOf(first_day, from_dt), put, parts: [] }
}

/** Each process of a plan that is split takes its time where it stands, and those of its parts come behind it. */
const dragsOfParts = (
  parts: PlayedMoves['parts'],
  places: ShopToPlan['places'],
  plan_no: string,
): readonly NamedDrag[] =>
  parts
    .filter((one) => one.of === plan_no || one.plan_no === plan_no)
    .flatMap((one) =>
      one.operations.flatMap(({ process_no }) => {
        const operation = operationKey(planKey(one.plan_no), process_no)
        const place = places.get(operation)
        return place ? [{ operation, start: place.start }] : []
      }),
    )
    .toSorted((a, b) => a.start - b.start)

/** What moves come to, in the words of whoever asked; parts are told wherever they stand. */
export function toldMoves({ parts, put, ...played }: PlayedMoves): TriedMoves {
  const told = answerOf(
    { ...played, dragged: played.dragged.filter(({ operation }) => put.has(operation)) },
    played.offset,
  )
  const known = new Set(told.moved.map(keyOfMove))
  const ofParts = new Set(parts.map(({ plan_no }) => plan_no))
  const unmoved = played.dragged
    .map((one) => shownPlace(one, played.offset))
    .filter((one) => ofParts.has(one.plan_no) && !known.has(keyOfMove(one)))
  return {
    ...told,
    moved: [...told.moved, ...unmoved],
    parts: parts.flatMap(({ plan_no, of, operations }) =>
      operations.map(({ process_no, plan_qty: qty }) => ({ plan_no, of, process_no, qty })),
    ),
  }
}

/** The factory with all that is planned, from the day behind the business date: also behind the usual half year. */
export async function readShopNow(
  context: Context,
  splits: readonly Split[] = [],
): Promise<ShopToPlan & { readonly from_dt: string }> {
  const from_dt = dayAfter(await businessDateOf(context), 1)
  const shop = await readShop(context, { from_dt, days: longestDays })
  const { snapshot, ...others } = await readShopToPlan(context, shop, from_dt, undefined, splits)
  return { ...others, snapshot: { ...snapshot, days: longestDays }, from_dt }
}

const wordsOf = (operation: string) => {
  const { plan_no: no, process_no: process } = namesOf(operation)
  return { no, process }
}
