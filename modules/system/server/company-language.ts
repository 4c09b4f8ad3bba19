import { eq } from 'drizzle-orm'
import { defaultLanguage, type Language } from '#platform/contract/text.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { company } from './tables.ts'

/** In which the program names what it brings into a company. */
export async function companyLanguage(tx: Tx, company_cd: string): Promise<Language> {
  const [found] = await tx
    .select({ language: company.language })
    .from(company)
    .where(eq(company.company_cd, company_cd))
  return found?.language ?? defaultLanguage
}
