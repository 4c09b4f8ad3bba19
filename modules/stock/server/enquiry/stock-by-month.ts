import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { DivisionCode } from '../../contract/division.ts'
import { stockAvailability, stockEntry, stockLedger } from '../tables.ts'

/** What was sold and what came back of it. */
const selling = ['500', '507', '520'] as const satisfies readonly DivisionCode[]
const completion = '040' satisfies DivisionCode

export type MonthOfStock = RowOf<typeof monthOfStock>
const monthOfStock = {
  ...{ item_cd: z.string(), month: z.string() },
  /** By how much our own good stock is more after the month than before it. */
  change: z.string(),
  ...{ made: z.string(), sold: z.string() },
}

interface Asked {
  readonly items: readonly string[]
  /** yyyy-MM */
  readonly from: string
}

/**
 * What has happened to our own goods from a month on, month by month, and what there is of them now: own, good, finished pieces.
 * Who takes the changes of later months off has the stock at the end of a month.
 */
export async function stockByMonth({ tx, session }: Context, { items, from }: Asked) {
  const { company_cd, factory_cd } = session
  const moved: readonly MonthOfStock[] = await rows(
    tx,
    monthOfStock,
    sql`SELECT e.item_cd, to_char(e.biz_dt, 'YYYY-MM') AS month,
        trim_scale(coalesce(sum(e.qty) FILTER (WHERE e.quality = '0' AND e.process_no = ''), 0))::text AS change,
        trim_scale(coalesce(sum(e.qty) FILTER (WHERE l.stock_div = ${completion} AND e.process_no = ''), 0))::text AS made,
        trim_scale(-coalesce(sum(e.qty) FILTER (WHERE l.stock_div = ANY(${textArray(selling)})), 0))::text AS sold
      FROM ${stockEntry} AS e
      JOIN ${stockLedger} AS l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
      WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.ours AND e.item_cd = ANY(${textArray(items)})
        AND e.biz_dt >= (${from} || '-01')::date AND e.ownership = '0' AND e.owner_cd = ''
      GROUP BY 1, 2`,
  )
  const lying = await rows(
    tx,
    { item_cd: z.string(), qty: z.string() },
    sql`SELECT a.item_cd, trim_scale(sum(a.qty))::text AS qty FROM ${stockAvailability} AS a
      WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND a.item_cd = ANY(${textArray(items)})
        AND a.ownership = '0' AND a.owner_cd = '' AND a.quality = '0'
      GROUP BY a.item_cd`,
  )
  return { moved, onHand: new Map(lying.map(({ item_cd, qty }) => [item_cd, qty])) }
}
