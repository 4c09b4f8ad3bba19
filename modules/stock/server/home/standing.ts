import { sql } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { standingDays, stockStanding as stockStandingCall } from '../../contract/standing.ts'
import { firstMonth } from '../closing/first-month.ts'

/** From the value of today back, day by day: nothing older than the days that are shown is read. */
export async function stockStanding({ tx, session }: Context): Promise<OutputOf<typeof stockStandingCall>> {
  const here = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`
  const [found] = await rows(
    tx,
    stockStandingCall.output.shape,
    sql`WITH today AS (SELECT ${businessDayRead.of(session, 'biz_dt')} AS day),
      days AS (SELECT d::date AS day FROM today, generate_series(today.day - ${standingDays - 1}::int, today.day, interval '1 day') AS d),
      moved AS (SELECT biz_dt, count(*)::int AS movements FROM stock_ledger
        WHERE ${here} AND biz_dt >= (SELECT min(day) FROM days) GROUP BY biz_dt),
      changed AS MATERIALIZED (SELECT biz_dt, sum(amount) AS amount FROM stock_entry
        WHERE ours AND ${here} AND biz_dt >= (SELECT min(day) FROM days) GROUP BY biz_dt),
      worth AS (SELECT coalesce(sum(amount), 0) AS amount FROM item_cost WHERE ${here}),
      latest AS (SELECT max(month) AS month FROM stock_period WHERE ${here} AND closed)
      SELECT coalesce((SELECT day::text FROM today), '') AS business_date, (SELECT amount::text FROM worth) AS amount,
        coalesce((SELECT to_char((month || '-01')::date + interval '1 month', 'YYYY-MM') FROM latest), ${firstMonth(session)}, '') AS next_month,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('date', d.day, 'movements', coalesce(m.movements, 0),
            'amount', ((SELECT amount FROM worth) - coalesce((SELECT sum(c.amount) FROM changed c WHERE c.biz_dt > d.day), 0))::text)
            ORDER BY d.day), '[]')
          FROM days d LEFT JOIN moved m ON m.biz_dt = d.day) AS days`,
  )
  if (!found) throw new Error('The standing of the stock was not answered')
  return found
}
