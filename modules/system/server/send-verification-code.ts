import { and, eq, ne } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { SignInContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { putIntoOutbox } from '#platform/server/outbox/outbox.ts'
import type { sendVerificationCode } from '../contract/sign-in.ts'
import { companyExists } from './company-info.ts'
import { codeMessageKind, type CodeMessage } from './code-sender.ts'
import { appUser, role, userRole } from './tables.ts'
import { codeLifeMs, keepCode, newCode, secondsUntilNextCode } from './verification.ts'

/**
 * Tells the company's administrators a code, who pass it on to the person at that phone. The answer is the same when
 * there is no such company: its code is kept like any other, and told to nobody.
 */
export async function sendCode(
  context: SignInContext,
  requester: InputOf<typeof sendVerificationCode>,
): Promise<OutputOf<typeof sendVerificationCode>> {
  const { database, now } = context
  const { company_cd, phone } = requester
  const seconds = await database.company(company_cd, 'write', async (tx) => {
    const wait = await secondsUntilNextCode(tx, requester, now)
    const known = await companyExists(tx, company_cd)
    if (wait === 0) {
      const code = newCode()
      const expires = await keepCode(tx, requester, code, now)
      const recipients = await administrators(tx, company_cd)
      const payload: CodeMessage = { phone, code, expires_at: expires.toISOString(), recipients }
      if (known) await putIntoOutbox(tx, { company_cd, kind: codeMessageKind, payload }, now)
    }
    if (known) {
      const code = wait === 0 ? 200 : 'RATE_LIMITED'
      await logAccess(tx, context, { company_cd, event: 'send-code', user_cd: '', factory_cd: '', code })
    }
    return wait
  })
  if (seconds > 0) throw generic.RATE_LIMITED.with({ seconds })
  return { expires_in: codeLifeMs / 1000 }
}

const administrators = (tx: Tx, company_cd: string) =>
  tx
    .selectDistinct({ email: appUser.email, language: appUser.language })
    .from(appUser)
    .innerJoin(
      userRole,
      and(eq(userRole.company_cd, appUser.company_cd), eq(userRole.user_cd, appUser.user_cd)),
    )
    .innerJoin(
      role,
      and(
        eq(role.company_cd, userRole.company_cd),
        eq(role.role_cd, userRole.role_cd),
        eq(role.admin_flg, true),
        eq(role.abort_div, '0'),
      ),
    )
    .where(
      and(
        eq(appUser.company_cd, company_cd),
        eq(appUser.state, 'active'),
        eq(appUser.abort_div, '0'),
        ne(appUser.email, ''),
      ),
    )
