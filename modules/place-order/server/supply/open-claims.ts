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

/** What was supplied for pay, and below zero what of it has come back in products. */
const claims = sql`(SELECT h.company_cd, h.factory_cd, h.supplier_cd, h.branch_no, l.item_cd, l.qty, l.amount
    FROM ${supplyOut} AS h JOIN ${supplyOutLine} AS l
      ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.supply_no = h.supply_no
    WHERE h.supply_status = '1' AND l.supply_kind = '2'
  UNION ALL SELECT u.company_cd, u.factory_cd, u.supplier_cd, u.branch_no, u.item_cd, -u.qty, -u.amount
    FROM ${supplyUse} AS u WHERE NOT u.taken_back_flg)`

/** How much of its material (part_cd) the supplier of the row m has for pay. */
export const claimedQty = sql`coalesce((SELECT sum(c.qty) FROM ${claims} AS c WHERE c.company_cd = m.company_cd
  AND c.factory_cd = m.factory_cd AND c.supplier_cd = m.supplier_cd AND c.branch_no = m.branch_no AND c.item_cd = m.part_cd), 0)`

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
    sql`SELECT c.item_cd, trim_scale(sum(c.qty))::text AS qty, sum(c.amount)::text AS amount FROM ${claims} AS c
      WHERE c.company_cd = ${company_cd} AND c.factory_cd = ${factory_cd} AND c.supplier_cd = ${supplier_cd}
        AND c.branch_no = ${branch_no} AND c.item_cd = ANY(${textArray(items)}) GROUP BY c.item_cd`,
  )
  return new Map(found.map((claim) => [claim.item_cd, claim]))
}
