import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { codeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { WorkToldKind } from '../contract/work-codes.ts'
import { workErrors } from '../contract/work-errors.ts'

/** Work stands still and goes on again for reasons of stopping; what else is said of pieces is a reason of defects. */
const reasonKindOf = (event_kind: WorkToldKind) =>
  event_kind === '2' || event_kind === '3' ? 'STOP_REASON' : 'DEFECT_REASON'

/** A reason that is told is one of the company's codes; whatever a device has kept, losses are summed up by their names. */
export async function refuseUnknownReason(
  { tx, session }: Context,
  event_kind: WorkToldKind,
  reason_cd: string,
): Promise<void> {
  if (reason_cd === '') return
  const kind_cd = reasonKindOf(event_kind)
  const found = await rows(
    tx,
    { code_cd: z.string() },
    sql`SELECT c.code_cd FROM ${codeRead.rows} AS c WHERE c.company_cd = ${session.company_cd}
      AND c.kind_cd = ${kind_cd} AND c.code_cd = ${reason_cd} AND c.abort_div = '0'`,
  )
  if (found.length > 0) return
  const unknown =
    kind_cd === 'STOP_REASON' ? workErrors.BIZ_WORK_STOP_REASON : workErrors.BIZ_WORK_DEFECT_REASON
  throw unknown.with({ code: reason_cd }).at('reason_cd')
}
