import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { recordChange } from '#platform/server/audit/change-history.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { workerRead } from '#modules/master/server/views.ts'
import { handoverScreen, type signHandover as signCall } from '../../contract/handover/handover-calls.ts'
import { handoverErrors } from '../../contract/handover/handover-errors.ts'
import { whoWorks } from '../terminal.ts'
import { handoverTable } from './tables.ts'

/** Signed once: who comes second is told by whom. Wrong PINs are counted outside of what they refuse. */
export async function signHandover(
  context: TransactionsContext,
  { handover_no, code, pin }: InputOf<typeof signCall>,
): Promise<OutputOf<typeof signCall>> {
  const { transaction, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const { worker_cd, worker_nm } = await whoWorks(context, { code, pin })
  await transaction('write', async (tx) => {
    await putSignature({ ...context, tx }, handover_no, worker_cd)
    await logAccess(tx, context, { company_cd, user_cd, factory_cd, event: handoverScreen.name, code: 200 })
  })
  return { worker_nm }
}

/** Of a worker who has said who he is. */
export async function putSignature(
  { tx, session, requestId, now }: Pick<Context, 'tx' | 'session' | 'requestId' | 'now'>,
  handover_no: string,
  worker_cd: string,
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  const one = sql`h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.handover_no = ${handover_no}::bigint`
  const [found] = await rows(
    tx,
    { is_signed: z.boolean(), name: z.string() },
    sql`SELECT h.signed_at IS NOT NULL AS is_signed,
        coalesce(${workerRead.of('h', 'worker_nm', { worker_cd: 'signed_worker_cd' })}, h.signed_worker_cd) AS name
      FROM ${handoverTable} AS h WHERE ${one} FOR UPDATE OF h`,
  )
  if (!found) throw http[404].with()
  if (found.is_signed) throw handoverErrors.BIZ_HANDOVER_SIGNED.with({ name: found.name })
  await tx.execute(sql`UPDATE ${handoverTable} AS h SET signed_worker_cd = ${worker_cd}, signed_at = ${now.toISOString()}::timestamptz,
      update_user = ${user_cd}, update_dt = ${now.toISOString()}::timestamptz, update_cnt = h.update_cnt + 1 WHERE ${one}`)
  await recordChange(
    { tx, session, requestId },
    {
      ...{ table: 'mes_handover', key: `${factory_cd} ${handover_no}`, action: 'update' },
      changes: [{ field: 'signed_worker_cd', old: null, new: worker_cd }],
    },
  )
}
