import { and, eq } from 'drizzle-orm'
import type { FactoryClocks } from '#platform/server/jobs/register-schedules.ts'
import { factoryColumns } from '../factory-columns.ts'
import { company, factory } from '../tables.ts'

/** The factories at work of all companies, with their clocks: where schedules apply. */
export const factoriesAtWork: FactoryClocks = async (tx) => {
  const found = await tx
    .select({
      company_cd: company.company_cd,
      factory_cd: factoryColumns.factory_cd,
      time_zone: factoryColumns.time_zone,
      day_change: factoryColumns.day_change,
    })
    .from(company)
    .innerJoin(factory, and(eq(factory.company_cd, company.company_cd), eq(factory.abort_div, '0')))
    .where(eq(company.abort_div, '0'))
    .orderBy(company.company_cd, factoryColumns.factory_cd)
  // A zone that this machine does not know (the doctor says so) must not stop the clocks of everybody else.
  const zones = new Set(found.map(({ time_zone }) => time_zone))
  const known = new Set([...zones].filter(isKnown))
  return found.filter(({ time_zone }) => known.has(time_zone))
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
