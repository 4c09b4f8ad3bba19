import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { workEventTable } from '../tables.ts'

export interface LossPeriod {
  readonly from: string
  readonly to: string
  /** Blank: all of them. */
  readonly facility_cd: string
}

/**
 * Each entry with the time until the next one of its process, or until now: while it ran after 着手, 再開 and 途中報告, while it
 * stood after 中断; of a charge only its share. It counts on the day of its entry.
 */
export const stretchesOf = ({ session, now }: Context, { from, to, facility_cd }: LossPeriod): SQL => {
  const { company_cd, factory_cd } = session
  return sql`WITH standing AS (
      SELECT e.*, lead(e.occurred_at) OVER (PARTITION BY e.work_order_no, e.process_no ORDER BY e.event_no) AS until
      FROM ${workEventTable} AS e
      WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.work_order_no <> '' AND e.undoes IS NULL
        AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
        AND (e.work_order_no, e.process_no) IN (SELECT d.work_order_no, d.process_no FROM ${workEventTable} AS d
          WHERE d.company_cd = ${company_cd} AND d.factory_cd = ${factory_cd} AND d.biz_dt BETWEEN ${from} AND ${to})),
    stretch AS (
      SELECT s.*, coalesce(s.until, ${now.toISOString()}::timestamptz) AS ended_at, CASE s.event_kind WHEN '5' THEN 0
          ELSE coalesce(s.charge_share, 1) * greatest(0, extract(epoch FROM coalesce(s.until, ${now.toISOString()}::timestamptz) - s.occurred_at)) END AS seconds
      FROM standing AS s WHERE s.biz_dt BETWEEN ${from} AND ${to} AND (${facility_cd} = '' OR s.facility_cd = ${facility_cd}))`
}
