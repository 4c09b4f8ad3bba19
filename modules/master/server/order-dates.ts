import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { orderDates } from '../contract/order-cycle.ts'
import { nextOrderDates, readMonthDays } from '../contract/order-dates.ts'
import { calendar, calendarDay } from './tables.ts'

const shown = 10
const shifts = { 0: 'none', 1: 'before', 2: 'after' } as const

/** The next ten order days of a cycle as it stands in the form, whether it has been saved or not. */
export async function listOrderDates(
  context: Context,
  cycle: InputOf<typeof orderDates>,
): Promise<OutputOf<typeof orderDates>> {
  const weekdays = [
    cycle.mon_flg,
    cycle.tue_flg,
    cycle.wed_flg,
    cycle.thu_flg,
    cycle.fri_flg,
    cycle.sat_flg,
    cycle.sun_flg,
  ].map((ticked) => ticked === '1')
  const from = await businessDateOf(context)
  const isClosed = await closedDays(context, cycle.calendar_cd, from)
  return {
    list: [
      ...nextOrderDates(
        {
          kind: cycle.cycle_kind === '1' ? 'weeks' : 'months',
          interval: cycle.interval,
          base: cycle.base_dt,
          weekdays,
          monthDays: readMonthDays(cycle.month_days) ?? [],
          shift: shifts[cycle.order_shift],
        },
        from,
        isClosed,
        shown,
      ),
    ],
  }
}

/** Without a calendar every day is open. */
async function closedDays(
  { tx, session }: Context,
  calendar_cd: string,
  from: string,
): Promise<(date: string) => boolean> {
  if (calendar_cd === '') return () => false
  const ofCalendar = sql`company_cd = ${session.company_cd} AND calendar_cd = ${calendar_cd}`
  const [week] = await rows(
    tx,
    { closed: z.array(z.boolean()) },
    sql`SELECT ARRAY[mon_flg, tue_flg, wed_flg, thu_flg, fri_flg, sat_flg, sun_flg] AS closed
      FROM ${calendar} WHERE ${ofCalendar}`,
  )
  const days = await rows(
    tx,
    { date: z.string(), closed: z.boolean() },
    sql`SELECT calendar_dt::text AS date, day_div = '2' AS closed FROM ${calendarDay}
      WHERE ${ofCalendar} AND abort_div = '0' AND calendar_dt >= ${from}::date - 62`,
  )
  const single = new Map(days.map(({ date, closed }) => [date, closed]))
  return (date) =>
    single.get(date) ?? week?.closed[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? false
}
