import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import {
  customerPlanRead,
  forecastRead,
  forecastVersionRead,
  orderLineRead,
} from '#modules/receive-order/server/views.ts'
import { itemCostRead } from '#modules/stock/server/views.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { mostItems } from '../../contract/year-plan/year-plan-calls.ts'
import { stockPlan } from '../plan/tables.ts'

export type YearItem = RowOf<typeof yearItem>
const yearItem = {
  ...{ item_cd: z.string(), item_nm: z.string(), unit_nm: z.string(), decimals: z.int() },
  ...{ lot_min: z.string(), lot_step: z.string(), safety_stock: z.string(), unit_cost: z.string() },
}

interface Asked {
  readonly item_from: string
  readonly item_to: string
  readonly item_type_cd: string
  readonly first: string
  readonly last: string
}

/** What is made here: all that is asked for by its code, else what somebody wants or has planned; one more than is shown. */
export function readYearItems(
  { tx, session }: Context,
  { item_from, item_to, item_type_cd, ...months }: Asked,
): Promise<readonly YearItem[]> {
  const isNamed = item_from !== '' || item_to !== ''
  return rows(
    tx,
    yearItem,
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm, coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals,
        trim_scale(i.lot_min)::text AS lot_min, trim_scale(i.lot_step)::text AS lot_step, trim_scale(i.safety_stock)::text AS safety_stock,
        coalesce(trim_scale(${itemCostRead.of(costKey(session), 'unit_cost')})::text, '0') AS unit_cost
      FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${session.company_cd} AND i.abort_div = '0' AND i.make_buy = '1' AND NOT i.phantom_flg
        AND (${item_from} = '' OR i.item_cd >= ${item_from}) AND (${item_to} = '' OR i.item_cd <= ${item_to})
        AND (${item_type_cd} = '' OR i.item_type_cd = ${item_type_cd})
        ${isNamed ? sql`` : sql`AND i.item_cd IN (${wanted(session, months)})`}
      ORDER BY i.item_cd LIMIT ${mostItems + 1}`,
  )
}

const costKey = ({ factory_cd }: Context['session']) => ({
  ...{ company_cd: sql`i.company_cd`, factory_cd, item_cd: sql`i.item_cd` },
})

/** Planned to be made, meant to be sold, announced, ordered and not delivered yet. */
const wanted = (
  { company_cd, factory_cd }: Context['session'],
  { first, last }: Pick<Asked, 'first' | 'last'>,
): SQL => sql`
  SELECT p.item_cd FROM ${stockPlan} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
    AND p.month BETWEEN ${first} AND ${last} AND p.production_qty > 0
  UNION SELECT p.item_cd FROM ${customerPlanRead.rows} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
    AND p.month BETWEEN ${first} AND ${last} AND p.qty > 0
  UNION SELECT f.ship_item_cd FROM ${forecastRead.rows} AS f
    JOIN ${forecastVersionRead.rows} AS v USING (company_cd, factory_cd, customer_cd, branch_no, month, version_no)
    WHERE f.company_cd = ${company_cd} AND f.factory_cd = ${factory_cd} AND v.counts AND f.month BETWEEN ${first} AND ${last}
  UNION SELECT l.ship_item_cd FROM ${orderLineRead.rows} AS l WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}
    AND l.line_status = '0' AND l.treatment_div <> '1' AND l.ship_item_cd IS NOT NULL AND l.qty > l.shipped_qty + l.closed_qty`
