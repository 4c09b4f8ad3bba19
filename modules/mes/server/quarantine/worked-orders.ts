import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readTime } from '#modules/master/contract/shift-times.ts'
import { workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { momentOf } from '#platform/contract/schedule.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { affectedByLot } from '../../contract/quarantine/quarantine-calls.ts'
import { workEventTable } from '../tables.ts'
import { crewOf, workedKinds } from '../work-events.ts'

type Asked = InputOf<typeof affectedByLot>

type Worked = { readonly work_order_no: string; readonly item_cd: string; readonly lot_no: string }

/** Work orders of a furnace's charge; an entry that was taken back was in no charge. */
export const chargedOrders = (
  { tx, session: { company_cd, factory_cd } }: Context,
  { charge_no }: Asked,
): Promise<readonly Worked[]> =>
  rows(
    tx,
    { work_order_no: z.string(), item_cd: z.string(), lot_no: z.string() },
    sql`SELECT h.work_order_no, h.item_cd, h.lot_no FROM ${workOrderRead.rows} AS h
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.work_order_no IN (SELECT e.work_order_no
        FROM ${workEventTable} AS e WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd}
          AND e.charge_no = ${normaliseCode(charge_no)} AND e.undoes IS NULL
          AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no))
      ORDER BY 1`,
  )

/**
 * Work orders on which the machine or the worker was at work then: some entry lies in these hours, or one that lasted into
 * them: from the entry before it (or the beginning that a daily report says), and up to now while it goes on.
 */
export async function workedOrders(context: Context, asked: Asked): Promise<readonly Worked[]> {
  const { tx, session, now } = context
  const { company_cd, factory_cd } = session
  const { from, to } = await hoursOf(context, asked)
  const [facility_cd, worker_cd] = [normaliseCode(asked.facility_cd), normaliseCode(asked.worker_cd)]
  const them = JSON.stringify([worker_cd])
  const isMeant =
    asked.start === 'machine'
      ? sql`d.facility_cd = ${facility_cd}`
      : sql`(d.worker_cd = ${worker_cd} OR d.workers @> ${them}::jsonb)`
  const isTheirs =
    asked.start === 'machine'
      ? sql`s.facility_cd = ${facility_cd}`
      : sql`(s.worker_cd = ${worker_cd} OR s.crew @> ${them}::jsonb OR s.crew_before @> ${them}::jsonb)`
  return rows(
    tx,
    { work_order_no: z.string(), item_cd: z.string(), lot_no: z.string() },
    sql`WITH standing AS (
        SELECT e.*, lag(e.occurred_at) OVER w AS at_before, lag(e.event_kind) OVER w AS kind_before,
          ${crewOf('e')} AS crew, lag(${crewOf('e')}) OVER w AS crew_before, lead(e.event_no) OVER w AS next_no
        FROM ${workEventTable} AS e
        WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.work_order_no <> '' AND e.undoes IS NULL
          AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
          AND (e.work_order_no, e.process_no) IN (SELECT d.work_order_no, d.process_no FROM ${workEventTable} AS d
            WHERE d.company_cd = ${company_cd} AND d.factory_cd = ${factory_cd} AND ${isMeant})
        WINDOW w AS (PARTITION BY e.work_order_no, e.process_no ORDER BY e.event_no)),
      meant AS (SELECT DISTINCT s.work_order_no FROM standing AS s
        WHERE (${isTheirs} AND s.occurred_at >= ${from}::timestamptz
            AND CASE WHEN s.kind_before = '2' THEN s.occurred_at
              ELSE coalesce(s.started_at, s.at_before, s.occurred_at) END <= ${to}::timestamptz)
          OR (s.next_no IS NULL AND s.event_kind IN ${workedKinds} AND s.occurred_at <= ${to}::timestamptz
            AND ${now.toISOString()}::timestamptz >= ${from}::timestamptz
            AND ${asked.start === 'machine' ? sql`s.facility_cd = ${facility_cd}` : sql`s.crew @> ${them}::jsonb`}))
      SELECT h.work_order_no, h.item_cd, h.lot_no FROM ${workOrderRead.rows} AS h JOIN meant AS m
        ON m.work_order_no = h.work_order_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} ORDER BY 1`,
  )
}

/** What the clock of the factory showed. */
async function hoursOf({ tx, session }: Context, { from, from_time, to, to_time }: Asked) {
  const zone = await directory.timeZoneOf(tx, session)
  const moment = (day: string, minutes: number) =>
    new Date(momentOf(zone, Date.parse(day) + minutes * 60_000)).toISOString()
  return { from: moment(from, readTime(from_time) ?? 0), to: moment(to, readTime(to_time) ?? 1440) }
}
