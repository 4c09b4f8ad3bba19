import { countedInventory } from '#modules/stock/server/index.ts'
import { directory, documentNumbers } from '#modules/system/server/index.ts'
import { say } from '#platform/server/facts/say.ts'
import { keptSlip, type StoredSlip } from '#platform/server/slip/kept-slip.ts'
import { orderStatus } from '../contract/order-codes.ts'
import { orderErrors } from '../contract/order-errors.ts'
import { ordersChanged, wantedKey } from '../contract/order-facts.ts'
import { orderMachine } from '../contract/order-machine.ts'
import { orderNumber } from '../contract/order-number.ts'
import { orderSlip } from '../contract/order-slip.ts'
import { completeOrder } from './entry/complete-order.ts'
import { judgeOrder } from './entry/judge-order.ts'
import { keepPromises } from './promises/keep-promises.ts'
import { receiveOrder, receiveOrderLine } from './tables.ts'
import { endRequests } from './requests/end-requests.ts'

export type StoredOrder = StoredSlip<typeof orderSlip>

/** 受注, as the platform keeps it. */
export const orderKept = keptSlip<typeof orderSlip>({
  slip: orderSlip,
  tables: { header: receiveOrder, lines: receiveOrderLine },
  directory,
  // The end of a count takes promises back.
  after: [countedInventory],
  numbers: documentNumbers({ data: '050', printed: orderNumber }),
  complete: completeOrder,
  async judge(context, order) {
    await judgeOrder(context, order)
    return keepPromises(context, order)
  },
  refusals: (order) => {
    const { order_status } = order.header
    const { cancel } = orderMachine.refusals(order_status, order)
    const ended =
      order_status === '0'
        ? undefined
        : orderErrors.BIZ_ORDER_STATE.with({ state: orderStatus.texts[order_status] })
    return { cancel, edit: ended, allocate: ended, release: ended }
  },
  lineRefusal: ({ line_status }) =>
    line_status === '0'
      ? undefined
      : orderErrors.BIZ_ORDER_LINE_CLOSED.with({ state: orderStatus.texts[line_status] }),
  async afterWrite(context, { header, stored }) {
    // A line may have been taken off.
    if (stored) await endRequests(context, [header.order_no])
    const wanted = stored?.lines.map(({ item_cd }) => wantedKey({ ...stored.header, item_cd })) ?? []
    say(context, ordersChanged, {
      ...{ orders: [header.order_no], wanted: [...new Set(wanted)] },
      months: stored ? [stored.header.order_dt.slice(0, 7)] : [],
    })
  },
})
