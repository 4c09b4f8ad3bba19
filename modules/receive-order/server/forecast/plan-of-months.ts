import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { unknownCustomer } from '../../contract/forecast/forecast-errors.ts'
import { monthAfter } from '../../contract/forecast/forecast-periods.ts'
import type { planOfMonths as planCall } from '../../contract/forecast/monthly-plan.ts'
import { actualsOf } from './month-actuals.ts'
import { itemNames } from './month-figures.ts'
import { differenceOf } from './period-figures.ts'
import { itemsOfCustomer } from './plan-of-days.ts'
import { customerPlan } from './tables.ts'

type Asked = InputOf<typeof planCall>
type Plan = OutputOf<typeof planCall>
type Row = Plan['rows'][number]

/** Targets of twelve months from one on, beside what was ordered (or sold of it) for them. */
export async function planOfMonths(context: Context, { item_cd: typed, ...asked }: Asked): Promise<Plan> {
  const item_cd = normaliseCode(typed)
  const items = await itemsOfCustomer(context, asked, item_cd)
  if (!items) throw unknownCustomer(asked)
  const months = Array.from({ length: 12 }, (_, at) => monthAfter(asked.month, at))
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const targets = await readTargets(context, asked, { first, last, item_cd })
  const { customer_cd, branch_no, order_sales_div } = asked
  const actuals = await actualsOf(context, order_sales_div, { customer_cd, branch_no, first, last, item_cd })
  const all = new Set([...items, ...[...targets, ...actuals].map((one) => one.item_cd)])
  const names = await itemNames(context, [...all])
  const found = new Map<string, Row>(
    [...all].toSorted().map((item): [string, Row] => [
      item,
      {
        item_cd: item,
        item_nm: names.get(item) ?? '',
        target: {},
        actual: {},
        difference: {},
        update_cnt: {},
      },
    ]),
  )
  for (const { item_cd: item, month, qty, update_cnt } of targets) {
    const row = found.get(item)
    if (!row) continue
    row.target[month] = qty
    row.update_cnt[month] = update_cnt
  }
  for (const { item_cd: item, month, qty } of actuals) {
    const row = found.get(item)
    if (row) row.actual[month] = qty
  }
  for (const { target, actual, difference } of found.values())
    for (const month of months) {
      const apart = differenceOf(actual[month] ?? '0', target[month] ?? '0')
      if (apart !== '0') difference[month] = apart
    }
  return { months, rows: [...found.values()] }
}

interface Span {
  readonly first: string
  readonly last: string
  readonly item_cd: string
}

export const readTargets = (
  { tx, session }: Context,
  { customer_cd, branch_no, order_sales_div }: Pick<Asked, 'customer_cd' | 'branch_no' | 'order_sales_div'>,
  { first, last, item_cd }: Span,
) =>
  rows(
    tx,
    { item_cd: z.string(), month: z.string(), qty: z.string(), update_cnt: z.int() },
    sql`SELECT p.item_cd, p.month, trim_scale(p.qty)::text AS qty, p.update_cnt FROM ${customerPlan} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.customer_cd = ${customer_cd}
        AND p.branch_no = ${branch_no} AND p.order_sales_div = ${order_sales_div} AND p.month BETWEEN ${first} AND ${last}
        AND (${item_cd} = '' OR p.item_cd = ${item_cd})`,
  )
