import { readShop } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import { type PlayedDrags, playDrags } from '#planning/scheduling/play-drags.ts'
import type { Move } from '../../contract/gantt/move-calls.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { standingAt } from '../run/places.ts'
import { operationKey, planKey } from '../run/order-keys.ts'
import { longestDays } from '../run/make-schedule.ts'
import { readShopToPlan, type ShopToPlan } from '../run/shop-snapshot.ts'

const minutesPerDay = 1440

export interface PlayedMoves extends PlayedDrags {
  /** The day at whose midnight the schedule's minutes begin. */
  readonly from_dt: string
  /** Minutes from there back to what the Gantt shows first. */
  readonly offset: number
}

/** One move after the other, by the engine that also plans: what is in the way goes later on its machine. */
export async function playMoves(
  context: Context,
  { first_day, moves }: { readonly first_day: string; readonly moves: readonly Move[] },
): Promise<PlayedMoves> {
  const from_dt = dayAfter(await businessDateOf(context), 1)
  const shop = await readShop(context, { from_dt, days: longestDays })
  const toPlan = await readShopToPlan(context, shop, from_dt)
  const offset = ((epochDay(from_dt) ?? 0) - (epochDay(first_day) ?? 0)) * minutesPerDay
  const drags = moves.map((move) => ({
    ...{ operation: keyOf(move), start: move.start - offset },
    ...(move.facility_cd === '' ? {} : { facility: move.facility_cd }),
  }))
  const played = playDrags({ ...withoutPins(toPlan, moves), days: longestDays }, standing(toPlan), drags)
  if ('unknown' in played) throw http[404].with()
  if ('impossible' in played) {
    const { facility: machine = '', operation } = played.impossible
    throw planErrors.BIZ_PLAN_MACHINE.with({ machine, ...wordsOf(operation) })
  }
  const [lost] = played.lost
  if (lost !== undefined) throw planErrors.BIZ_PLAN_NO_ROOM.with(wordsOf(lost))
  return { ...played, from_dt, offset }
}

const keyOf = ({ plan_no, process_no }: Move): string => operationKey(planKey(plan_no), process_no)

/** `P 12 10`: plan 12, process 10. */
export function namesOf(operation: string): { readonly plan_no: string; readonly process_no: number } {
  const [, plan_no = '', process_no = ''] = operation.split(' ')
  return { plan_no, process_no: Number(process_no) }
}

const wordsOf = (operation: string) => {
  const { plan_no: no, process_no: process } = namesOf(operation)
  return { no, process }
}

/** What the planner moves is free to go, even if it was put somewhere before; what else was put or locked stays. */
function withoutPins({ snapshot }: ShopToPlan, moves: readonly Move[]): ShopToPlan['snapshot'] {
  const keys = new Set(moves.map(keyOf))
  const operations = snapshot.operations.map((one) => {
    if (!keys.has(one.id)) return one
    const { fixed: _, ...free } = one
    return free
  })
  return { ...snapshot, operations }
}

/** The plan as it stands, every process at its place. */
const standing = ({ snapshot, places }: ShopToPlan): ShopToPlan['snapshot'] => ({
  ...snapshot,
  days: longestDays,
  operations: snapshot.operations.map((one) =>
    one.fixed ? one : standingAt(one, places.get(one.id), snapshot.workers),
  ),
})
