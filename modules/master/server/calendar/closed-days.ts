import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { calendar, calendarDay } from '../tables.ts'

/** Whether a calendar is closed on a day. */
export type IsClosed = (calendar_cd: string, date: string) => boolean

/** A holiday begins at most so many days before it is asked about. */
const longest = 62

/** The closed days of some calendars, from a day on. Without a calendar every day is open. */
export async function readClosedDays(
  { tx, session }: Pick<Context, 'tx'> & { readonly session: Pick<Context['session'], 'company_cd'> },
  calendars: readonly string[],
  from: string,
): Promise<IsClosed> {
  const wanted = [...new Set(calendars)].filter((one) => one !== '')
  if (wanted.length === 0) return () => false
  const isWanted = sql`company_cd = ${session.company_cd} AND calendar_cd = ANY(${textArray(wanted)})`
  const found = await rows(
    tx,
    { calendar_cd: z.string(), week: z.array(z.boolean()), days: z.record(z.string(), z.boolean()) },
    sql`SELECT calendar_cd, ARRAY[mon_flg, tue_flg, wed_flg, thu_flg, fri_flg, sat_flg, sun_flg] AS week,
        coalesce((SELECT jsonb_object_agg(calendar_dt, day_div = '2') FROM ${calendarDay} AS day
          WHERE day.company_cd = c.company_cd AND day.calendar_cd = c.calendar_cd AND day.abort_div = '0'
            AND day.calendar_dt >= ${from}::date - ${longest}::int), '{}') AS days
      FROM ${calendar} AS c WHERE ${isWanted}`,
  )
  const known = new Map(found.map(({ calendar_cd, ...own }) => [calendar_cd, own]))
  return (calendar_cd, date) => {
    const own = known.get(calendar_cd)
    return own?.days[date] ?? own?.week[weekdayOf(date)] ?? false
  }
}

/** Monday is the first. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
