import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { PostedDocument } from './posting.ts'

/** The movements of a document that nothing has taken back, in their order: what its own cancelling reverses. */
export async function standingMovements(
  { tx, session }: Context,
  { document_kind, document_no }: Pick<PostedDocument, 'document_kind'> & { readonly document_no: string },
): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { ledger_no: z.string() },
    sql`SELECT l.ledger_no::text FROM stock_ledger AS l WHERE l.company_cd = ${session.company_cd}
      AND l.factory_cd = ${session.factory_cd} AND l.document_kind = ${document_kind} AND l.document_no = ${document_no}
      AND l.reverses IS NULL
      AND NOT EXISTS (SELECT FROM stock_ledger AS r WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no)
      ORDER BY l.ledger_no`,
  )
  return found.map(({ ledger_no }) => ledger_no)
}
