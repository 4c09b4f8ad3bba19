import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { holdAccountFile } from '#platform/server/reconcile/account-store.ts'
import { reconciledRows } from '#platform/server/reconcile/lay-beside.ts'
import {
  acceptanceErrors,
  type postAccepted as postCall,
} from '../../contract/acceptance-match/acceptance-calls.ts'
import { postSales } from '../sale/post-sales.ts'
import { sales, salesLine } from '../tables.ts'
import { acceptanceSource } from './acceptance-match.ts'

/** 検収分を計上: slips of this factory that wait, and of which every line stands in the file as we have it. */
export async function postAccepted(
  context: Context,
  sent: InputOf<typeof postCall>,
): Promise<OutputOf<typeof postCall>> {
  const { head } = await holdAccountFile(context, acceptanceSource, sent)
  const { found } = await reconciledRows(context, acceptanceSource, head)
  const agreed = found.flatMap(({ ours, theirs, differences }) =>
    ours && theirs && differences.length === 0 ? [ours.key] : [],
  )
  const waiting = await agreedSlips(context, agreed)
  if (waiting.length === 0) throw acceptanceErrors.BIZ_ACCEPTED_NOTHING.with()
  return postSales(context, { sales_no: waiting })
}

async function agreedSlips({ tx, session }: Context, keys: readonly string[]): Promise<string[]> {
  const found = await rows(
    tx,
    { sales_no: z.string() },
    sql`SELECT h.sales_no FROM ${sales} AS h JOIN ${salesLine} AS l USING (company_cd, factory_cd, sales_no)
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.sales_slip_status = '0'
      GROUP BY h.sales_no
      HAVING bool_and(concat_ws(' ', h.factory_cd, h.sales_no, l.line_no) = ANY(${textArray(keys)}))
      ORDER BY h.sales_no`,
  )
  return found.map(({ sales_no }) => sales_no)
}
