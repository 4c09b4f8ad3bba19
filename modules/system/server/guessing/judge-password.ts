import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { user } from '#platform/contract/error-catalogue.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { signInErrors } from '../../contract/sign-in-errors.ts'
import { refused, type Refused } from '../decision.ts'
import { appUser, session } from '../tables.ts'
import { signInFailure } from './tables.ts'

/** Wrong passwords slow down from the third, and lock the address out at the tenth (decisions.md "Sign-in"). */
const slowFrom = 3
const longestDelayMs = 8_000
export const lockAt = 10
/** From all addresses together: then only where the user has been signed in before one may try. */
export const lockElsewhereAt = 100
export const lockMs = 15 * 60_000

export const delayAfter = (failures: number): number =>
  failures < slowFrom ? 0 : Math.min(500 * 2 ** (failures - slowFrom), longestDelayMs)

interface Guessed {
  readonly company_cd: string
  readonly user_cd: string
}

interface Attempt extends Guessed {
  readonly address: string
  /** The hash that the typed password was compared with, and whether it fits. */
  readonly password_hash: string
  readonly matches: boolean
  readonly now: Date
}

/**
 * Counts a wrong password, or forgets the earlier ones. The password was compared outside the transaction, so of a
 * thousand guesses at once the user's row lets ten through and refuses the others, right or wrong.
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
  const [here] = await tx.select().from(signInFailure).where(isHere(attempt))
  const lockedHere = left(here?.locked_until, now)
  if (lockedHere > 0) return refused(lockedOut(lockedHere))
  const lockedElsewhere = left(counted.locked_until, now)
  if (lockedElsewhere > 0 && !(await isKnownAddress(tx, attempt))) return refused(guessedAt(lockedElsewhere))
  // Changed in the meantime: what was compared is no longer the password.
  if (attempt.matches && attempt.password_hash === counted.password_hash) {
    if (here) await tx.delete(signInFailure).where(isHere(attempt))
    if (counted.failed_cnt > 0)
      await tx.update(appUser).set({ failed_cnt: 0, locked_until: null }).where(isUser)
    return undefined
  }
  const all = countedOn(counted, now, lockElsewhereAt)
  await tx.update(appUser).set(all).where(isUser)
  const atAddress = countedOn(here, now, lockAt)
  const failure = { ...atAddress, last_at: now.toISOString() }
  const { address } = attempt
  await tx
    .insert(signInFailure)
    .values({ company_cd, user_cd, address, ...failure })
    .onConflictDoUpdate({
      target: [signInFailure.company_cd, signInFailure.user_cd, signInFailure.address],
      set: failure,
    })
  return refused(
    atAddress.locked_until ? lockedOut(lockMs) : user[1004].with(),
    delayAfter(atAddress.failed_cnt),
  )
}

interface Counted {
  readonly failed_cnt: number
  readonly locked_until: string | null
}

/** A lock that has run out has been served: counting begins anew. */
function countedOn(before: Counted | undefined, now: Date, limit: number): Counted {
  const failed_cnt = (before && !before.locked_until ? before.failed_cnt : 0) + 1
  const locks = failed_cnt >= limit
  return { failed_cnt, locked_until: locks ? new Date(now.getTime() + lockMs).toISOString() : null }
}

const left = (locked_until: string | null | undefined, now: Date): number =>
  locked_until ? Date.parse(locked_until) - now.getTime() : 0

const minutesOf = (milliseconds: number) => ({ minutes: Math.ceil(milliseconds / 60_000) })
const lockedOut = (milliseconds: number) => signInErrors.SIGN_IN_LOCKED.with(minutesOf(milliseconds))
const guessedAt = (milliseconds: number) => signInErrors.SIGN_IN_GUESSED.with(minutesOf(milliseconds))

const ofUser = ({ company_cd, user_cd }: Guessed) =>
  and(eq(signInFailure.company_cd, company_cd), eq(signInFailure.user_cd, user_cd))
const isHere = (attempt: Attempt) => and(ofUser(attempt), eq(signInFailure.address, attempt.address))

/** The user has been signed in there within the last days (sweep.ts). */
async function isKnownAddress(tx: Tx, { company_cd, user_cd, address }: Attempt): Promise<boolean> {
  const found = await tx
    .select({ address: session.address })
    .from(session)
    .where(
      and(eq(session.company_cd, company_cd), eq(session.user_cd, user_cd), eq(session.address, address)),
    )
    .limit(1)
  return found.length > 0
}

/** By an administrator: everybody may try again. */
export const forgetFailures = async (tx: Tx, guessed: Guessed): Promise<void> => {
  await tx.delete(signInFailure).where(ofUser(guessed))
}

/** Where wrong passwords came from, the latest first. */
export const failuresOf = (tx: Tx, guessed: Guessed) =>
  tx.select().from(signInFailure).where(ofUser(guessed)).orderBy(desc(signInFailure.last_at))

/** What the user is told who has just shown the password: what others tried since the last sign-in. */
export async function triedElsewhere(
  tx: Tx,
  { company_cd, user_cd, address }: Pick<Attempt, 'company_cd' | 'user_cd' | 'address'>,
) {
  const [person] = await tx
    .select({ since: appUser.last_sign_in_dt })
    .from(appUser)
    .where(and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd)))
  const tried = await tx
    .select()
    .from(signInFailure)
    .where(
      and(
        ofUser({ company_cd, user_cd }),
        ne(signInFailure.address, address),
        person?.since ? gt(signInFailure.last_at, person.since) : undefined,
      ),
    )
    .orderBy(signInFailure.last_at)
  const last = tried.at(-1)
  if (!last) return undefined
  return { count: tried.reduce((sum, { failed_cnt }) => sum + failed_cnt, 0), address: last.address }
}
