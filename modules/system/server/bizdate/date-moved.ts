import { eq, and, sql } from 'drizzle-orm'
import { user } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { factoryColumns } from '../factory-columns.ts'
import { bizdate, factory } from '../tables.ts'

/** In the transaction that has moved a business date: by a person or by the job. */
export type DateMoved = Pick<Context, 'tx' | 'requestId'> & {
  readonly session: Pick<Context['session'], 'company_cd' | 'user_cd'>
}

const listeners: ((moved: DateMoved) => Promise<void>)[] = []

/** A later module makes known what it does when the business date moves. */
export const onDateMoved = (listener: (moved: DateMoved) => Promise<void>): void =>
  void listeners.push(listener)

export async function tellDateMoved(moved: DateMoved): Promise<void> {
  for (const listener of listeners) await listener(moved)
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
