import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { accessLog } from '#platform/server/audit/tables.ts'
import type { Call } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'

const windowMs = 10 * 60_000
/** A whole factory may stand behind one address, so this is far more than one person's slips. */
export const failuresOfAddress = 50

/** Seconds until this address may try to sign in a user again; 0 when it may now. */
export async function secondsToWait(
  tx: Tx,
  company_cd: string,
  { address, now }: Pick<Call, 'address' | 'now'>,
): Promise<number> {
  const [limiting] = await tx
    .select({ at: accessLog.at })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.company_cd, company_cd),
        eq(accessLog.event, 'user-login'),
        eq(accessLog.address, address),
        gt(accessLog.at, new Date(now.getTime() - windowMs).toISOString()),
        inArray(accessLog.code, ['1001', '1004', 'SIGN_IN_LOCKED', 'SIGN_IN_GUESSED']),
      ),
    )
    .orderBy(desc(accessLog.at))
    .offset(failuresOfAddress - 1)
    .limit(1)
  return limiting ? Math.max(1, Math.ceil((Date.parse(limiting.at) + windowMs - now.getTime()) / 1000)) : 0
}
