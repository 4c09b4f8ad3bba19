import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { lotRead } from '#modules/stock/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { workErrors } from '../../contract/work-errors.ts'

/** Nobody goes on with pieces of a lot that is held; what was made before can still be reported. */
export async function refuseHeldLot(
  { tx, session }: Context,
  { item_cd, lot_no }: { readonly item_cd: string; readonly lot_no: string },
): Promise<void> {
  if (lot_no === '') return
  const [held] = await rows(
    tx,
    { hold_reason: z.string() },
    sql`SELECT l.hold_reason FROM ${lotRead.rows} AS l WHERE l.company_cd = ${session.company_cd}
      AND l.item_cd = ${item_cd} AND l.lot_no = ${lot_no} AND l.hold_flg`,
  )
  if (held) throw workErrors.BIZ_WORK_LOT_HELD.with({ lot: lot_no, reason: held.hold_reason })
}
