import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { firstMonth } from './first-month.ts'
import { stockPeriods as stockPeriodsCall } from '../../contract/stock-manage.ts'

type Answer = OutputOf<typeof stockPeriodsCall>

/** So many months are looked at; older ones stand in the valuation list. */
const monthsShown = 13

/** The months up to the business date's, the latest first. */
export async function stockPeriods(context: Context): Promise<Answer> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const here = sql`company_cd = ${company_cd} AND factory_cd = ${factory_cd}`
  const [found] = await rows(
    tx,
    { ...stockPeriodsCall.output.omit({ next_month: true }).shape, first_month: z.string() },
    sql`WITH today AS (SELECT biz_dt FROM ${businessDayRead.rows} AS day WHERE ${here}),
      latest AS (SELECT max(month) AS month FROM stock_period WHERE ${here} AND closed),
      first AS (SELECT coalesce((${firstMonth(session)} || '-01')::date, date_trunc('month', (SELECT biz_dt FROM today))::date) AS day),
      months AS (SELECT to_char(m, 'YYYY-MM') AS month FROM today, first,
          generate_series(greatest(first.day, date_trunc('month', today.biz_dt)::date - make_interval(months => ${monthsShown - 1}::int)),
            date_trunc('month', today.biz_dt), interval '1 month') AS m),
      since AS (SELECT ((SELECT min(month) FROM months) || '-01')::date AS day),
      days AS (SELECT biz_dt, count(*) AS movements, 0 AS amount FROM stock_ledger
          WHERE ${here} AND biz_dt >= (SELECT day FROM since) GROUP BY biz_dt
        UNION ALL SELECT biz_dt, 0, sum(amount) FROM stock_entry
          WHERE ours AND ${here} AND biz_dt >= (SELECT day FROM since) GROUP BY biz_dt),
      moved AS (SELECT to_char(biz_dt, 'YYYY-MM') AS month, sum(movements)::int AS movements, sum(amount) AS amount
        FROM days GROUP BY 1),
      worth AS (SELECT m.month, (SELECT coalesce(sum(amount), 0) FROM item_cost WHERE ${here})
          - coalesce((SELECT sum(amount) FROM moved l WHERE l.month > m.month), 0) AS amount FROM months m)
      SELECT coalesce((SELECT biz_dt::text FROM today), '') AS business_date,
        coalesce((SELECT month FROM latest), '') AS last_closed,
        coalesce((SELECT to_char(day, 'YYYY-MM') FROM first), '') AS first_month,
        coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'closed', m.month <= coalesce((SELECT month FROM latest), ''),
          'movements', coalesce(v.movements, 0), 'amount', w.amount::text, 'changed_by', coalesce(s.actor_cd, ''),
          'changed_at', coalesce(to_char(s.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ''),
          'reason', coalesce(s.reason, '')) ORDER BY m.month DESC), '[]') AS list
      FROM months m JOIN worth w USING (month) LEFT JOIN moved v USING (month)
      LEFT JOIN LATERAL (SELECT actor_cd, at, reason FROM status_history h WHERE h.company_cd = ${company_cd}
        AND h.document = 'stock_period' AND h.row_key = ${factory_cd} || ' ' || m.month ORDER BY h.step_no DESC LIMIT 1) s ON true`,
  )
  if (!found) throw new Error('The months were not answered')
  const { first_month, ...periods } = found
  return { ...periods, next_month: periods.last_closed ? after(periods.last_closed) : first_month }
}

function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}
