import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { isAmong } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import { requestsChanged } from '../../contract/requests/request-list.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { changeRequest } from './tables.ts'

/** Nobody has to answer what was asked of a line or an order that has ended meanwhile, however it ended. */
export async function endRequests(context: Context, orders: readonly string[]): Promise<void> {
  const { tx, session, now } = context
  const ended = await rows(
    tx,
    { order_no: z.string() },
    sql`UPDATE ${changeRequest} AS r SET request_status = '4', answer_dt = ${now.toISOString()}, update_user = ${session.user_cd},
        update_dt = now(), update_cnt = r.update_cnt + 1
      WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd} AND ${isAmong(sql`r.order_no`, orders)}
        AND r.request_status = '0' AND NOT EXISTS (SELECT FROM ${receiveOrder} AS h
          LEFT JOIN ${receiveOrderLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd
            AND l.order_no = h.order_no AND l.line_no = r.line_no
          WHERE h.company_cd = r.company_cd AND h.factory_cd = r.factory_cd AND h.order_no = r.order_no
            AND h.order_status = '0' AND (r.line_no = 0 OR l.line_status = '0'))
      RETURNING r.order_no`,
  )
  if (ended.length > 0)
    say(context, requestsChanged, { orders: [...new Set(ended.map(({ order_no }) => order_no))] })
}
