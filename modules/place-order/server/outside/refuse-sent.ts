import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { compare, decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { outsideErrors } from '../../contract/outside/outside-errors.ts'
import { outsideStep } from './tables.ts'

/** What is out for an order keeps its line: `left` says how many pieces would still be ordered with one. */
export async function refuseSent(
  { tx, session }: Context,
  po_no: string,
  left: (line_no: number) => string,
): Promise<void> {
  const found = await rows(
    tx,
    { line: z.int(), sent: z.string() },
    sql`SELECT s.po_line_no AS line, trim_scale(s.sent_qty)::text AS sent FROM ${outsideStep} AS s
      WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd} AND s.po_no = ${po_no} AND s.sent_qty > 0`,
  )
  const wrong = found.find(({ line, sent }) => compare(decimal(sent), decimal(left(line))) > 0)
  if (wrong) throw outsideErrors.BIZ_OUTSIDE_SENT.with({ code: po_no, line: wrong.line })
}
