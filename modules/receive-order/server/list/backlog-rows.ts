import { sql } from 'drizzle-orm'
import { availabilityRead } from '#modules/stock/server/views.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import { backlogList } from '../../contract/backlog-list.ts'
import { say } from '#platform/contract/text.ts'
import { restsOnTexts } from '../../contract/possible-day.ts'
import { withPossible } from '../answers/with-possible.ts'
import { orderKept } from '../order-kept.ts'

const delivery = sql`coalesce(l.confirmed_dt, l.answer_dt, l.desired_dt)`
/** 受注残 of the line `l`: nothing is left of what was cancelled. */
export const backlogQty = sql`(CASE WHEN l.line_status = '9' THEN 0 ELSE l.qty - l.shipped_qty - l.closed_qty END)`

/** What the backlog of the line `l` is worth, in whole yen. */
export const backlogAmount = sql`round(coalesce(l.amount, 0) * ${backlogQty} / nullif(l.qty, 0))`

/** Of our own good stock in all warehouses. */
const ofStock = (
  column: 'qty' | 'allocated_qty',
) => sql`coalesce((SELECT sum(a.${sql.raw(column)}) FROM ${availabilityRead.rows} AS a
  WHERE a.company_cd = l.company_cd AND a.factory_cd = l.factory_cd AND a.item_cd = l.ship_item_cd
    AND a.ownership = '0' AND a.owner_cd = '' AND a.quality = '0'), 0)`

export const backlogService = slipListService(
  backlogList,
  orderKept,
  {
    delivery_dt: delivery,
    backlog_qty: backlogQty,
    backlog_amount: backlogAmount,
    unallocated_qty: sql`(${backlogQty} - l.allocated_qty)`,
    delay_days: sql`greatest(0, ${businessDayRead.of('l', 'biz_dt')} - ${delivery})`,
    on_hand_qty: ofStock('qty'),
    free_qty: sql`(${ofStock('qty')} - ${ofStock('allocated_qty')})`,
    // It is asked for the rows of a page (`possible-days.ts`), on the screen and in a file: no list can be sorted by it.
    cover: sql`NULL::text`,
  },
  (context, found) =>
    withPossible(context, found, (row, { rests_on, supply }) => ({
      ...row,
      cover: supply
        ? `${supply.what} ${supply.no} ${supply.date.replaceAll('-', '/')}`
        : say(restsOnTexts[rests_on], context.language),
    })),
)
