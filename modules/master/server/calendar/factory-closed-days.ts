import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import type { ClosedDays } from '#platform/server/jobs/closed-days.ts'
import { factoryCalendar } from '../trade/trade-terms.ts'
import { readClosedDays } from './closed-days.ts'

/** The days on which what is scheduled for working days does not come. */
export const factoryClosedDays: ClosedDays = async (tx, place, from) => {
  const [found] = await rows(
    tx,
    { calendar_cd: z.string() },
    sql`SELECT ${factoryCalendar(place)} AS calendar_cd`,
  )
  const calendar_cd = found?.calendar_cd ?? ''
  const isClosed = await readClosedDays({ tx, session: place }, [calendar_cd], from)
  return (date) => isClosed(calendar_cd, date)
}
