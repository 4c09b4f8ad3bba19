import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { locationRead, supplierRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'

export interface OfSupplier {
  readonly supplier_cd: string
  readonly branch_no: string
}

export type SupplyTerms = RowOf<typeof columns>
const columns = { to_location_cd: z.string(), buy_back_flg: z.boolean() }

/** Where a supplier keeps our material (blank where nobody has said it), and whether we buy back what he pays for. */
export async function readSupplyTerms(
  { tx, session: { company_cd, factory_cd } }: Context,
  { supplier_cd, branch_no }: OfSupplier,
): Promise<SupplyTerms> {
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT coalesce((SELECT min(p.location_cd) FROM ${locationRead.rows} AS p WHERE p.company_cd = ${company_cd}
          AND p.factory_cd = ${factory_cd} AND p.location_kind = '3' AND p.abort_div = '0'
          AND p.supplier_cd = ${supplier_cd} AND p.supplier_branch_no = ${branch_no}), '') AS to_location_cd,
        coalesce(${supplierRead.of({ company_cd, supplier_cd, branch_no }, 'buy_back_flg')}, true) AS buy_back_flg`,
  )
  return found ?? { to_location_cd: '', buy_back_flg: true }
}
