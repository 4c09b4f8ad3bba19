import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, workerRead } from '#modules/master/server/views.ts'
import { codeRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { losses } from '../../contract/losses/losses-calls.ts'
import { workEventTable } from '../tables.ts'

type Asked = InputOf<typeof losses>

const text = z.string()
const worked = {
  ...{ code: text, name: text, run_minutes: z.int(), stop_minutes: z.int(), good: text, defective: text },
}

/** Of the days of a period: what was reported and still stands. */
export async function lossesOf(context: Context, asked: Asked): Promise<OutputOf<typeof losses>> {
  const { tx, session } = context
  const named = { ...asked, facility_cd: normaliseCode(asked.facility_cd) }
  const stretches = stretchesOf(context, named)
  const reason = (kind: 'STOP_REASON' | 'DEFECT_REASON') =>
    sql`coalesce(${codeRead.of(
      {
        company_cd: sql`s.company_cd`,
        kind_cd: sql.raw(`'${kind}'`),
        code_cd: sql`s.reason_cd`,
      },
      'code_nm',
    )}, '')`
  const stops = await rows(
    tx,
    { code: text, name: text, times: z.int(), minutes: z.int() },
    sql`${stretches} SELECT s.reason_cd AS code, min(${reason('STOP_REASON')}) AS name, count(*)::int AS times,
        round(sum(s.seconds) / 60)::int AS minutes
      FROM stretch AS s WHERE s.event_kind = '2' GROUP BY 1 ORDER BY sum(s.seconds) DESC, 1`,
  )
  const defects = await rows(
    tx,
    { code: text, name: text, times: z.int(), qty: text },
    sql`${stretches} SELECT s.reason_cd AS code, min(${reason('DEFECT_REASON')}) AS name, count(*)::int AS times,
        trim_scale(sum(s.defective_qty))::text AS qty
      FROM stretch AS s WHERE s.defective_qty > 0 GROUP BY 1 ORDER BY sum(s.defective_qty) DESC, 1`,
  )
  const ofWhom = (code: SQL, name: SQL) =>
    rows(
      tx,
      worked,
      sql`${stretches} SELECT ${code} AS code, coalesce(min(${name}), '') AS name,
          round(coalesce(sum(s.seconds) FILTER (WHERE s.event_kind IN ('1', '3', '4')), 0) / 60)::int AS run_minutes,
          round(coalesce(sum(s.seconds) FILTER (WHERE s.event_kind = '2'), 0) / 60)::int AS stop_minutes,
          trim_scale(sum(s.good_qty))::text AS good, trim_scale(sum(s.defective_qty))::text AS defective
        FROM stretch AS s WHERE s.company_cd = ${session.company_cd} AND ${code} <> '' GROUP BY 1 ORDER BY 3 DESC, 1`,
    )
  const machines = await ofWhom(sql`s.facility_cd`, facilityRead.of('s', 'facility_nm'))
  const workers = await ofWhom(sql`s.worker_cd`, workerRead.of('s', 'worker_nm'))
  return { stops: [...stops], defects: [...defects], machines: [...machines], workers: [...workers] }
}

/**
 * Each entry with the time until the next one of its process, or until now: while it ran after 着手, 再開 and 途中報告, while it
 * stood after 中断. It counts on the day of its entry.
 */
const stretchesOf = ({ session, now }: Context, { from, to, facility_cd }: Asked): SQL => {
  const { company_cd, factory_cd } = session
  return sql`WITH standing AS (
      SELECT e.*, lead(e.occurred_at) OVER (PARTITION BY e.work_order_no, e.process_no ORDER BY e.event_no) AS until
      FROM ${workEventTable} AS e
      WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.undoes IS NULL
        AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
        AND (e.work_order_no, e.process_no) IN (SELECT d.work_order_no, d.process_no FROM ${workEventTable} AS d
          WHERE d.company_cd = ${company_cd} AND d.factory_cd = ${factory_cd} AND d.biz_dt BETWEEN ${from} AND ${to})),
    stretch AS (
      SELECT s.*, CASE s.event_kind WHEN '5' THEN 0
          ELSE greatest(0, extract(epoch FROM coalesce(s.until, ${now.toISOString()}::timestamptz) - s.occurred_at)) END AS seconds
      FROM standing AS s WHERE s.biz_dt BETWEEN ${from} AND ${to} AND (${facility_cd} = '' OR s.facility_cd = ${facility_cd}))`
}
