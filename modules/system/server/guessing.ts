import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { user } from '#platform/contract/error-catalogue.ts'
import { accessLog } from '#platform/server/audit/tables.ts'
import type { Call } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { signInErrors } from '../contract/sign-in-errors.ts'
import { refused, type Refused } from './decision.ts'
import { appUser } from './tables.ts'

/** Wrong passwords slow down from the third, and lock the user at the tenth (decisions.md "Sign-in"). */
const slowFrom = 3
const longestDelayMs = 8_000
export const lockAt = 10
export const lockMs = 15 * 60_000

export const delayAfter = (failures: number): number =>
  failures < slowFrom ? 0 : Math.min(500 * 2 ** (failures - slowFrom), longestDelayMs)

interface Attempt {
  readonly company_cd: string
  readonly user_cd: string
  /** The hash that the typed password was compared with, and whether it fits. */
  readonly password_hash: string
  readonly matches: boolean
  readonly now: Date
}

/**
 * Counts a wrong password, or forgets the earlier ones. The password was compared outside the transaction, so of a
 * thousand guesses at once the row's lock lets ten through and refuses the others, right or wrong.
 */
export async function judgePassword(tx: Tx, attempt: Attempt): Promise<Refused | undefined> {
  const { company_cd, user_cd, now } = attempt
  const isUser = and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd))
  const [counted] = await tx
    .select({
      failed_cnt: appUser.failed_cnt,
      locked_until: appUser.locked_until,
      password_hash: appUser.password_hash,
    })
    .from(appUser)
    .where(isUser)
    .for('update')
  if (!counted) return refused(user[1001].with({ code: user_cd }))
  const lockedFor = counted.locked_until ? Date.parse(counted.locked_until) - now.getTime() : 0
  if (lockedFor > 0) return refused(locked(lockedFor))
  // Changed in the meantime: what was compared is no longer the password.
  if (attempt.matches && attempt.password_hash === counted.password_hash) {
    if (counted.failed_cnt > 0)
      await tx.update(appUser).set({ failed_cnt: 0, locked_until: null }).where(isUser)
    return undefined
  }
  // A lock that has run out has been served: counting begins anew.
  const failed_cnt = (counted.locked_until ? 0 : counted.failed_cnt) + 1
  const locks = failed_cnt >= lockAt
  const locked_until = locks ? new Date(now.getTime() + lockMs).toISOString() : null
  await tx.update(appUser).set({ failed_cnt, locked_until }).where(isUser)
  return refused(locks ? locked(lockMs) : user[1004].with(), delayAfter(failed_cnt))
}

const locked = (milliseconds: number) =>
  signInErrors.SIGN_IN_LOCKED.with({ minutes: Math.ceil(milliseconds / 60_000) })

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
        inArray(accessLog.code, ['1001', '1004', 'SIGN_IN_LOCKED']),
      ),
    )
    .orderBy(desc(accessLog.at))
    .offset(failuresOfAddress - 1)
    .limit(1)
  return limiting ? Math.max(1, Math.ceil((Date.parse(limiting.at) + windowMs - now.getTime()) / 1000)) : 0
}
