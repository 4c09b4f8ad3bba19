import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database } from '#platform/server/database/database.ts'
import { fail, ok, warn, type Examination } from '#platform/server/module/examination.ts'
import { businessDayRead, factoryRead } from './views.ts'

const factoryColumns = {
  company_cd: z.string(),
  factory_cd: z.string(),
  time_zone: z.string(),
  is_known: z.boolean(),
  biz_dt: z.string().nullable(),
}

/** An empty time zone means the default, Asia/Tokyo. */
const factoriesOf = (database: Database) =>
  database.owner('read', (tx) =>
    rows(
      tx,
      factoryColumns,
      sql`SELECT f.company_cd, f.factory_cd, f.time_zone, b.biz_dt::text AS biz_dt,
                 f.time_zone = '' OR EXISTS (SELECT FROM pg_timezone_names z WHERE z.name = f.time_zone) AS is_known
          FROM ${factoryRead.rows} AS f LEFT JOIN ${businessDayRead.rows} AS b USING (company_cd, factory_cd)
          WHERE f.abort_div = '0' ORDER BY 1, 2`,
    ),
  )

const timeZones: Examination = {
  name: 'time zones',
  async examine(database) {
    const factories = await factoriesOf(database)
    const wrong = factories.filter((factory) => !factory.is_known)
    if (wrong.length === 0) return ok(`known for ${factories.length} factories`)
    return fail(
      wrong
        .map((one) => `${one.company_cd}/${one.factory_cd}: unknown time zone ${one.time_zone}`)
        .join('; '),
    )
  },
}

const businessDates: Examination = {
  name: 'business dates',
  async examine(database) {
    const factories = await factoriesOf(database)
    if (factories.length === 0) return warn('there is no factory yet')
    const without = factories.filter((factory) => factory.biz_dt === null)
    if (without.length === 0) return ok(`set for ${factories.length} factories`)
    return warn(`none for ${without.map((one) => `${one.company_cd}/${one.factory_cd}`).join(', ')}`)
  },
}

export const systemExaminations = [timeZones, businessDates]
