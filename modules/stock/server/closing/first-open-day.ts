import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { firstAfter } from '../ledger/check-conditions.ts'

/** From this day on something can be posted; blank where no month has been closed. */
export async function firstOpenDay({ tx, session }: Context): Promise<string> {
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    { month: z.string().nullable() },
    sql`SELECT max(month) AS month FROM stock_period WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND closed`,
  )
  return found?.month ? firstAfter(found.month) : ''
}
