import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'

/**
 * Which of these numbers of an item are taken, wherever its goods are now. Those whose every movement was taken back are free again;
 * those that have none here are another factory's.
 */
export async function usedLots(
  { tx, session }: Context,
  item_cd: string,
  lot_nos: readonly string[],
): Promise<ReadonlySet<string>> {
  if (lot_nos.length === 0) return new Set()
  const moved = sql`stock_entry AS e JOIN stock_ledger AS l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
    WHERE e.company_cd = lot.company_cd AND e.item_cd = lot.item_cd AND e.lot_no = lot.lot_no AND e.lot_no <> ''`
  const found = await rows(
    tx,
    { lot_no: z.string() },
    sql`SELECT lot.lot_no FROM lot WHERE lot.company_cd = ${session.company_cd} AND lot.item_cd = ${item_cd}
      AND lot.lot_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(lot_nos)}::jsonb))
      AND (NOT EXISTS (SELECT FROM ${moved}) OR EXISTS (SELECT FROM ${moved} AND l.reverses IS NULL
        AND NOT EXISTS (SELECT FROM stock_ledger AS r WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no)))`,
  )
  return new Set(found.map(({ lot_no }) => lot_no))
}
