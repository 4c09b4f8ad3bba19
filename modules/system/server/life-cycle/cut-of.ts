import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import type { Cut } from '#platform/server/life-cycle/old-rows.ts'
import { factoryColumns } from '../factory-columns.ts'
import { dateIn } from '../first-run.ts'
import { factory } from '../tables.ts'

/** Where a life of so many months ends today: by the calendar on the wall, which nobody sets ahead. */
export async function cutOf(tx: Tx, company_cd: string, now: Date): Promise<(months: number) => Cut> {
  const [first] = await tx
    .select({ time_zone: factoryColumns.time_zone })
    .from(factory)
    .where(and(eq(factory.company_cd, company_cd), eq(factory.abort_div, '0')))
    .orderBy(asc(factoryColumns.factory_cd))
    .limit(1)
  const time_zone = first?.time_zone ?? 'Asia/Tokyo'
  const today = dateIn(time_zone, now)
  return (months) => ({ company_cd, time_zone, before: monthsBefore(today, months) })
}

/** The same day of an earlier month, or that month's last one. */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
