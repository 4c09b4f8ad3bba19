import { and, eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { handle, type JobContext } from '#platform/server/jobs/handler.ts'
import { advanceBusinessDate } from '../../contract/jobs.ts'
import { factoryColumns } from '../factory-columns.ts'
import { setBizdate } from '../bizdate/set-bizdate.ts'
import { businessDayIn } from '../bizdate/change-of-day.ts'
import { readParameters } from '../parameters.ts'
import { bizdate, factory } from '../tables.ts'

/**
 * To today's date there, in one step, however many days nothing has run. Never back: who has set it ahead meant it.
 * A second run finds nothing to do.
 */
export const advanceBusinessDateHandler = handle(advanceBusinessDate, (context) =>
  context.verb(async (own) => {
    const { tx, now } = own
    const { company_cd, factory_cd } = own.session
    const stands = await standing(tx, context)
    const old = stands?.biz_dt ?? ''
    const { bizdate_auto_advance } = await readParameters(tx, company_cd)
    const today = stands ? businessDayIn(stands.time_zone, stands.day_change, now) : ''
    if (!bizdate_auto_advance || today <= old) return { factory_cd, biz_dt: old, advanced: false }
    await setBizdate(own, { from: old, to: today })
    return { factory_cd, biz_dt: today, advanced: true }
  }),
)

/** Undefined: the factory was stopped meanwhile, or nobody has registered a business date for it. */
async function standing(tx: Tx, { company_cd, factory_cd }: JobContext) {
  const [found] = await tx
    .select({
      biz_dt: bizdate.biz_dt,
      time_zone: factoryColumns.time_zone,
      day_change: factoryColumns.day_change,
    })
    .from(bizdate)
    .innerJoin(
      factory,
      and(
        eq(factory.company_cd, bizdate.company_cd),
        eq(factoryColumns.factory_cd, bizdate.factory_cd),
        eq(factory.abort_div, '0'),
      ),
    )
    .where(and(eq(bizdate.company_cd, company_cd), eq(bizdate.factory_cd, factory_cd)))
    .for('update', { of: bizdate })
  return found
}
