import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { bom, item } from '../tables.ts'

export type SuppliedPart = RowOf<typeof columns>
const columns = {
  ...{ parent_item_cd: z.string(), item_cd: z.string(), is_charged: z.boolean(), decimals: z.int() },
  /** Thousandths and hundredths of a percent, as a plan counts. */
  ...{ need: z.number(), base: z.number(), scrap: z.int() },
  ...{ from_dt: z.string(), to_dt: z.string().nullable() },
}

/** What a subcontractor gets from us for these items: free of charge, or for pay. Parts used once for a lot are left out, as in a plan. */
export const readSuppliedParts = (
  { tx, session: { company_cd } }: Context,
  parents: readonly string[],
): Promise<readonly SuppliedPart[]> =>
  rows(
    tx,
    columns,
    sql`SELECT b.parent_item_cd, b.item_cd, b.supply_div = '5' AS is_charged,
        coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0) AS decimals,
        (b.need_qty * 1000)::float8 AS need, (b.base_qty * 1000)::float8 AS base, (b.scrap_rate * 100)::int AS scrap,
        b.from_dt::text AS from_dt, b.to_dt::text AS to_dt
      FROM ${bom} AS b JOIN ${item} AS i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
      WHERE b.company_cd = ${company_cd} AND b.parent_item_cd = ANY(${textArray(parents)}) AND b.abort_div = '0'
        AND b.qty_div = '0' AND b.supply_div IN ('4', '5') AND i.stock_flg
      ORDER BY b.parent_item_cd, b.seq, b.from_dt`,
  )
