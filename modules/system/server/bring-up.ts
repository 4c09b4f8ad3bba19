import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/database.ts'
import { scheduler } from '#platform/server/jobs/dispatch-schedules.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { beginCodes } from './codes/begin-codes.ts'
import { fixCodes } from './codes/fix-codes.ts'
import { factoryColumns } from './factory-columns.ts'
import { beginDataNumbers, beginNumbersOfFactory, lacksNumbers } from './numbering/first-numbers.ts'
import { company, factory } from './tables.ts'

/** At start: what this version of the program counts on is there in every company; what stands there stays. */
export const bringUp = (database: Database, registered: Registered): Promise<void> =>
  database.owner('write', async (tx) => {
    await fixCodes(tx)
    const companies = await tx.select({ company_cd: company.company_cd }).from(company)
    for (const { company_cd } of companies) {
      await beginCodes(tx, signedFor(company_cd))
      await beginDataNumbers(tx, signedFor(company_cd))
    }
    const places = await tx
      .select({ company_cd: factory.company_cd, factory_cd: factoryColumns.factory_cd })
      .from(factory)
      .where(
        and(
          eq(factory.abort_div, '0'),
          lacksNumbers(registered, factory.company_cd, factoryColumns.factory_cd),
        ),
      )
    for (const { company_cd, factory_cd } of places)
      await beginNumbersOfFactory({ tx, registered }, signedFor(company_cd), factory_cd)
  })

const signedFor = (company_cd: string) => ({ company_cd, create_user: scheduler, update_user: scheduler })
