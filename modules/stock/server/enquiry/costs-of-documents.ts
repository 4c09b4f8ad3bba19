import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { stockEntry, stockLedger } from '../tables.ts'

/**
 * What the movements of documents have taken out of the value of our stock, in their order; what came in counts below zero, and
 * what has been taken back is left out.
 */
export async function costsOfDocuments(
  { tx, session: { company_cd, factory_cd } }: Context,
  { document_kind, numbers }: { readonly document_kind: string; readonly numbers: readonly string[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (numbers.length === 0) return new Map()
  const found = await rows(
    tx,
    { document_no: z.string(), costs: z.array(z.string()) },
    sql`SELECT m.document_no, jsonb_agg(m.cost ORDER BY m.ledger_no) AS costs FROM (
        SELECT l.document_no, l.ledger_no, (-sum(e.amount))::bigint::text AS cost
        FROM ${stockLedger} AS l JOIN ${stockEntry} AS e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no
        WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.document_kind = ${document_kind}
          AND l.document_no = ANY(${textArray(numbers)}) AND l.reverses IS NULL AND NOT EXISTS (SELECT FROM ${stockLedger} AS r
            WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no)
        GROUP BY l.document_no, l.ledger_no) AS m
      GROUP BY m.document_no`,
  )
  return new Map(found.map(({ document_no, costs }) => [document_no, costs]))
}
