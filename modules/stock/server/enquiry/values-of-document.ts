import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { stockEntry, stockLedger } from '../tables.ts'

/**
 * What the movements of a document did to our stock, by movement type and item: pieces and value that went out, below zero what came
 * in, and the variance, as the list of variances has it. What has been taken back is left out.
 */
export const valuesOfDocument = (
  { tx, session: { company_cd, factory_cd } }: Context,
  { document_kind, document_no }: { readonly document_kind: string; readonly document_no: string },
) =>
  rows(
    tx,
    { stock_div: z.string(), item_cd: z.string(), qty: z.string(), cost: z.string(), variance: z.string() },
    sql`SELECT l.stock_div, l.item_cd, trim_scale(-sum(e.qty) FILTER (WHERE e.ours))::text AS qty, (-sum(e.amount))::bigint::text AS cost,
        sum(e.variance)::bigint::text AS variance
      FROM ${stockLedger} AS l JOIN ${stockEntry} AS e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no
      WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.document_kind = ${document_kind}
        AND l.document_no = ${document_no} AND l.reverses IS NULL AND NOT EXISTS (SELECT FROM ${stockLedger} AS r
          WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no)
      GROUP BY 1, 2 ORDER BY 1, 2`,
  )
