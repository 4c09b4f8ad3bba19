import { and, eq, sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { generic, user } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { changeCompanyPassword } from '../contract/sign-in.ts'
import type { AddressFailures } from './guessing/address-failures.ts'
import { readParameters } from './parameters.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { refuseShortPassword } from './password-length.ts'
import type { Surroundings } from './surroundings.ts'
import { company, companyTicket } from './tables.ts'

/**
 * Sign-ins that are half done with the old password begin again. Sessions stay: each was begun with a user's own
 * password, and a whole factory thrown out in the middle of its work would be the greater harm. Guesses at the old
 * password count together with those at the company sign-in.
 */
export async function setCompanyPassword(
  { sleep }: Surroundings,
  failures: AddressFailures,
  context: TransactionsContext,
  typed: InputOf<typeof changeCompanyPassword>,
): Promise<Record<string, never>> {
  const { transaction, session, address, now } = context
  const { company_cd, user_cd, factory_cd } = session
  if (typed.new_password !== typed.confirm_password) throw user[10012].with().at('confirm_password')

  const log = (tx: Tx, code: BusinessError['code']) =>
    logAccess(tx, context, { company_cd, event: 'change-company-password', user_cd, factory_cd, code })
  const refuse = async (error: BusinessError): Promise<never> => {
    await transaction('write', (tx) => log(tx, error.code))
    throw error
  }
  const seconds = failures.secondsToWait(address, now)
  if (seconds > 0) return refuse(generic.RATE_LIMITED.with({ seconds }))

  const before = await transaction('read', async (tx) => ({
    ...(await readParameters(tx, company_cd)),
    hash: await readHash(tx, company_cd),
  }))
  refuseShortPassword(typed.new_password, before.password_min_length, 'new_password')
  if (!(await passwordMatches(before.hash, typed.old_password))) {
    await sleep(failures.add(address, now))
    return refuse(user[1004].with().at('old_password'))
  }
  if (typed.new_password === typed.old_password) return refuse(user[1007].with().at('new_password'))

  const password_hash = await hashPassword(typed.new_password)
  const changed = await transaction('write', async (tx) => {
    const written = await tx
      .update(company)
      .set({
        password_hash,
        update_user: user_cd,
        update_dt: now.toISOString(),
        update_cnt: sql`${company.update_cnt} + 1`,
      })
      .where(and(eq(company.company_cd, company_cd), eq(company.password_hash, before.hash)))
      .returning({ company_cd: company.company_cd })
    // Another person has changed it meanwhile: what was typed is no longer the password.
    if (written.length === 0) return false
    await tx.delete(companyTicket).where(eq(companyTicket.company_cd, company_cd))
    await log(tx, 200)
    return true
  })
  if (!changed) return refuse(user[1004].with().at('old_password'))
  return {}
}

async function readHash(tx: Tx, company_cd: string): Promise<string> {
  const [found] = await tx
    .select({ hash: company.password_hash })
    .from(company)
    .where(eq(company.company_cd, company_cd))
  return found?.hash ?? ''
}
