import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { monthsLater } from '#modules/master/contract/partner-fields.ts'
import { balanceRead, customerRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { point } from '#platform/server/module/point.ts'
import type { creditOfCustomer as creditCall } from '../../contract/order-calls.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'

export interface OfCustomer {
  readonly customer_cd: string
  readonly branch_no: string
}

/** What a customer owes: module sales knows it. Without it, the last balance that was entered. */
export const receivable = point<(context: Context, customer: OfCustomer) => Promise<string>>('receivable')

/** What has left, or was sold before it leaves, stands among what is owed. */
const leftQty = sql`greatest(l.shipped_qty, l.sold_qty)`

/** What is still to come of a line, with its tax where prices are without. */
const openAmount = sql`CASE WHEN l.line_status = '0' THEN trunc(l.amount * CASE h.tax_div WHEN '1' THEN 1 + l.tax_rate / 100 ELSE 1 END
  * greatest(l.qty - ${leftQty} - l.closed_qty, 0) / l.qty) ELSE 0 END`

/** The limit of a customer, and what is already set against it in all factories (decisions.md "Who may do what"). */
export async function creditOf(
  context: Context,
  { customer_cd, branch_no, order_no }: InputOf<typeof creditCall>,
): Promise<OutputOf<typeof creditCall>> {
  const { tx, session } = context
  const [owedBy] = context.registered(receivable)
  const owed = await owedBy?.(context, { customer_cd, branch_no })
  const key = {
    company_cd: sql`${session.company_cd}`,
    customer_cd: sql`${customer_cd}`,
    branch_no: sql`${branch_no}`,
  }
  const [found] = await rows(
    tx,
    {
      ...{
        credit_limit: z.string().nullable(),
        balance: z.string(),
        backlog: z.string(),
        done: z.string().nullable(),
      },
      ...{ closing_day: z.int(), pay_month: monthsLater.schema, pay_day: z.int() },
    },
    sql`SELECT ${customerRead.of(key, 'credit_limit')}::text AS credit_limit,
      coalesce(${customerRead.of(key, 'closing_day')}, 0)::int AS closing_day,
      coalesce(${customerRead.of(key, 'pay_month')}, '0') AS pay_month, coalesce(${customerRead.of(key, 'pay_day')}, 0)::int AS pay_day,
      coalesce((SELECT trim_scale(b.balance) FROM ${balanceRead.rows} AS b WHERE b.company_cd = ${session.company_cd}
        AND b.customer_cd = ${customer_cd} AND b.branch_no = ${branch_no} AND b.abort_div = '0'
        ORDER BY b.balance_dt DESC LIMIT 1), 0)::text AS balance,
      (SELECT coalesce(sum(${openAmount}), 0)
        FROM ${receiveOrder} AS h JOIN ${receiveOrderLine} AS l ON l.company_cd = h.company_cd
          AND l.factory_cd = h.factory_cd AND l.order_no = h.order_no
        WHERE h.company_cd = ${session.company_cd} AND h.customer_cd = ${customer_cd} AND h.branch_no = ${branch_no}
          AND h.order_status = '0' AND l.line_status = '0' AND h.order_no <> ${order_no})::text AS backlog,
      (SELECT coalesce(max(h.net_amount + h.tax_amount) - sum(${openAmount}), 0)
        FROM ${receiveOrder} AS h JOIN ${receiveOrderLine} AS l USING (company_cd, factory_cd, order_no)
        WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.order_no = ${order_no}
        HAVING sum(l.closed_qty + ${leftQty}) > 0)::text AS done`,
  )
  if (!found || found.credit_limit === null) throw http[404].with()
  return {
    credit_limit: found.credit_limit,
    receivable: owed ?? found.balance,
    backlog: found.backlog,
    done: found.done ?? '0',
    ...{ closing_day: found.closing_day, pay_month: found.pay_month, pay_day: found.pay_day },
  }
}
