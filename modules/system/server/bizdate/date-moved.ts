import { eq, and, sql } from 'drizzle-orm'
import { user } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { point } from '#platform/server/module/point.ts'
import { factoryColumns } from '../factory-columns.ts'
import { bizdate, factory } from '../tables.ts'

/** What a later module does in the transaction that has moved a business date, by a person or by the job. */
export const dateMoved = point<(context: Context) => Promise<void>>('business date moved')

export async function tellDateMoved(context: Context): Promise<void> {
  for (const listener of context.registered(dateMoved)) await listener(context)
}

/** The day on which the session's factory works. */
export async function businessDateOf({ tx, session }: Pick<Context, 'tx' | 'session'>): Promise<string> {
  const [found] = await tx
    .select({ biz_dt: bizdate.biz_dt })
    .from(bizdate)
    .where(and(eq(bizdate.company_cd, session.company_cd), eq(bizdate.factory_cd, session.factory_cd)))
  if (!found) throw user[1011].with()
  return found.biz_dt
}

/** The day that has begun in every factory of a company: for what belongs to the company as a whole. */
export async function companyDate(tx: Tx, company_cd: string): Promise<string> {
  const [found] = await tx
    .select({ biz_dt: sql<string>`min(${bizdate.biz_dt})::text` })
    .from(bizdate)
    .innerJoin(
      factory,
      and(
        eq(factory.company_cd, bizdate.company_cd),
        eq(factoryColumns.factory_cd, bizdate.factory_cd),
        eq(factory.abort_div, '0'),
      ),
    )
    .where(eq(bizdate.company_cd, company_cd))
  return found?.biz_dt ?? ''
}
