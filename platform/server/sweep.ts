import { and, isNotNull, lt, or } from 'drizzle-orm'
import { keepMonths } from './audit/months.ts'
import { errorLog, outbox } from './audit/tables.ts'
import type { Tx } from './database/database.ts'
import { jobFile } from './jobs/tables.ts'
import { idempotencyKey } from './http/tables.ts'

const day = 86_400_000

/** Removes what the platform's own tables no longer need; as the owner, for all companies. */
export async function sweepPlatform(tx: Tx, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  await keepMonths(tx, now)
  await tx.delete(idempotencyKey).where(lt(idempotencyKey.created_at, before(day)))
  await tx.delete(jobFile).where(lt(jobFile.expires_dt, now.toISOString()))
  await tx.delete(errorLog).where(lt(errorLog.at, before(90 * day)))
  await tx
    .delete(outbox)
    .where(
      or(
        and(isNotNull(outbox.sent_at), lt(outbox.sent_at, before(30 * day))),
        lt(outbox.created_at, before(90 * day)),
      ),
    )
}
