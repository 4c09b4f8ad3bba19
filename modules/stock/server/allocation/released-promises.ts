import { sql } from 'drizzle-orm'
import { itemRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { releasedPromises as releasedPromisesCall } from '../../contract/released-promises.ts'
import type { Released } from '../ledger/release-promises.ts'

/** Whoever had been promised the goods is to be told, also tomorrow: it stands under the slip that has shown it. */
export async function recordReleased(
  { tx, session, now }: Context,
  document: { readonly document_kind: string; readonly document_no: string },
  released: readonly Released[],
): Promise<void> {
  if (released.length === 0) return
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(sql`INSERT INTO allocation_release (company_cd, factory_cd, document_kind, document_no, demand_kind,
      demand_no, demand_line, item_cd, qty, released_at, user_cd)
    SELECT ${company_cd}, ${factory_cd}, ${document.document_kind}, ${document.document_no}, demand_kind, demand_no,
      demand_line, item_cd, qty, ${now.toISOString()}::timestamptz, ${user_cd}
    FROM jsonb_populate_recordset(NULL::allocation_release, ${JSON.stringify(released)}::jsonb)`)
}

export async function releasedPromises(
  { tx, session }: Context,
  { document_kind, document_no }: InputOf<typeof releasedPromisesCall>,
): Promise<OutputOf<typeof releasedPromisesCall>> {
  const list = await rows(
    tx,
    releasedPromisesCall.output.shape.list.element.shape,
    sql`SELECT r.demand_no, r.demand_line, r.item_cd, trim_scale(r.qty)::text AS qty,
        ${itemRead.of('r', 'item_nm')} AS item_nm,
        ${itemRead.of('r', 'unit_nm')} AS unit_nm
      FROM allocation_release r
      WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}
        AND r.document_kind = ${document_kind} AND r.document_no = ${document_no}
      ORDER BY r.release_no`,
  )
  return { list: [...list] }
}

/** Somebody who looks after these demands has seen what they have lost. */
export async function seeReleased(
  { tx, session, now }: Context,
  { demand_kind, numbers }: { readonly demand_kind: string; readonly numbers: readonly string[] },
): Promise<void> {
  await tx.execute(sql`UPDATE allocation_release r SET seen_at = ${now.toISOString()}::timestamptz, seen_user = ${session.user_cd}
    WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd} AND r.demand_kind = ${demand_kind}
      AND r.seen_at IS NULL AND r.release_no IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`)
}
