import { createHash, randomInt } from 'node:crypto'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { user } from '#platform/contract/error-catalogue.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { refused, type Refused } from './decision.ts'
import { verificationCode } from './tables.ts'

/** A request to use the system is tied to a code of six digits that lives ten minutes and allows five tries. */
export const codeLifeMs = 10 * 60_000
const mostTries = 5
const resendAfterMs = 60_000
/** Codes that a company's administrators are bothered with in one code's life. */
const mostCodes = 20

export interface Requester {
  readonly company_cd: string
  readonly phone: string
}

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** Seconds until another code may be sent to this phone; 0 when it may now. */
export async function secondsUntilNextCode(tx: Tx, requester: Requester, now: Date): Promise<number> {
  const [earlier] = await tx
    .select({ sent_at: verificationCode.sent_at })
    .from(verificationCode)
    .where(isOf(requester))
  if (earlier) {
    const wait = Date.parse(earlier.sent_at) + resendAfterMs - now.getTime()
    if (wait > 0) return Math.ceil(wait / 1000)
  }
  const [recent] = await tx
    .select({ codes: count() })
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.company_cd, requester.company_cd),
        gt(verificationCode.expires_at, now.toISOString()),
      ),
    )
  return (recent?.codes ?? 0) >= mostCodes ? codeLifeMs / 1000 : 0
}

/** Replaces the phone's earlier code. */
export async function keepCode(tx: Tx, requester: Requester, code: string, now: Date): Promise<Date> {
  const expires = new Date(now.getTime() + codeLifeMs)
  const fresh = {
    code_hash: hashCode(requester, code),
    sent_at: now.toISOString(),
    expires_at: expires.toISOString(),
    tries: 0,
  }
  await tx
    .insert(verificationCode)
    .values({ ...identity(requester), ...fresh })
    .onConflictDoUpdate({ target: [verificationCode.company_cd, verificationCode.phone], set: fresh })
  return expires
}

/** Undefined when the code fits. A wrong one is counted; after the fifth the right one is too late as well. */
export async function judgeCode(
  tx: Tx,
  requester: Requester,
  typed: string,
  now: Date,
): Promise<Refused | undefined> {
  const [kept] = await tx.select().from(verificationCode).where(isOf(requester)).for('update')
  if (!kept || Date.parse(kept.expires_at) <= now.getTime() || kept.tries >= mostTries)
    return refused(user[1009].with().at('verification_code'))
  if (kept.code_hash === hashCode(requester, typed.normalize('NFKC'))) return undefined
  await tx
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(isOf(requester))
  return refused(user[1008].with().at('verification_code'))
}

export async function forgetCode(tx: Tx, requester: Requester): Promise<void> {
  await tx.delete(verificationCode).where(isOf(requester))
}

/** One phone, however its number is grouped. */
const identity = ({ company_cd, phone }: Requester) => ({ company_cd, phone: phone.replace(/[- ]/g, '') })

function isOf(requester: Requester) {
  const { company_cd, phone } = identity(requester)
  return and(eq(verificationCode.company_cd, company_cd), eq(verificationCode.phone, phone))
}

function hashCode(requester: Requester, code: string): string {
  const { company_cd, phone } = identity(requester)
  return createHash('sha256').update(`${company_cd}|${phone}|${code}`).digest('hex')
}
