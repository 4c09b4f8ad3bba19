import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { changesBetween, recordChanges, type RecordedChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import {
  calendarDay,
  type CalendarDay,
  type calendarYear,
  type editCalendarYear,
} from '../../contract/calendar-year.ts'

type Year = { readonly calendar_cd: string; readonly year: number }

/** Abolished days too: a day that was cleared and is painted again is the same record. */
type StoredDay = RowOf<typeof storedDay>
const storedDay = {
  ...calendarDay.shape,
  abort_div: z.string(),
  update_cnt: z.int(),
  update_user: z.string(),
  update_dt: z.string(),
}

export async function readYear(
  context: Context,
  asked: InputOf<typeof calendarYear>,
): Promise<OutputOf<typeof calendarYear>> {
  const rests = await restsOf(context, asked.calendar_cd, false)
  const days = await daysOf(context, asked)
  return {
    rests: [...rests],
    days: days
      .filter(({ abort_div }) => abort_div === '0')
      .map(({ calendar_dt, day_div, day_nm, work_minutes }) => ({
        calendar_dt,
        day_div,
        day_nm,
        work_minutes,
      })),
    mark: markOf(days),
  }
}

/** The days are written in one statement, each with its history; who has seen an older year is refused. */
export async function editYear(
  context: Context,
  asked: InputOf<typeof editCalendarYear>,
): Promise<OutputOf<typeof editCalendarYear>> {
  await restsOf(context, asked.calendar_cd, true)
  const held = await daysOf(context, asked)
  if (markOf(held) !== asked.mark) throw await staleRecord(context, directory, latest(held))
  const before = new Map(held.map((day) => [day.calendar_dt, day]))
  const set = asked.set.filter((day) => differs(before.get(day.calendar_dt), day))
  const clear = asked.clear.filter((day) => before.get(day)?.abort_div === '0')
  await write(context, asked.calendar_cd, set)
  await abolish(context, asked.calendar_cd, clear)
  await recordChanges(context, [
    ...set.map((day) => recordOf(asked.calendar_cd, before.get(day.calendar_dt), day)),
    ...clear.map((day): RecordedChange => ({
      ...about(asked.calendar_cd, day),
      action: 'abolish',
      changes: [{ field: 'abort_div', old: '0', new: '2' }],
    })),
  ])
  return { changed: set.length + clear.length }
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Whoever saves holds the calendar: two who paint the same year come one after the other. */
async function restsOf(
  { tx, session }: Context,
  calendar_cd: string,
  hold: boolean,
): Promise<readonly boolean[]> {
  const columns = sql.raw(weekdays.map((day) => `${day}_flg`).join(', '))
  const [found] = await rows(
    tx,
    { rests: z.array(z.boolean()) },
    sql`SELECT json_build_array(${columns}) AS rests FROM calendar
      WHERE company_cd = ${session.company_cd} AND calendar_cd = ${calendar_cd} ${hold ? sql`FOR UPDATE` : sql``}`,
  )
  if (!found) throw http[404].with()
  return found.rests
}

const daysOf = ({ tx, session }: Context, { calendar_cd, year }: Year): Promise<readonly StoredDay[]> =>
  rows(
    tx,
    storedDay,
    sql`SELECT to_char(calendar_dt, 'YYYY-MM-DD') AS calendar_dt, day_div, day_nm, work_minutes, abort_div, update_cnt,
        update_user, update_dt
      FROM calendar_day WHERE company_cd = ${session.company_cd} AND calendar_cd = ${calendar_cd}
        AND calendar_dt BETWEEN ${`${year}-01-01`}::date AND ${`${year}-12-31`}::date
      ORDER BY calendar_dt`,
  )

const markOf = (days: readonly StoredDay[]): string =>
  `${days.length}.${days.reduce((sum, { update_cnt }) => sum + update_cnt, 0)}`

function latest(days: readonly StoredDay[]): StoredDay {
  const [first, ...others] = days
  if (!first) throw http[404].with()
  return others.reduce((one, other) => (other.update_dt > one.update_dt ? other : one), first)
}

const fields = ['day_div', 'day_nm', 'work_minutes'] as const

const differs = (before: StoredDay | undefined, day: CalendarDay): boolean =>
  before?.abort_div !== '0' || fields.some((field) => before[field] !== day[field])

async function write(
  { tx, session }: Context,
  calendar_cd: string,
  days: readonly CalendarDay[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, day_nm, work_minutes, abort_div, create_user, update_user)
    SELECT ${session.company_cd}, ${calendar_cd}, calendar_dt, day_div, day_nm, work_minutes, '0', ${session.user_cd}, ${session.user_cd}
    FROM ${sentRows(days, 'day', { calendar_dt: 'date', day_div: 'text', day_nm: 'text', work_minutes: 'int' })}
    ON CONFLICT (company_cd, calendar_cd, calendar_dt) DO UPDATE SET day_div = excluded.day_div, day_nm = excluded.day_nm,
      work_minutes = excluded.work_minutes, abort_div = '0', update_user = excluded.update_user, update_dt = now(),
      update_cnt = calendar_day.update_cnt + 1`)
}

async function abolish(
  { tx, session }: Context,
  calendar_cd: string,
  days: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE calendar_day SET abort_div = '2', update_user = ${session.user_cd}, update_dt = now(), update_cnt = update_cnt + 1
    WHERE company_cd = ${session.company_cd} AND calendar_cd = ${calendar_cd}
      AND calendar_dt IN (SELECT jsonb_array_elements_text(${JSON.stringify(days)}::jsonb)::date)`)
}

const about = (calendar_cd: string, day: string) => ({ table: 'calendar_day', key: `${calendar_cd} ${day}` })

function recordOf(calendar_cd: string, before: StoredDay | undefined, day: CalendarDay): RecordedChange {
  const again =
    before && before.abort_div !== '0' ? [{ field: 'abort_div', old: before.abort_div, new: '0' }] : []
  return {
    ...about(calendar_cd, day.calendar_dt),
    action: before ? 'update' : 'create',
    changes: [...changesBetween(before && { ...before }, { ...day }, fields), ...again],
  }
}
