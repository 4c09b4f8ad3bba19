import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { workOrderOperationRead } from '#modules/production/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { workEventTable } from '../tables.ts'
import { crewOf, workedKinds } from '../work-events.ts'
import { dividedTime } from './divided-time.ts'

const text = z.string()
const stretch = {
  ...{ event_no: text, biz_dt: text, work_order_no: text, process_no: z.int(), facility_cd: text },
  ...{ activity_cd: text, workers: z.array(text), from_ms: z.number(), to_ms: z.number() },
  /** What a daily report says that it took; null: as the clock says. */
  told_minutes: z.number().nullable(),
}
type Stretch = RowOf<typeof stretch>

/** What somebody gave to a job or to indirect work, between two entries. */
export interface PersonTime {
  readonly event_no: string
  readonly biz_dt: string
  /** Blank: indirect work. */
  readonly work_order_no: string
  readonly process_no: number
  readonly facility_cd: string
  readonly activity_cd: string
  readonly worker_cd: string
  readonly seconds: number
}

/** Of the entries of one order, or of those of some days. */
export type HoursOf =
  | { readonly work_order_no: string }
  | { readonly from: string; readonly to: string; readonly facility_cd: string }

/** 人時: the time of people, divided among what they had open; every screen has it from here. */
export async function personTimes(context: Context, of: HoursOf): Promise<readonly PersonTime[]> {
  const counted = (await readStretches(context, entriesOf(context, of), countedOf(of))).map(withSomebody)
  const workers = [...new Set(counted.flatMap((one) => one.workers))]
  if (workers.length === 0) return []
  const known = new Set(counted.map(({ event_no }) => event_no))
  const around = await readAround(context, counted, workers)
  const all = [...counted, ...around.filter(({ event_no }) => !known.has(event_no))].flatMap((one) =>
    one.workers.map((worker_cd) => ({ one, worker_cd })),
  )
  const shares = dividedTime(
    all.map(({ one, worker_cd }) => ({
      ...{ worker_cd, is_indirect: one.work_order_no === '', from: one.from_ms, to: one.to_ms },
    })),
  )
  return all.flatMap(({ one, worker_cd }, at) => {
    if (!known.has(one.event_no)) return []
    const { event_no, biz_dt, work_order_no, process_no, facility_cd, activity_cd, told_minutes } = one
    const seconds =
      told_minutes === null ? (shares[at] ?? 0) / 1000 : (told_minutes * 60) / one.workers.length
    return [{ event_no, biz_dt, work_order_no, process_no, facility_cd, activity_cd, worker_cd, seconds }]
  })
}

/** Hours that were told count also where nobody was named. */
const withSomebody = (one: Stretch): Stretch =>
  one.told_minutes !== null && one.workers.length === 0 ? { ...one, workers: [''] } : one

/** All entries of the processes and people that are meant: what follows one of them says how long it lasted. */
function entriesOf(context: Context, of: HoursOf): SQL {
  const { company_cd, factory_cd } = context.session
  if ('work_order_no' in of)
    return sql`(SELECT * FROM ${workEventTable}
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND work_order_no = ${of.work_order_no})`
  const days = sql`FROM ${workEventTable} AS d
    WHERE d.company_cd = ${company_cd} AND d.factory_cd = ${factory_cd} AND d.biz_dt BETWEEN ${of.from} AND ${of.to}`
  return entriesAt(
    context,
    sql`SELECT d.work_order_no, d.process_no ${days}`,
    sql`SELECT d.worker_cd ${days} AND d.work_order_no = ''`,
  )
}

/** Entries at these processes, and those of these people that belong to no order; each of both by its own index. */
function entriesAt({ session }: Context, processes: SQL, workers: SQL): SQL {
  const entries = sql`SELECT e.* FROM ${workEventTable} AS e
    WHERE e.company_cd = ${session.company_cd} AND e.factory_cd = ${session.factory_cd}`
  return sql`(${entries} AND e.work_order_no <> '' AND (e.work_order_no, e.process_no) IN (${processes})
    UNION ALL ${entries} AND e.work_order_no = '' AND e.worker_cd IN (${workers}))`
}

function countedOf(of: HoursOf): SQL {
  if ('work_order_no' in of) return sql`true`
  return sql`s.biz_dt BETWEEN ${of.from} AND ${of.to} AND (${of.facility_cd} = '' OR s.facility_cd = ${of.facility_cd})`
}

/** What the same people were at meanwhile. */
async function readAround(
  context: Context,
  counted: readonly Stretch[],
  workers: readonly string[],
): Promise<readonly Stretch[]> {
  const { company_cd, factory_cd } = context.session
  const from = new Date(
    counted.reduce((least, { from_ms }) => Math.min(least, from_ms), Infinity),
  ).toISOString()
  const to = new Date(counted.reduce((most, { to_ms }) => Math.max(most, to_ms), 0)).toISOString()
  const theirs = entriesAt(
    context,
    sql`SELECT o.work_order_no, o.process_no FROM ${workOrderOperationRead.rows} AS o
      WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.split_no = 1
        AND o.actual_start_at <= ${to}::timestamptz AND (o.actual_end_at IS NULL OR o.actual_end_at >= ${from}::timestamptz)`,
    sql`SELECT jsonb_array_elements_text(${JSON.stringify(workers)}::jsonb)`,
  )
  const found = await readStretches(
    context,
    theirs,
    sql`s.occurred_at <= ${to}::timestamptz AND coalesce(s.until, ${context.now.toISOString()}::timestamptz) >= ${from}::timestamptz`,
  )
  const own = new Set(workers)
  return found
    .map((one) => ({ ...one, workers: one.workers.filter((worker) => own.has(worker)) }))
    .filter((one) => one.workers.length > 0)
}

/** Time at work from entry to entry, or until now; with who was at it. */
function readStretches({ tx, now }: Context, entries: SQL, counted: SQL): Promise<readonly Stretch[]> {
  const epoch = (moment: SQL) => sql`(extract(epoch FROM ${moment}) * 1000)::float8`
  return rows(
    tx,
    stretch,
    sql`WITH standing AS (
        SELECT e.*, lead(e.occurred_at) OVER w AS until, lead(e.told_minutes) OVER w AS told_after
        FROM ${entries} AS e
        WHERE e.undoes IS NULL AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
        WINDOW w AS (PARTITION BY e.work_order_no, e.process_no, CASE e.work_order_no WHEN '' THEN e.worker_cd ELSE '' END ORDER BY e.event_no))
      SELECT s.event_no::text, s.biz_dt::text, s.work_order_no, s.process_no, s.facility_cd, s.activity_cd,
        ${crewOf('s')} AS workers,
        ${epoch(sql`s.occurred_at`)} AS from_ms,
        ${epoch(sql`greatest(s.occurred_at, coalesce(s.until, ${now.toISOString()}::timestamptz))`)} AS to_ms,
        s.told_after::float8 AS told_minutes
      FROM standing AS s WHERE s.event_kind IN ${workedKinds} AND ${counted} ORDER BY s.event_no`,
  )
}
