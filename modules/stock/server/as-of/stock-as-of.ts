import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { locationRead } from '#modules/master/server/views.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'

export interface AsOfQuestion {
  /** The end of this day. */
  readonly date: string
  readonly item_cd?: string
  readonly location_cd?: string
}

export type StockAsOf = RowOf<typeof stockColumns>
const stockColumns = {
  item_cd: z.string(),
  location_cd: z.string(),
  lot_no: z.string(),
  ownership: z.string(),
  owner_cd: z.string(),
  quality: z.string(),
  process_no: z.string(),
  qty: z.string(),
}

export type ValueAsOf = RowOf<typeof valueColumns>
const valueColumns = {
  item_cd: z.string(),
  qty: z.string(),
  amount: z.string(),
}

const kinds = sql`item_cd, location_cd, lot_no, ownership, owner_cd, quality, process_no`

/**
 * Stock at the end of a past day, from whichever is nearer: the end of a closed month before it, or what is there now.
 * Both ways give the same, because nothing but the ledger stands between them.
 */
export async function stockAsOf(context: Context, question: AsOfQuestion): Promise<readonly StockAsOf[]> {
  const start = await nearestStart(context, question.date)
  const here = filter(context, question)
  const statement = start
    ? sql`SELECT ${kinds}, closing_qty AS qty FROM stock_month WHERE ${here} AND month = ${start}
        UNION ALL SELECT ${kinds}, qty FROM stock_entry
        WHERE ours AND ${here} AND biz_dt > ${endOf(start)} AND biz_dt <= ${question.date}::date`
    : sql`SELECT ${kinds}, qty FROM stock_balance WHERE ${here}
        UNION ALL SELECT ${kinds}, -qty FROM stock_entry WHERE ours AND ${here} AND biz_dt > ${question.date}::date`
  return rows(
    context.tx,
    stockColumns,
    sql`SELECT ${kinds}, sum(qty)::text AS qty FROM (${statement}) AS there
      GROUP BY ${kinds} HAVING sum(qty) <> 0 ORDER BY ${kinds}`,
  )
}

const isValued = sql`ownership = '0' AND process_no = ''`

/** What our own stock was worth at the end of a past day, by item. */
export async function valueAsOf(context: Context, question: AsOfQuestion): Promise<readonly ValueAsOf[]> {
  const start = await nearestStart(context, question.date)
  const here = filter(context, {
    date: question.date,
    ...(question.item_cd ? { item_cd: question.item_cd } : {}),
  })
  const statement = start
    ? sql`SELECT item_cd, closing_qty AS qty, closing_amount AS amount FROM stock_month
        WHERE ${here} AND month = ${start} AND ${isValued}
        UNION ALL SELECT item_cd, qty, amount FROM stock_entry WHERE ours AND ${here} AND ${isValued}
          AND biz_dt > ${endOf(start)} AND biz_dt <= ${question.date}::date`
    : sql`SELECT item_cd, qty, amount FROM item_cost WHERE ${here}
        UNION ALL SELECT item_cd, -qty, -amount FROM stock_entry WHERE ours AND ${here} AND ${isValued}
          AND biz_dt > ${question.date}::date`
  return rows(
    context.tx,
    valueColumns,
    sql`SELECT item_cd, sum(qty)::text AS qty, sum(amount)::text AS amount FROM (${statement}) AS there
      GROUP BY item_cd HAVING sum(qty) <> 0 OR sum(amount) <> 0 ORDER BY item_cd`,
  )
}

/** A place with the shelves in it. */
export const inPlaces = ({ company_cd, factory_cd }: FactoryKey, column: SQL, location_cd: string): SQL =>
  sql`${column} IN (SELECT p.location_cd FROM ${locationRead.rows} AS p
    WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND ${location_cd} IN (p.location_cd, p.parent_cd))`

function filter({ session }: Context, { item_cd, location_cd }: AsOfQuestion): SQL {
  const conditions = [sql`company_cd = ${session.company_cd}`, sql`factory_cd = ${session.factory_cd}`]
  if (item_cd) conditions.push(sql`item_cd = ${item_cd}`)
  if (location_cd) conditions.push(inPlaces(session, sql`location_cd`, location_cd))
  return sql.join(conditions, sql` AND `)
}

/** The last day of a month. */
export const endOf = (month: string): SQL =>
  sql`(${`${month}-01`}::date + interval '1 month' - interval '1 day')::date`

/** The closed month to begin with; undefined where the present is nearer. */
async function nearestStart({ tx, session }: Context, date: string): Promise<string | undefined> {
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    { month: z.string() },
    sql`SELECT p.month FROM stock_period p
      JOIN ${businessDayRead.rows} AS b ON b.company_cd = p.company_cd AND b.factory_cd = p.factory_cd
      WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.closed
        AND (p.month || '-01')::date + interval '1 month' - interval '1 day' <= ${date}::date
        AND ${date}::date - ((p.month || '-01')::date + interval '1 month' - interval '1 day')::date
          <= b.biz_dt - ${date}::date
      ORDER BY p.month DESC LIMIT 1`,
  )
  return found?.month
}
