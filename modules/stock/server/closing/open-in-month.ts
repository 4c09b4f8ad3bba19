import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { point } from '#platform/server/module/point.ts'
import { monthClosing, type openInMonth as openInMonthCall } from '../../contract/month-closing.ts'
import { endOf } from '../as-of/stock-as-of.ts'

/** Documents whose movements are still to be posted, as their module makes them known. */
export interface UnpostedSource {
  readonly label: Text
  /** The screen that opens one by its number. */
  readonly opens: { readonly path: string; readonly parameter: string }
  /** A SELECT over all companies of company_cd, factory_cd, no and date: the day that they belong to. */
  readonly rows: SQL
}
export const unposted = point<UnpostedSource>('documents that are not posted')

/** More than this nobody reads. */
const mostTold = 50

/** What is still open in a month, said before it is closed. */
export async function openInMonth(
  context: Context,
  { month }: InputOf<typeof openInMonthCall>,
): Promise<OutputOf<typeof openInMonthCall>> {
  const { tx, session } = context
  const here = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`
  const counts = await rows(
    tx,
    monthClosing.count.shape,
    sql`SELECT inventory_no, count_dt::text, location_cd, inventory_div, status FROM inventory
      WHERE ${here} AND status IN ('0', '1', '2', '3') AND count_dt <= ${endOf(month)} ORDER BY count_dt, inventory_no
      LIMIT ${mostTold}::int`,
  )
  const [variance] = await rows(
    tx,
    monthClosing.variance.shape,
    sql`SELECT coalesce(sum(variance) FILTER (WHERE variance > 0), 0)::text AS plus,
        coalesce(sum(variance) FILTER (WHERE variance < 0), 0)::text AS minus,
        count(DISTINCT item_cd) FILTER (WHERE variance < 0)::int AS items_below
      FROM stock_entry
      WHERE ${here} AND variance <> 0 AND biz_dt BETWEEN ${`${month}-01`}::date AND ${endOf(month)}`,
  )
  if (!variance) throw new Error('The variances of the month were not answered')
  const slips = []
  for (const { label, opens, rows: documents } of context.registered(unposted))
    for (const slip of await unpostedOf(context, documents, month))
      slips.push({
        ...slip,
        what: say(label, context.language),
        path: `${opens.path}?${new URLSearchParams({ [opens.parameter]: slip.no }).toString()}`,
      })
  return { counts: [...counts], variance, slips }
}

const unpostedOf = ({ tx, session }: Context, documents: SQL, month: string) =>
  rows(
    tx,
    { no: z.string(), date: z.string() },
    sql`SELECT no, date::text FROM (${documents}) AS unposted
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND date <= ${endOf(month)}
      ORDER BY date, no LIMIT ${mostTold}::int`,
  )
