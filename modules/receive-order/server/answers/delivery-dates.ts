import { sql } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { deliveryDateList } from '../../contract/answers/delivery-date-list.ts'
import { promiseHold } from './tables.ts'
import { backlogQty } from '../list/backlog-rows.ts'
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
    hold_dt: sql`(SELECT p.until_dt FROM ${promiseHold} AS p WHERE p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd
      AND p.order_no = l.order_no AND p.line_no = l.line_no AND p.until_dt >= ${businessDayRead.of('l', 'biz_dt')}
      AND l.line_status = '0' AND l.plan_status = '0')`,
    backlog_qty: backlogQty,
  },
  (context, found) => withPossible(context, found, (row, { possible_dt }) => ({ ...row, possible_dt })),
)
