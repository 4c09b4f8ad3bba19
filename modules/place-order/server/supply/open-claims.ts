import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { OfSupplier } from './supplier-terms.ts'
import { supplyOut, supplyOutLine, supplyUse } from './tables.ts'

/** What a supplier has of a material for pay, less what has come back in products: pieces, and what they cost him. */
export interface OpenClaim {
  readonly item_cd: string
  readonly qty: string
  readonly amount: string
}

/** Held until the commit: whoever supplies, uses or takes back the same material of the supplier waits. */
export async function holdClaims(
  context: Context,
  of: OfSupplier,
  items: readonly string[],
): Promise<ReadonlyMap<string, OpenClaim>> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const { supplier_cd, branch_no } = of
  for (const item_cd of [...new Set(items)].toSorted()) {
    const claim = [company_cd, factory_cd, 'supply claim', supplier_cd, branch_no, item_cd].join(' ')
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${claim}, 0))`)
  }
  const found = await rows(
    tx,
    { item_cd: z.string(), qty: z.string(), amount: z.string() },
    sql`SELECT c.item_cd, trim_scale(sum(c.qty))::text AS qty, sum(c.amount)::text AS amount FROM (
        SELECT l.item_cd, l.qty, l.amount FROM ${supplyOut} AS h JOIN ${supplyOutLine} AS l
          ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.supply_no = h.supply_no
        WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.supplier_cd = ${supplier_cd}
          AND h.branch_no = ${branch_no} AND h.supply_status = '1' AND l.supply_kind = '2'
          AND l.item_cd = ANY(${textArray(items)})
        UNION ALL SELECT u.item_cd, -u.qty, -u.amount FROM ${supplyUse} AS u
        WHERE u.company_cd = ${company_cd} AND u.factory_cd = ${factory_cd} AND u.supplier_cd = ${supplier_cd}
          AND u.branch_no = ${branch_no} AND NOT u.taken_back_flg AND u.item_cd = ANY(${textArray(items)})) AS c
      GROUP BY c.item_cd`,
  )
  return new Map(found.map((claim) => [claim.item_cd, claim]))
}
