import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { priceBase } from '../../contract/price-base.ts'

const columns = {
  ...{ process_no: z.int(), operation_nm: z.string() },
  ...{ in_location_cd: z.string(), out_location_cd: z.string() },
  /** Who does it outside, after how many days, and what for so many. */
  ...{ outside_flg: z.boolean(), supplier_cd: z.string(), branch_no: z.string(), outside_days: z.int() },
  ...{ unit_price: z.string(), price_base_qty: priceBase.schema },
}
export type RoutedStep = RowOf<typeof columns>

/** The routing of an item that is in force on a day, as a work order takes it with it. */
export const readWorkRouting = (
  { tx, session: { company_cd, factory_cd } }: Context,
  { item_cd, on_dt }: { readonly item_cd: string; readonly on_dt: string },
): Promise<readonly RoutedStep[]> =>
  rows(
    tx,
    columns,
    sql`SELECT step.process_no, operation.operation_nm, step.in_location_cd, step.out_location_cd,
        operation.operation_place = '2' OR step.supplier_cd IS NOT NULL AS outside_flg,
        coalesce(step.supplier_cd, operation.supplier_cd, '') AS supplier_cd,
        coalesce(CASE WHEN step.supplier_cd IS NULL THEN operation.supplier_branch_no ELSE step.supplier_branch_no END, '') AS branch_no,
        step.outside_days,
        trim_scale(CASE WHEN step.outside_price > 0 THEN step.outside_price ELSE work.unit_price END)::text AS unit_price,
        CASE WHEN step.outside_price > 0 THEN step.price_base_qty ELSE '1' END AS price_base_qty
      FROM pbom_process AS step
      JOIN operation ON operation.company_cd = step.company_cd AND operation.factory_cd = step.factory_cd
        AND operation.operation_cd = step.operation_cd
      JOIN work ON work.company_cd = step.company_cd AND work.factory_cd = step.factory_cd AND work.work_cd = step.work_cd
      WHERE step.company_cd = ${company_cd} AND step.factory_cd = ${factory_cd} AND step.item_cd = ${item_cd} AND step.abort_div <> '2'
        AND step.from_dt = (SELECT max(p.from_dt) FROM pbom_process AS p WHERE p.company_cd = step.company_cd
          AND p.factory_cd = step.factory_cd AND p.item_cd = step.item_cd AND p.abort_div <> '2' AND p.from_dt <= ${on_dt}::date)
      ORDER BY step.process_no`,
  )
