import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { point } from '#platform/server/module/point.ts'
import { appUser, bankAccount, company } from '../tables.ts'
import { bankAccountMaster } from '../../contract/bank-account.ts'
import { companyMaster } from '../../contract/company.ts'
import type { setupState } from '../../contract/setup/setup-calls.ts'
import { userMaster } from '../../contract/user.ts'

/** Something that a new company has to enter, in the order of the modules. */
export interface SetupStep {
  readonly screen: Pick<Screen, 'name' | 'path'>
  /** Whether the company has done it. */
  readonly isDone: (company_cd: string) => SQL
  /** Only where there is something of it: the company is set up without it, too. */
  readonly isOptional?: true
}

export const setupSteps = point<SetupStep>('setupSteps')

/** Done with the first row. */
export const beginsWith = (screen: SetupStep['screen'], table: PgTable): SetupStep => ({
  screen,
  isDone: (company_cd) => sql`EXISTS (SELECT FROM ${table} AS t WHERE t.company_cd = ${company_cd})`,
})

/** The number of invoices and where they are paid, and somebody beside who installed it. */
export const ownSetupSteps: readonly SetupStep[] = [
  {
    screen: companyMaster.screen,
    isDone: (company_cd) =>
      sql`EXISTS (SELECT FROM ${company} AS t WHERE t.company_cd = ${company_cd} AND t.registration_no <> '')`,
  },
  {
    screen: bankAccountMaster.screen,
    isDone: (company_cd) =>
      sql`EXISTS (SELECT FROM ${bankAccount} AS t
        WHERE t.company_cd = ${company_cd} AND t.invoice_flg AND t.abort_div = '0')`,
  },
  {
    screen: userMaster.screen,
    isDone: (company_cd) =>
      sql`(SELECT count(*) > 1 FROM ${appUser} AS t WHERE t.company_cd = ${company_cd})`,
  },
]

export async function readSetup({ tx, session, registered }: Context): Promise<OutputOf<typeof setupState>> {
  const steps = registered(setupSteps)
  const asked = sql.join(
    steps.map(({ isDone }) => isDone(session.company_cd)),
    sql`, `,
  )
  const [found] = await rows(
    tx,
    { done: z.array(z.boolean()) },
    sql`SELECT to_jsonb(ARRAY[${asked}]) AS done`,
  )
  return {
    list: steps.map(({ screen: { name, path }, isOptional = false }, at) => ({
      ...{ name, path, is_done: found?.done[at] === true, is_optional: isOptional },
    })),
  }
}
