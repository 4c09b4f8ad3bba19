import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import type { applyMoves as applyCall, Move, tryMoves as tryCall } from '../../contract/gantt/move-calls.ts'
import { keyOfMove, type MovedPlace, storedPlace } from '#planning/moves/played-moves.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { readPlans } from '../plan/open-plans.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'
import { planKey, planOfKey } from '#planning/moves/order-keys.ts'
import { nameInTheWay } from '../run/shop-snapshot.ts'
import { reasonOf } from '../run/write-schedule.ts'
import { forgetChanges, keepChange, readStanding, type Standing } from './applied-changes.ts'
import { keptOf } from './kept-place.ts'
import { type PlayedMoves, playMoves, toldMoves } from './play-moves.ts'
import { splitsOf, storedNo } from './split-plans.ts'
import { judgeSplits, writeSplits } from './write-splits.ts'

type Answer = OutputOf<typeof tryCall>

export async function tryMoves(context: Context, asked: InputOf<typeof tryCall>): Promise<Answer> {
  await judgeMoves(context, asked)
  return toldMoves(await playMoves(context, asked))
}

export async function applyMoves(context: Context, asked: InputOf<typeof applyCall>): Promise<Answer> {
  await refuseWhile(context, 'change')
  await judgeMoves(context, asked)
  const played = await playMoves(context, asked)
  const numbers = await writeSplits(context, splitsOf(asked.moves), played.parts)
  const splits = played.parts.length > 0
  const before = splits ? undefined : await readStanding(context, writtenBy(played))
  await writeMoves(context, played, { moves: asked.moves, numbers, pins: played.put })
  if (before) await keepMoves(context, played, before)
  else await forgetChanges(context)
  say(context, plansChanged, { items: [] })
  return toldMoves(played)
}

async function judgeMoves(context: Context, { moves }: InputOf<typeof tryCall>): Promise<void> {
  await judgeSplits(context, splitsOf(moves))
  const plans = await readPlans(context, [...new Set(moves.map(({ plan_no }) => storedNo(plan_no)))])
  const locked = plans.find(({ locked_flg }) => locked_flg)
  if (locked) throw planErrors.BIZ_PLAN_LOCKED.with({ no: locked.plan_no })
}

/** What they moved, so that it can be taken back. */
async function keepMoves(
  context: Context,
  played: PlayedMoves,
  before: ReadonlyMap<string, Standing>,
): Promise<void> {
  const written = writtenBy(played)
  const after = await readStanding(context, written)
  await keepChange(
    context,
    written.flatMap((one) => {
      const [was, is] = [before.get(keyOfMove(one)), after.get(keyOfMove(one))]
      const { plan_no, process_no } = one
      return was && is ? [{ plan_no, process_no, before: keptOf(was), after: keptOf(is) }] : []
    }),
  )
}

/** What was moved by itself first, then whatever else stands elsewhere by that: in this order it is told. */
export const writtenBy = ({ changed, dragged }: PlayedMoves): readonly MovedPlace[] =>
  [...new Map([...dragged, ...changed].map((one) => [one.operation, one])).values()].map(storedPlace)

interface Written {
  readonly moves: readonly Move[]
  /** What is split off has them since it is stored. */
  readonly numbers: ReadonlyMap<string, string>
  /** Runs leave them where they are from now on. */
  readonly pins: ReadonlySet<string>
}

/** Processes at their new places, those that the planner moved for good; then what follows from it for their plans. */
export async function writeMoves(
  context: Context,
  played: PlayedMoves,
  { moves, numbers, pins }: Written,
): Promise<void> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const zone = await directory.timeZoneOf(tx, session)
  const { from_dt, changed, dragged, lateNow } = played
  const lengths = new Map(
    moves.flatMap((move) => (move.minutes === undefined ? [] : [[keyOfMove(move), move.minutes]])),
  )
  const places = new Map([...changed, ...dragged].map((one) => [one.operation, one]))
  const written = [...places.values()].map((one) => ({
    ...storedPlace(one),
    plan_no: numbers.get(storedPlace(one).plan_no) ?? storedPlace(one).plan_no,
    pinned: pins.has(one.operation),
    minutes: lengths.get(one.operation) ?? null,
  }))
  const at = (column: 'start' | 'end') =>
    sql`((${from_dt}::timestamp + make_interval(mins => s.${sql.identifier(column)})) AT TIME ZONE ${zone})`
  await tx.execute(sql`UPDATE ${planOperation} AS o SET facility_cd = s.facility_cd, worker_cd = s.worker_cd, setup_minutes = s.setup,
      start_at = ${at('start')}, end_at = ${at('end')}, locked_flg = o.locked_flg OR s.pinned,
      work_minutes = coalesce(s.minutes, o.work_minutes), reason = '', reason_name = '',
      update_user = ${user_cd}, update_dt = ${context.now.toISOString()}::timestamptz, update_cnt = o.update_cnt + 1
    FROM ${sentRows(written, 's', { plan_no: 'bigint', process_no: 'int', facility_cd: 'text', worker_cd: 'text', setup: 'int', start: 'int', end: 'int', pinned: 'boolean', minutes: 'int' })}
    WHERE o.company_cd = ${company_cd} AND o.plan_no = s.plan_no AND o.process_no = s.process_no AND o.split_no = 1`)
  const late = new Map(
    lateNow.map((one) => [planKey(numbers.get(planOfKey(one.order)) ?? planOfKey(one.order)), one.reason]),
  )
  const plans = [...new Set(written.map(({ plan_no }) => plan_no))].map((plan_no) => {
    const reason = late.get(planKey(plan_no))
    return { plan_no, reason: reason ? reasonOf[reason.kind] : '', name: reason ? nameInTheWay(reason) : '' }
  })
  // Where the schedule is in time, what the requirements said of it stands; it was of the schedule if the plan ended too late.
  const dueEnd = sql`((p.due_dt + 1)::timestamp AT TIME ZONE ${zone})`
  const wasInTime = sql`coalesce(p.end_at, ${dueEnd}) <= ${dueEnd}`
  const keptOr = (
    column: 'late_reason' | 'late_days' | 'late_name' | 'late_part',
    late: ReturnType<typeof sql>,
    none: ReturnType<typeof sql>,
  ) =>
    sql`${sql.identifier(column)} = CASE WHEN n.end_at > ${dueEnd} THEN ${late} WHEN ${wasInTime} THEN p.${sql.identifier(column)} ELSE ${none} END`
  await tx.execute(sql`UPDATE ${productionPlan} AS p SET start_at = n.start_at, end_at = n.end_at,
      ${keptOr('late_part', sql`CASE WHEN n.reason = 'material' THEN p.late_part END`, sql`NULL::jsonb`)},
      ${keptOr('late_reason', sql`n.reason`, sql`''`)}, ${keptOr('late_name', sql`n.name`, sql`''`)},
      ${keptOr('late_days', sql`ceil(extract(epoch FROM n.end_at - ${dueEnd}) / 86400)::int`, sql`0`)}
    FROM (SELECT s.plan_no, s.reason, s.name, min(o.start_at) AS start_at, max(o.end_at) AS end_at
      FROM ${sentRows(plans, 's', { plan_no: 'bigint', reason: 'text', name: 'text' })}
      JOIN ${planOperation} AS o ON o.company_cd = ${company_cd} AND o.plan_no = s.plan_no
      GROUP BY 1, 2, 3) AS n
    WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.plan_no = n.plan_no`)
}
