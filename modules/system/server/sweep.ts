import { lt } from 'drizzle-orm'
import type { Database } from '#platform/server/database/database.ts'
import { sweepPlatform } from '#platform/server/sweep.ts'
import { sweepDraftKeys } from './draft-key.ts'
import { signInFailure } from './guessing/tables.ts'
import { companyTicket, oidcState, session, verificationCode } from './tables.ts'

const hour = 3_600_000

/**
 * Removes what has expired, for all companies; at start and every hour. Sessions stay a week longer, so that a tab left
 * open over the weekend is told that it has expired (10010), not that it is unknown (10011).
 */
export async function sweep(database: Database, now: Date = new Date()): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  await database.owner('write', async (tx) => {
    await tx.delete(session).where(lt(session.expires_at, before(7 * 24 * hour)))
    await tx.delete(signInFailure).where(lt(signInFailure.last_at, before(7 * 24 * hour)))
    await tx.delete(companyTicket).where(lt(companyTicket.expires_at, before(0)))
    await tx.delete(oidcState).where(lt(oidcState.expires_at, before(0)))
    await tx.delete(verificationCode).where(lt(verificationCode.expires_at, before(hour)))
    await sweepDraftKeys(tx, now)
    await sweepPlatform(tx, now)
  })
}
