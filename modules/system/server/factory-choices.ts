import { and, asc, eq } from 'drizzle-orm'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { SignInContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { FactoryChoice, factoryChoices } from '../contract/sign-in.ts'
import { readCompanyInfo } from './company-info.ts'
import { factoryColumns } from './factory-columns.ts'
import { factory, userFactory } from './tables.ts'

const { factory_cd, factory_nm } = factoryColumns

/** Every factory of the company: who the user is, and so which of them are theirs, is not known yet. */
export async function chooseFactory({
  database,
  company_cd,
}: SignInContext): Promise<OutputOf<typeof factoryChoices>> {
  if (company_cd === undefined) throw http[401].with()
  return database.company(company_cd, 'read', async (tx) => ({
    company: await readCompanyInfo(tx, company_cd),
    list: await tx
      .select({ factory_cd, factory_nm })
      .from(factory)
      .where(and(eq(factory.company_cd, company_cd), eq(factory.abort_div, '0')))
      .orderBy(asc(factory_cd)),
  }))
}

/** The factories that a user may work in. */
export const factoriesOf = (tx: Tx, company_cd: string, user_cd: string): Promise<FactoryChoice[]> =>
  tx
    .select({ factory_cd, factory_nm })
    .from(userFactory)
    .innerJoin(
      factory,
      and(
        eq(factory.company_cd, userFactory.company_cd),
        eq(factory_cd, userFactory.factory_cd),
        eq(factory.abort_div, '0'),
      ),
    )
    .where(and(eq(userFactory.company_cd, company_cd), eq(userFactory.user_cd, user_cd)))
    .orderBy(asc(factory_cd))
