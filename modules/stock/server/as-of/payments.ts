import { sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { stockPayments as stockPaymentsCall } from '../../contract/stock-payments.ts'
import { stockAsOf } from './stock-as-of.ts'

export interface PaymentsQuestion {
  readonly item_cd: string
  readonly from: string
  readonly to: string
  readonly location_cd?: string
}

type Payment = OutputOf<typeof stockPaymentsCall>['list'][number]

/** More than this nobody reads; the answer says that there is more. */
const mostPayments = 2000

/** 受払台帳 of one item: what was carried over, and every movement with the balance after it. */
export async function payments(
  context: Context,
  { item_cd, from, to, location_cd }: PaymentsQuestion,
): Promise<{ readonly carried: string; readonly list: readonly Payment[]; readonly has_more: boolean }> {
  const where = location_cd ? { location_cd } : {}
  const before = await stockAsOf(context, { item_cd, date: dayBefore(from), ...where })
  const { company_cd, factory_cd } = context.session
  const [total] = await rows<{ carried: string }>(
    context.tx,
    sql`SELECT trim_scale(coalesce(sum(value::numeric), 0))::text AS carried
      FROM jsonb_array_elements_text(${JSON.stringify(before.map(({ qty }) => qty))}::jsonb)`,
  )
  const carried = total?.carried ?? '0'
  const list = await rows<Payment>(
    context.tx,
    sql`SELECT e.ledger_no::text, e.biz_dt::text, l.stock_div, l.document_kind, l.document_no, e.location_cd, e.lot_no,
        trim_scale(e.qty)::text AS qty, e.amount::text, coalesce(nullif(l.reason, ''), d.code_nm, '') AS reason, l.user_cd,
        trim_scale(${carried}::numeric + sum(e.qty) OVER (ORDER BY e.biz_dt, e.ledger_no, e.side))::text AS balance
      FROM stock_entry e JOIN stock_ledger l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
      LEFT JOIN code_div d ON d.company_cd = e.company_cd AND d.kind_cd = 'STOCK_REASON' AND d.code_cd = l.reason_cd
      WHERE e.ours AND e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.item_cd = ${item_cd}
        AND e.biz_dt BETWEEN ${from}::date AND ${to}::date
        ${location_cd ? sql`AND e.location_cd = ${location_cd}` : sql``}
      ORDER BY e.biz_dt, e.ledger_no, e.side LIMIT ${mostPayments + 1}::int`,
  )
  return { carried, list: list.slice(0, mostPayments), has_more: list.length > mostPayments }
}

/** The same for the screen, with what names the item. */
export async function stockPayments(
  context: Context,
  asked: InputOf<typeof stockPaymentsCall>,
): Promise<OutputOf<typeof stockPaymentsCall>> {
  const [item] = await rows<{ item_nm: string; unit_nm: string }>(
    context.tx,
    sql`SELECT i.item_nm, coalesce(u.code_nm, '') AS unit_nm FROM item i
      LEFT JOIN code_div u ON u.company_cd = i.company_cd AND u.kind_cd = 'UNIT' AND u.code_cd = i.unit_cd
      WHERE i.company_cd = ${context.session.company_cd} AND i.item_cd = ${asked.item_cd}`,
  )
  if (!item) throw http[404].with()
  const { carried, list, has_more } = await payments(context, asked)
  return { ...item, carried, list: [...list], has_more }
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}
