import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hashPassword } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordChange } from '#platform/server/audit/change-history.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { instantOf } from '#platform/server/master/served-master.ts'
import type { Session } from '#platform/server/session.ts'
import type { removeWorkerPin, setWorkerPin, workerPin as workerPinCall } from '../contract/worker-pin.ts'
import { workerMaster, type PinStep } from '../contract/worker.ts'
import { workerPin } from './tables.ts'

/** A worker signs in at the terminal by badge and PIN. It is kept as passwords are, and goes one way. */
export async function pinOf(
  { tx, session }: Context,
  { worker_cd }: InputOf<typeof workerPinCall>,
): Promise<OutputOf<typeof workerPinCall>> {
  await refuseMissing(tx, session, worker_cd)
  const [found] = await tx
    .select({ set_at: workerPin.update_dt })
    .from(workerPin)
    .where(ofWorker(session, worker_cd))
  return { has_pin: found !== undefined, set_at: found ? instantOf(found.set_at) : null }
}

export async function setPin(
  context: TransactionsContext,
  { worker_cd, pin }: InputOf<typeof setWorkerPin>,
): Promise<Record<string, never>> {
  const { transaction, session, requestId } = context
  await transaction('read', (tx) => refuseMissing(tx, session, worker_cd))
  const pin_hash = await hashPassword(pin)
  await transaction('write', async (tx) => {
    await refuseMissing(tx, session, worker_cd)
    const { company_cd, factory_cd, user_cd } = session
    await tx
      .insert(workerPin)
      .values({ company_cd, factory_cd, worker_cd, pin_hash, create_user: user_cd, update_user: user_cd })
      .onConflictDoUpdate({
        target: [workerPin.company_cd, workerPin.factory_cd, workerPin.worker_cd],
        set: {
          pin_hash,
          wrong_cnt: 0,
          update_user: user_cd,
          update_dt: sql`now()`,
          update_cnt: sql`${workerPin.update_cnt} + 1`,
        },
      })
    await recordStep({ tx, session, requestId }, worker_cd, 'set')
    await logAccess(tx, context, { company_cd, user_cd, factory_cd, event: workerMaster.name, code: 200 })
  })
  return {}
}

export async function removePin(
  context: Context,
  { worker_cd }: InputOf<typeof removeWorkerPin>,
): Promise<Record<string, never>> {
  const { tx, session } = context
  await refuseMissing(tx, session, worker_cd)
  const gone = await tx
    .delete(workerPin)
    .where(ofWorker(session, worker_cd))
    .returning({ of: workerPin.worker_cd })
  if (gone.length > 0) await recordStep(context, worker_cd, 'removed')
  return {}
}

const ofWorker = ({ company_cd, factory_cd }: Session, worker_cd: string) =>
  and(
    eq(workerPin.company_cd, company_cd),
    eq(workerPin.factory_cd, factory_cd),
    eq(workerPin.worker_cd, worker_cd),
  )

async function refuseMissing(tx: Tx, { company_cd, factory_cd }: Session, worker_cd: string): Promise<void> {
  const found = await rows(
    tx,
    { worker_cd: z.string() },
    sql`SELECT worker_cd FROM worker
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND worker_cd = ${worker_cd}`,
  )
  if (found.length === 0) throw http[404].with()
}

/** In the history of the worker: that something was done about the PIN. */
const recordStep = (
  acting: Pick<Context, 'tx' | 'session' | 'requestId'>,
  worker_cd: string,
  step: PinStep,
) =>
  recordChange(acting, {
    table: workerMaster.name,
    key: `${acting.session.factory_cd} ${worker_cd}`,
    action: 'update',
    changes: [{ field: 'sign_in', old: null, new: step }],
  })
