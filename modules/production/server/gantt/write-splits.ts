import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { purpose } from '#modules/place-order/contract/proposal/arithmetic.ts'
import { compare, decimal, divided, minus, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { checkSplit as checkCall, halfOfPlan as halfCall } from '../../contract/gantt/split-calls.ts'
import { waitsForPlan } from '../../contract/plan/part-wait.ts'
import { planStatus } from '../../contract/plan/plan-codes.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { judgeItem } from '../plan/judge-plan.ts'
import { readPlans } from '../plan/open-plans.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'
import type { PlayedMoves } from './play-moves.ts'
import { dividedPurposes, type Split, storedNo } from './split-plans.ts'

export async function halfOfPlan(
  { tx, session }: Context,
  { plan_no }: InputOf<typeof halfCall>,
): Promise<OutputOf<typeof halfCall>> {
  const [found] = await rows(
    tx,
    { qty: z.string(), decimals: z.int() },
    sql`SELECT trim_scale(p.qty)::text AS qty, (SELECT coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0)
        FROM ${itemRead.rows} AS i WHERE i.company_cd = p.company_cd AND i.item_cd = p.item_cd) AS decimals
      FROM ${productionPlan} AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.plan_no = ${plan_no}::bigint`,
  )
  if (!found) throw http[404].with()
  return { qty: found.qty, half: written(divided(decimal(found.qty), decimal('2'), found.decimals, 'down')) }
}

export async function checkSplit(
  context: Context,
  { plan_no, qty }: InputOf<typeof checkCall>,
): Promise<OutputOf<typeof checkCall>> {
  await judgeSplits(context, [{ plan_no, part_no: '', qty }])
  return {}
}

/** Each part is a plan of its own: it has something to make, in its unit, and nobody has locked what it comes from. */
export async function judgeSplits(context: Context, splits: readonly Split[]): Promise<void> {
  if (splits.length === 0) return
  const plans = await readPlans(context, [...new Set(splits.map(({ plan_no }) => storedNo(plan_no)))])
  const left = new Map(plans.map(({ plan_no, qty }) => [plan_no, decimal(qty)]))
  for (const { plan_no, part_no, qty } of splits) {
    const plan = plans.find((one) => one.plan_no === storedNo(plan_no))
    const whole = left.get(plan_no)
    if (!plan || !whole) throw http[404].with()
    if (plan.plan_status !== '1')
      throw planErrors.BIZ_PLAN_STATE.with({
        ...{ no: plan.plan_no, state: planStatus.texts[plan.plan_status] },
      })
    if (plan.locked_flg) throw planErrors.BIZ_PLAN_LOCKED.with({ no: plan.plan_no })
    await judgeItem(context, { item_cd: plan.item_cd, qty })
    if (compare(decimal(qty), whole) >= 0)
      throw planErrors.BIZ_PLAN_SPLIT.with({ no: plan_no, qty: written(whole) }).at('qty')
    left.set(plan_no, minus(whole, decimal(qty)))
    left.set(part_no, decimal(qty))
  }
}

/** The parts as plans that a planner has made: runs count on them. Answers their numbers. */
export async function writeSplits(
  context: Context,
  splits: readonly Split[],
  parts: PlayedMoves['parts'],
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map<string, string>()
  for (const { plan_no, part_no, qty } of splits) {
    const from = numbers.get(plan_no) ?? plan_no
    const made = await partOf(context, from, qty)
    numbers.set(part_no, made)
    await waitForBoth(context, from, made)
    await copyOperations(context, from, made)
  }
  await writeQuantities(
    context,
    parts.flatMap(({ plan_no, operations }) =>
      operations.map(({ process_no, plan_qty: qty }) => ({
        ...{ plan_no: numbers.get(plan_no) ?? plan_no, process_no, qty },
      })),
    ),
  )
  return numbers
}

async function partOf({ tx, session, now }: Context, plan_no: string, qty: string): Promise<string> {
  const { company_cd, factory_cd, user_cd } = session
  const isOne = sql`p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.plan_no = ${plan_no}::bigint`
  const [before] = await rows(
    tx,
    { left: z.string(), purposes: z.array(purpose) },
    sql`SELECT trim_scale(p.qty - ${qty}::numeric)::text AS "left", p.purposes FROM ${productionPlan} AS p WHERE ${isOne} FOR NO KEY UPDATE`,
  )
  if (!before) throw http[404].with()
  const { first, rest } = dividedPurposes(before.purposes, before.left)
  await tx.execute(sql`UPDATE ${productionPlan} AS p SET qty = ${before.left}::numeric, purposes = ${JSON.stringify(first)}::jsonb,
      steps = '[]'::jsonb, manual_flg = true, update_user = ${user_cd}, update_dt = ${now.toISOString()}::timestamptz,
      update_cnt = p.update_cnt + 1 WHERE ${isOne}`)
  const [made] = await rows(
    tx,
    { plan_no: z.string() },
    sql`INSERT INTO ${productionPlan} AS n (company_cd, factory_cd, production_div, item_cd, qty, need_dt, seq, demand_kind, demand_no,
        demand_line, due_dt, start_dt, purposes, waits, manual_flg, routing_dt, remarks, create_user, update_user)
      SELECT p.company_cd, p.factory_cd, p.production_div, p.item_cd, ${qty}::numeric, p.need_dt, p.seq, p.demand_kind, p.demand_no,
        p.demand_line, p.due_dt, p.start_dt, ${JSON.stringify(rest)}::jsonb, p.waits, true, p.routing_dt, p.remarks, ${user_cd}::text, ${user_cd}::text
      FROM ${productionPlan} AS p WHERE ${isOne} RETURNING n.plan_no::text AS plan_no`,
  )
  if (!made) throw new Error('The part was not stored')
  return made.plan_no
}

/** Who waits for a plan waits for what is split off from it, too, until a run knows which of them it needs. */
async function waitForBoth({ tx, session }: Context, plan_no: string, part: string): Promise<void> {
  const wait = JSON.stringify([{ kind: waitsForPlan, no: plan_no }])
  await tx.execute(sql`UPDATE ${productionPlan} AS p SET waits = p.waits || (SELECT jsonb_agg(jsonb_set(w.one, '{no}', to_jsonb(${part}::text)))
      FROM jsonb_array_elements(p.waits) AS w(one) WHERE w.one ->> 'kind' = ${waitsForPlan} AND w.one ->> 'no' = ${plan_no})
    WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_status = '1' AND p.waits @> ${wait}::jsonb`)
}

async function copyOperations({ tx, session }: Context, plan_no: string, part: string): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(sql`INSERT INTO ${planOperation} (company_cd, factory_cd, plan_no, process_no, operation_cd, work_cd, facility_cd,
      worker_cd, qty, setup_minutes, start_at, end_at, create_user, update_user)
    SELECT o.company_cd, o.factory_cd, ${part}::bigint, o.process_no, o.operation_cd, o.work_cd, o.facility_cd, o.worker_cd, o.qty,
      o.setup_minutes, o.start_at, o.end_at, ${user_cd}::text, ${user_cd}::text
    FROM ${planOperation} AS o WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.plan_no = ${plan_no}::bigint
      AND o.split_no = 1`)
}

/** What a planner had put of the whole is free again. */
async function writeQuantities(
  { tx, session }: Context,
  operations: readonly { readonly plan_no: string; readonly process_no: number; readonly qty: string }[],
): Promise<void> {
  if (operations.length === 0) return
  await tx.execute(sql`UPDATE ${planOperation} AS o SET qty = s.qty, locked_flg = false, work_minutes = NULL
    FROM ${sentRows(operations, 's', { plan_no: 'bigint', process_no: 'int', qty: 'numeric' })}
    WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.plan_no = s.plan_no
      AND o.process_no = s.process_no AND o.split_no = 1`)
}
