import { sql, type SQL } from 'drizzle-orm'
import { businessDayRead, factoryRead } from '#modules/system/server/views.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'

/** The day on which a factory's stock begins: nothing is posted before its month. Blank: January of last year. */
export const firstDays = (company_cd: string): SQL =>
  sql`SELECT f.factory_cd, coalesce(date_trunc('month', f.start_dt), date_trunc('year', b.biz_dt) - interval '1 year')::date AS first_day
    FROM ${factoryRead.rows} AS f
    JOIN ${businessDayRead.rows} AS b ON b.company_cd = f.company_cd AND b.factory_cd = f.factory_cd
    WHERE f.company_cd = ${company_cd}`

/** The month that is closed first: that of the start, or else of the first movement; null before there is one. */
export const firstMonth = (factory: FactoryKey): SQL =>
  sql`coalesce(to_char(${factoryRead.of(factory, 'start_dt')}, 'YYYY-MM'),
    (SELECT to_char(min(biz_dt), 'YYYY-MM') FROM stock_entry
      WHERE ours AND company_cd = ${factory.company_cd} AND factory_cd = ${factory.factory_cd}))`
