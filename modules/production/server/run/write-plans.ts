import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { arithmeticStep, purpose } from '#modules/place-order/contract/proposal/arithmetic.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { productionPlan } from '../plan/tables.ts'
import type { WantedPlan } from './wanted-plans.ts'

export interface Difference {
  readonly created: number
  readonly changed: number
  readonly removed: number
  readonly unchanged: number
  /** Of orders whose lines are planned or not planned any more. */
  readonly lines: readonly { readonly demand_no: string; readonly demand_line: number }[]
  /** Plans that are wanted on an earlier day than before. */
  readonly hurried: readonly string[]
}

const storedColumns = {
  ...{ plan_no: z.string(), production_div: z.string(), item_cd: z.string(), qty: z.string() },
  ...{ need_dt: z.string(), seq: z.int(), demand_kind: z.string(), demand_no: z.string() },
  ...{ demand_line: z.int(), start_dt: z.string(), due_dt: z.string(), late_reason: z.string() },
  ...{ late_days: z.int(), steps: z.array(arithmeticStep), purposes: z.array(purpose) },
}

type Content = Omit<RowOf<typeof storedColumns>, 'plan_no' | 'steps' | 'purposes'> &
  Pick<WantedPlan, 'steps' | 'purposes'>

/** What a plan is known by as long as its need stands. */
export const nameOf = (
  one: Pick<WantedPlan, 'item_cd' | 'demand_no' | 'demand_line' | 'need_dt' | 'seq'>,
): string => [one.item_cd, one.demand_no, one.demand_line, one.need_dt, one.seq].join(' ')

/** What a run decides, as text; what the schedule says of the day it ends is not the run's. */
const contentOf = (one: Content): string =>
  JSON.stringify([
    ...[one.production_div, Number(one.qty), one.start_dt, one.due_dt],
    one.steps.map(({ rule, parameter, value }) => [rule, parameter, value]),
    one.purposes.map(({ kind, no, line, qty, date }) => [kind, no, line, qty, date]),
  ])

/** The plans of a run by their difference to those that stand: what has not changed keeps its number, and its row is not touched. */
export async function writePlans(context: Context, wanted: readonly WantedPlan[]): Promise<Difference> {
  const stored = new Map((await readStored(context)).map((one) => [nameOf(one), one]))
  const created: WantedPlan[] = []
  const changed: (WantedPlan & { readonly plan_no: string })[] = []
  const hurried: string[] = []
  let unchanged = 0
  for (const one of wanted) {
    const name = nameOf(one)
    const before = stored.get(name)
    stored.delete(name)
    if (!before) created.push(one)
    else if (contentOf(before) === contentOf(one)) unchanged++
    else changed.push({ ...one, plan_no: before.plan_no })
    if (before && one.due_dt < before.due_dt) hurried.push(before.plan_no)
  }
  const removed = [...stored.values()]
  await remove(
    context,
    removed.map(({ plan_no }) => plan_no),
  )
  await change(context, changed)
  await create(context, created)
  return {
    ...{ created: created.length, changed: changed.length, removed: removed.length, unchanged },
    lines: [...created, ...removed].filter(({ demand_no }) => demand_no !== ''),
    hurried,
  }
}

const mine = ({ session: { company_cd, factory_cd } }: Context): SQL =>
  sql`p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.plan_status = '1' AND NOT p.manual_flg`

const readStored = (context: Context) =>
  rows(
    context.tx,
    storedColumns,
    sql`SELECT p.plan_no::text AS plan_no, p.production_div, p.item_cd, trim_scale(p.qty)::text AS qty, p.need_dt::text AS need_dt, p.seq,
        p.demand_kind, p.demand_no, p.demand_line, p.start_dt::text AS start_dt, p.due_dt::text AS due_dt, p.late_reason, p.late_days,
        p.steps, p.purposes
      FROM ${productionPlan} AS p WHERE ${mine(context)}`,
  )

async function remove(context: Context, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await context.tx.execute(
    sql`DELETE FROM ${productionPlan} AS p WHERE ${mine(context)} AND p.plan_no = ANY(${textArray(numbers)}::bigint[])`,
  )
}

const sentColumns = {
  production_div: 'text',
  item_cd: 'text',
  qty: 'numeric',
  need_dt: 'date',
  seq: 'int',
  demand_kind: 'text',
  demand_no: 'text',
  demand_line: 'int',
  start_dt: 'date',
  due_dt: 'date',
  late_reason: 'text',
  late_days: 'int',
  steps: 'jsonb',
  purposes: 'jsonb',
} as const

async function change(
  context: Context,
  changed: readonly (WantedPlan & { readonly plan_no: string })[],
): Promise<void> {
  if (changed.length === 0) return
  await context.tx
    .execute(sql`UPDATE ${productionPlan} AS p SET production_div = s.production_div, qty = s.qty, start_dt = s.start_dt,
      due_dt = s.due_dt, steps = s.steps, purposes = s.purposes, update_user = ${context.session.user_cd},
      update_dt = ${context.now.toISOString()}::timestamptz, update_cnt = p.update_cnt + 1
    FROM ${sentRows(changed, 's', { plan_no: 'bigint', ...sentColumns })}
    WHERE ${mine(context)} AND p.plan_no = s.plan_no`)
}

async function create(context: Context, created: readonly WantedPlan[]): Promise<void> {
  if (created.length === 0) return
  const { company_cd, factory_cd, user_cd } = context.session
  await context.tx
    .execute(sql`INSERT INTO ${productionPlan} (company_cd, factory_cd, production_div, item_cd, qty, need_dt, seq,
      demand_kind, demand_no, demand_line, start_dt, due_dt, late_reason, late_days, steps, purposes, create_user, update_user)
    SELECT ${company_cd}, ${factory_cd}, s.production_div, s.item_cd, s.qty, s.need_dt, s.seq, s.demand_kind, s.demand_no,
      s.demand_line, s.start_dt, s.due_dt, s.late_reason, s.late_days, s.steps, s.purposes, ${user_cd}, ${user_cd}
    FROM ${sentRows(created, 's', sentColumns)}`)
}
