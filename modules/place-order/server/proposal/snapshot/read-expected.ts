import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { expectedRows, inspectedSupplies, supplyDemand } from '#modules/stock/server/index.ts'
import { availabilityRead } from '#modules/stock/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'

/** Thousandths; days are counted from the business date, and what should have come or gone before it counts below 0. */
export type ExpectedRow = RowOf<typeof expectedRow>
const expectedRow = {
  ...{ item_cd: z.string(), day: z.int(), kind: z.string(), no: z.string(), line: z.int(), qty: z.number() },
  counts: z.enum(['promised', 'order', 'production', 'demand']),
}

/** Undefined: all of them. */
type Items = readonly string[] | undefined
const isOf = (only: Items): SQL => (only ? sql`AND item_cd = ANY(${textArray(only)})` : sql``)

/** What will come and go of our own goods, of all modules: one question. */
export const readExpected = (
  { tx, session, registered }: Context,
  today: string,
  only: Items,
): Promise<readonly ExpectedRow[]> =>
  rows(
    tx,
    expectedRow,
    sql`SELECT item_cd, coalesce(date - ${today}::date, 0) AS day, kind, no, line, (sum(qty) * 1000)::float8 AS qty, counts
      FROM (${expectedRows(registered(supplyDemand))}) AS expected
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND owner_cd = '' ${isOf(only)}
      GROUP BY item_cd, date, kind, no, line, counts ORDER BY item_cd, date, kind, no, line`,
  )

export type StockOnHand = RowOf<typeof stockOnHand>
const stockOnHand = { item_cd: z.string(), good: z.number(), in_inspection: z.number() }

/** What is there of our own goods; what waits for its inspection and is nobody's backlog any more is counted with the day after. */
export const readOnHand = (
  { tx, session, registered }: Context,
  only: Items,
): Promise<readonly StockOnHand[]> =>
  rows(
    tx,
    stockOnHand,
    sql`WITH inspected AS (SELECT item_cd, sum(qty) AS qty FROM (${inspectedSupplies(registered(supplyDemand))}) AS i
        WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} ${isOf(only)} GROUP BY item_cd),
      held AS (SELECT item_cd, coalesce(sum(qty) FILTER (WHERE quality = '0'), 0) AS good,
          coalesce(sum(qty) FILTER (WHERE quality = '1'), 0) AS in_inspection FROM ${availabilityRead.rows} AS a
        WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND ownership = '0' AND owner_cd = ''
          AND quality IN ('0', '1') AND qty <> 0 ${isOf(only)} GROUP BY item_cd)
      SELECT item_cd, (held.good * 1000)::float8 AS good,
        (greatest(held.in_inspection - coalesce(inspected.qty, 0), 0) * 1000)::float8 AS in_inspection
      FROM held LEFT JOIN inspected USING (item_cd) ORDER BY item_cd`,
  )
