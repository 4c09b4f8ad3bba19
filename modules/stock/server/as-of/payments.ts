import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockAsOf } from './stock-as-of.ts'

export interface PaymentsQuestion {
  readonly item_cd: string
  readonly from: string
  readonly to: string
  readonly location_cd?: string
}

export interface Payment {
  readonly ledger_no: string
  readonly biz_dt: string
  readonly stock_div: string
  readonly document_kind: string
  readonly document_no: string
  readonly location_cd: string
  readonly qty: string
  readonly amount: string
  /** After this movement. */
  readonly balance: string
}

/** 受払台帳 of one item: what was carried over, and every movement with the balance after it. */
export async function payments(
  context: Context,
  { item_cd, from, to, location_cd }: PaymentsQuestion,
): Promise<{ readonly carried: string; readonly list: readonly Payment[] }> {
  const where = location_cd ? { location_cd } : {}
  const before = await stockAsOf(context, { item_cd, date: dayBefore(from), ...where })
  const { company_cd, factory_cd } = context.session
  const [total] = await rows<{ carried: string }>(
    context.tx,
    sql`SELECT coalesce(sum(value::numeric), 0)::text AS carried
      FROM jsonb_array_elements_text(${JSON.stringify(before.map(({ qty }) => qty))}::jsonb)`,
  )
  const carried = total?.carried ?? '0'
  const list = await rows<Payment>(
    context.tx,
    sql`SELECT e.ledger_no::text, e.biz_dt::text, l.stock_div, l.document_kind, l.document_no, e.location_cd,
        e.qty::text, e.amount::text,
        (${carried}::numeric + sum(e.qty) OVER (ORDER BY e.biz_dt, e.ledger_no, e.side))::text AS balance
      FROM stock_entry e JOIN stock_ledger l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
      WHERE e.ours AND e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.item_cd = ${item_cd}
        AND e.biz_dt BETWEEN ${from}::date AND ${to}::date
        ${location_cd ? sql`AND e.location_cd = ${location_cd}` : sql``}
      ORDER BY e.biz_dt, e.ledger_no, e.side`,
  )
  return { carried, list }
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}
