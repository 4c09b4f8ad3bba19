import { readShop } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { type PlayedDrags, playDrags, standingTable } from '#planning/scheduling/play-drags.ts'
import type { Move } from '../../contract/gantt/move-calls.ts'
import { dragOf, freedBy, namesOf, offsetOf, standingPlan } from '#planning/moves/played-moves.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { longestDays } from '../run/make-schedule.ts'
import { readShopToPlan, type ShopToPlan } from '../run/shop-snapshot.ts'

export interface PlayedMoves extends PlayedDrags {
  /** The day at whose midnight the schedule's minutes begin. */
  readonly from_dt: string
  /** Minutes from there back to what the Gantt shows first. */
  readonly offset: number
}

/** One move after the other, by the engine that also plans: what is in the way makes room. */
export async function playMoves(
  context: Context,
  { first_day, moves }: { readonly first_day: string; readonly moves: readonly Move[] },
): Promise<PlayedMoves> {
  const { snapshot, places, from_dt } = await readShopNow(context)
  const offset = offsetOf(first_day, from_dt)
  const before = standingTable(standingPlan(snapshot, places))
  const drags = moves.map((move) => dragOf(move, offset))
  const played = playDrags(freedBy(snapshot, moves), before, drags)
  if ('unknown' in played) throw http[404].with()
  if ('impossible' in played) {
    const { facility: machine = '', operation } = played.impossible
    throw planErrors.BIZ_PLAN_MACHINE.with({ machine, ...wordsOf(operation) })
  }
  const [lost] = played.lost
  if (lost !== undefined) throw planErrors.BIZ_PLAN_NO_ROOM.with(wordsOf(lost))
  return { ...played, from_dt, offset }
}

/** The factory with all that is planned, from the day behind the business date: also behind the usual half year. */
export async function readShopNow(context: Context): Promise<ShopToPlan & { readonly from_dt: string }> {
  const from_dt = dayAfter(await businessDateOf(context), 1)
  const shop = await readShop(context, { from_dt, days: longestDays })
  const { snapshot, ...others } = await readShopToPlan(context, shop, from_dt)
  return { ...others, snapshot: { ...snapshot, days: longestDays }, from_dt }
}

const wordsOf = (operation: string) => {
  const { plan_no: no, process_no: process } = namesOf(operation)
  return { no, process }
}
