import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { codeName } from '#modules/system/server/views.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import {
  payment,
  type stockPayments as stockPaymentsCall,
  stockPaymentSums as stockPaymentSumsCall,
} from '../../contract/stock-payments.ts'
import { inPlaces, stockAsOf } from './stock-as-of.ts'

export interface PaymentsQuestion {
  readonly item_cd: string
  readonly from: string
  readonly to: string
  readonly location_cd?: string
}

type Payment = RowOf<typeof payment.shape>

/** More than this nobody reads; the answer says that there is more. */
const mostPayments = 2000

/** 受払台帳 of one item: what was carried over, and every movement with the balance after it. */
export async function payments(
  context: Context,
  question: PaymentsQuestion,
): Promise<{ readonly carried: string; readonly list: readonly Payment[]; readonly has_more: boolean }> {
  const carried = await carriedOver(context, question)
  const list = await rows(
    context.tx,
    payment.shape,
    sql`SELECT e.ledger_no::text, e.biz_dt::text, l.stock_div, l.document_kind, l.document_no, e.location_cd, e.lot_no,
        trim_scale(e.qty)::text AS qty, coalesce(trim_scale(e.moved_qty)::text, '') AS moved_qty,
        (e.amount + e.variance)::text AS money, e.amount::text, e.variance::text,
        coalesce(nullif(l.reason, ''), ${codeName('STOCK_REASON', 'l', 'reason_cd')}, '') AS reason, l.user_cd,
        trim_scale(${carried}::numeric + sum(e.qty) OVER (ORDER BY e.biz_dt, e.ledger_no))::text AS balance
      FROM (${movementsOf(context, question)}) AS e
      JOIN stock_ledger l ON l.company_cd = ${context.session.company_cd} AND l.ledger_no = e.ledger_no
      ORDER BY e.biz_dt, e.ledger_no LIMIT ${mostPayments + 1}::int`,
  )
  return { carried, list: list.slice(0, mostPayments), has_more: list.length > mostPayments }
}

async function carriedOver(
  context: Context,
  { item_cd, from, location_cd }: PaymentsQuestion,
): Promise<string> {
  const where = location_cd ? { location_cd } : {}
  const before = await stockAsOf(context, { item_cd, date: dayAfter(from, -1), ...where })
  return written(sum(before.map(({ qty }) => decimal(qty))), 0)
}

/** One row for each movement: what goes from one of the asked places to another is no receipt and no issue there. */
const movementsOf = ({ session }: Context, { item_cd, from, to, location_cd }: PaymentsQuestion): SQL =>
  sql`SELECT ledger_no, biz_dt, sum(qty) AS qty, sum(amount) AS amount, sum(variance) AS variance,
      CASE WHEN count(*) > 1 THEN max(qty) END AS moved_qty,
      CASE WHEN min(location_cd) = max(location_cd) THEN min(location_cd) ELSE string_agg(location_cd, ' → ' ORDER BY side) END AS location_cd,
      CASE WHEN min(lot_no) = max(lot_no) THEN min(lot_no) ELSE string_agg(lot_no, ' → ' ORDER BY side) END AS lot_no
    FROM stock_entry
    WHERE ours AND company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND item_cd = ${item_cd}
      AND biz_dt BETWEEN ${from}::date AND ${to}::date
      ${location_cd ? sql`AND ${inPlaces(session, sql`location_cd`, location_cd)}` : sql``}
    GROUP BY ledger_no, biz_dt`

/** The same for the screen, with what names the item. */
export async function stockPayments(
  context: Context,
  asked: InputOf<typeof stockPaymentsCall>,
): Promise<OutputOf<typeof stockPaymentsCall>> {
  const item = await nameItem(context, asked.item_cd)
  const { carried, list, has_more } = await payments(context, asked)
  return { ...item, carried, list: [...list], has_more }
}

/** And by day or by month, without the movements. */
export async function stockPaymentSums(
  context: Context,
  { by, ...asked }: InputOf<typeof stockPaymentSumsCall>,
): Promise<OutputOf<typeof stockPaymentSumsCall>> {
  const item = await nameItem(context, asked.item_cd)
  const carried = await carriedOver(context, asked)
  const list = await rows(
    context.tx,
    stockPaymentSumsCall.output.shape.list.element.shape,
    sql`SELECT period, movements, trim_scale(in_qty)::text AS in_qty, trim_scale(out_qty)::text AS out_qty, amount::text, variance::text,
        trim_scale(${carried}::numeric + sum(in_qty - out_qty) OVER (ORDER BY period))::text AS balance
      FROM (SELECT to_char(e.biz_dt, ${by === '1' ? 'YYYY-MM-DD' : 'YYYY-MM'}) AS period,
          count(*)::int AS movements, sum(greatest(e.qty, 0)) AS in_qty, sum(greatest(-e.qty, 0)) AS out_qty,
          sum(e.amount) AS amount, sum(e.variance) AS variance
        FROM (${movementsOf(context, asked)}) AS e GROUP BY 1) AS moved
      ORDER BY period`,
  )
  return { ...item, carried, list: [...list] }
}

async function nameItem(
  { tx, session }: Context,
  item_cd: string,
): Promise<{ readonly item_nm: string; readonly unit_nm: string }> {
  const [item] = await rows(
    tx,
    { item_nm: z.string(), unit_nm: z.string() },
    sql`SELECT i.item_nm, i.unit_nm FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${session.company_cd} AND i.item_cd = ${item_cd}`,
  )
  if (!item) throw http[404].with()
  return item
}
