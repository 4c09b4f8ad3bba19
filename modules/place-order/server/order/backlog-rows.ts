import { sql } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { placeOrderKept } from './place-order-kept.ts'

const delivery = sql`coalesce(l.answer_dt, l.due_dt)`
/** What is still to come of line `l`. */
export const backlog = sql`(l.qty + l.redelivery_qty - l.received_qty - l.closed_qty)`

export const placeOrderBacklogService = slipListService(placeOrderBacklogList, placeOrderKept, {
  delivery_dt: delivery,
  backlog_qty: backlog,
  backlog_amount: sql`round(coalesce(l.amount, 0) * ${backlog} / nullif(l.qty, 0))`,
  // Whoever has answered with a later day is still late by the day that was ordered.
  delay_days: sql`CASE WHEN l.line_status = '1' THEN greatest(0, ${businessDayRead.of('l', 'biz_dt')} - l.due_dt) ELSE 0 END`,
})
