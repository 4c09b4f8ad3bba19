import { and, eq } from 'drizzle-orm'
import { user } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { CompanyInfo } from '../contract/sign-in.ts'
import { company } from './tables.ts'

export async function readCompanyInfo(tx: Tx, company_cd: string): Promise<CompanyInfo> {
  const [found] = await tx
    .select({ company_cd: company.company_cd, company_nm: company.company_nm, system_nm: company.system_nm })
    .from(company)
    .where(eq(company.company_cd, company_cd))
  if (!found) throw user[10011].with()
  return found
}

export const getCompanyInfo = ({ tx, session }: Context): Promise<CompanyInfo> =>
  readCompanyInfo(tx, session.company_cd)

/** Whether there is such a company, and it has not been stopped or abolished. */
export async function companyExists(tx: Tx, company_cd: string): Promise<boolean> {
  const found = await tx
    .select({ company_cd: company.company_cd })
    .from(company)
    .where(and(eq(company.company_cd, company_cd), eq(company.abort_div, '0')))
  return found.length > 0
}

/** A company code is taken once and for all, also by a company that has been abolished. */
export async function isCompanyCodeTaken(tx: Tx, company_cd: string): Promise<boolean> {
  const found = await tx
    .select({ company_cd: company.company_cd })
    .from(company)
    .where(eq(company.company_cd, company_cd))
  return found.length > 0
}
