import { sql } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { deliveryDateList } from '../../contract/answers/delivery-date-list.ts'
import { withPossible } from './with-possible.ts'
import { orderKept } from '../order-kept.ts'

const isUnanswered = sql`l.answer_dt IS NULL AND l.confirmed_dt IS NULL`

/** The possible day is asked for the rows of a page (`possible-days.ts`), on the screen and in a file: no list can be sorted by it. */
export const deliveryDateService = slipListService(
  deliveryDateList,
  orderKept,
  {
    answer_status: sql`CASE WHEN l.confirmed_dt IS NOT NULL THEN '2' WHEN l.answer_dt IS NOT NULL THEN '1' ELSE '0' END`,
    waiting_days: sql`CASE WHEN ${isUnanswered} THEN greatest(0, ${businessDayRead.of('l', 'biz_dt')} - h.order_dt) ELSE 0 END`,
    possible_dt: sql`NULL::date`,
    backlog_qty: sql`(l.qty - l.shipped_qty - l.closed_qty)`,
  },
  (context, found) => withPossible(context, found, (row, { possible_dt }) => ({ ...row, possible_dt })),
)
