import { orderKept } from '#modules/receive-order/server/index.ts'
import { directory, documentNumbers } from '#modules/system/server/index.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import { say } from '#platform/server/facts/say.ts'
import { keptSlip } from '#platform/server/slip/kept-slip.ts'
import { placeOrderStatus } from '../../contract/order/place-order-codes.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { purchasesChanged } from '../../contract/order/place-order-facts.ts'
import { placeOrderMachine } from '../../contract/order/place-order-machine.ts'
import { placeOrderNumber } from '../../contract/order/place-order-number.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { guardOrderedPrices } from '../law/price-cuts.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { refuseSent } from '../outside/refuse-sent.ts'
import { completePlaceOrder } from './complete-place-order.ts'
import { judgePlaceOrder } from './judge-place-order.ts'
import { stillOrdered, withStates } from './line-states.ts'
import { demandsOfOrders, stateSupplies } from './supplies.ts'

/** 発注, as the platform keeps it. */
export const placeOrderKept = keptSlip<typeof placeOrderSlip>({
  slip: placeOrderSlip,
  tables: { header: placeOrder, lines: placeOrderLine },
  directory,
  // What customers have ordered waits for it.
  after: [orderKept.document],
  numbers: documentNumbers({ data: '010', printed: placeOrderNumber }),
  complete: async (context, sent) => withStates(sent, await completePlaceOrder(context, sent)),
  heldWith: demandsOfOrders,
  async judge(context, judged) {
    judgePlaceOrder(judged)
    await guardOrderedPrices(context, judged)
    if (judged.stored) await refuseSent(context, judged.header.po_no, stillOrdered(judged.lines))
    stateSupplies(context, judged)
  },
  refusals(record) {
    const { po_no, po_status } = record.header
    const { issue, cancel } = placeOrderMachine.refusals(po_status, record)
    const ended =
      po_status === '2'
        ? placeOrderErrors[20101].with({ code: po_no })
        : placeOrderErrors.BIZ_PO_STATE.with({ state: placeOrderStatus.texts[po_status] })
    const print = po_status === '0' ? placeOrderErrors.BIZ_PO_PRINT_FIRST.with() : undefined
    return { issue, print, cancel, edit: po_status === '0' || po_status === '1' ? undefined : ended }
  },
  lineRefusal: ({ line_status }, { header: { po_no } }) =>
    line_status === '2' ? placeOrderErrors[20101].with({ code: po_no }) : undefined,
  async afterWrite(context, { header: { po_no, po_status: to }, stored }) {
    say(context, purchasesChanged, { orders: [po_no] })
    const from = stored?.header.po_status ?? to
    if (from === to) return
    const key = `${context.session.factory_cd} ${po_no}`
    await recordSteps(context, [
      { document: 'place_order', key, axis: placeOrderMachine.axis, from, to, verb: 'change' },
    ])
  },
})
