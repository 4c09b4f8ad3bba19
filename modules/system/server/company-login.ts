import { and, eq } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { SignInContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { companyCookie } from '#platform/server/http/server.ts'
import { issueCredential } from '#platform/server/session.ts'
import type { CompanyInfo, companyLogin } from '../contract/sign-in.ts'
import { signInErrors } from '../contract/sign-in-errors.ts'
import type { AddressFailures } from './guessing/address-failures.ts'
import { passwordMatches } from './password.ts'
import type { Surroundings } from './surroundings.ts'
import { company, companyTicket } from './tables.ts'

const ticketSeconds = 30 * 60

/**
 * The first sign-in step. What it answers and how long it takes is the same for a wrong password and for a company
 * that does not exist.
 */
export async function loginCompany(
  { sleep }: Surroundings,
  failures: AddressFailures,
  context: SignInContext,
  { company_cd, password }: InputOf<typeof companyLogin>,
): Promise<CompanyInfo> {
  const { database, address, now } = context
  const found = await database.company(company_cd, 'read', (tx) => findCompany(tx, company_cd))

  const refuse = async (error: BusinessError): Promise<never> => {
    if (found) await database.company(company_cd, 'write', (tx) => log(tx, context, company_cd, error.code))
    throw error
  }
  const seconds = failures.secondsToWait(address, now)
  if (seconds > 0) return refuse(generic.RATE_LIMITED.with({ seconds }))
  if (!(await passwordMatches(found?.password_hash, password)) || !found) {
    await sleep(failures.add(address, now))
    return refuse(signInErrors.SIGN_IN_COMPANY.with())
  }

  const ticket = issueCredential(company_cd)
  await database.company(company_cd, 'write', async (tx) => {
    const expires_at = new Date(now.getTime() + ticketSeconds * 1000).toISOString()
    await tx.insert(companyTicket).values({ company_cd, ticket_hash: ticket.hash, expires_at })
    await log(tx, context, company_cd, 200)
  })
  context.setCookie(companyCookie, ticket.secret, ticketSeconds)
  return { company_cd, company_nm: found.company_nm, system_nm: found.system_nm }
}

async function findCompany(tx: Tx, company_cd: string) {
  const [found] = await tx
    .select({
      company_nm: company.company_nm,
      system_nm: company.system_nm,
      password_hash: company.password_hash,
    })
    .from(company)
    .where(and(eq(company.company_cd, company_cd), eq(company.abort_div, '0')))
  return found
}

const log = (tx: Tx, context: SignInContext, company_cd: string, code: BusinessError['code']) =>
  logAccess(tx, context, { company_cd, event: 'company-login', user_cd: '', factory_cd: '', code })
