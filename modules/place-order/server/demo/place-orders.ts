import { demoPricedFor, demoPurchases, readClosedDays, type IsClosed } from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Demo, Wording } from '#platform/server/module/demo.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { placeOrderKept } from '../order/place-order-kept.ts'
import { issuePlaceOrder } from '../order/step-place-order.ts'
import { regularDeliveries } from './regular-deliveries.ts'

const orders = 30
/** The calendar of the demo company's suppliers. */
const calendar = 'SUP'
const suppliers = [...new Set(demoPurchases.map(({ supplier_cd }) => supplier_cd))].sort()

/** What was ordered in the last three weeks: some of it should have come already, the last ones wait for the buyer. And what comes every week. */
export const fillPlaceOrders: Demo = async (context, today, wording) => {
  const isClosed = await readClosedDays(context, [calendar], dayAfter(today, -60))
  for (let at = 0; at < orders; at++) {
    const po_no = await enter(context, orderOf(at, { today, isClosed, wording }))
    if (at < orders - 4) await issuePlaceOrder({ ...context }, { po_no })
  }
  for (const [supplier_cd, lines] of regularDeliveries(today, (from) => openDay(from, isClosed))) {
    const order = { order_dt: dayAfter(today, -49), supplier_cd, lines, remarks: '' }
    const po_no = await enter(context, wholeOrder(order, wording))
    await issuePlaceOrder({ ...context }, { po_no })
  }
}

interface Stage {
  readonly today: string
  readonly isClosed: IsClosed
  readonly wording: Wording
}

/** The oldest first: their numbers follow their days. */
function orderOf(at: number, { today, isClosed, wording }: Stage) {
  const supplier_cd = suppliers[(at * 5) % suppliers.length] ?? ''
  const goods = demoPurchases.filter((one) => one.supplier_cd === supplier_cd)
  const order_dt = dayAfter(today, -Math.floor(((orders - 1 - at) * 21) / orders))
  const lines = goods.slice(0, 1 + (at % 3)).map(({ item_cd, price, lead_time }, index) => {
    const due_dt = openDay(dayAfter(order_dt, lead_time + 2), isClosed)
    const { price: unit_price, price_base_qty } = demoPricedFor(price)
    return {
      ...{ item_cd, due_dt, unit_price, price_base_qty, location_cd: '999' },
      qty: String((price > 1000 ? 10 : price > 100 ? 50 : 500) * (1 + ((at + index) % 4))),
      // Every third supplier has answered, and one of them with a later day.
      ...(at % 3 === 0 ? { answer_dt: at % 6 === 0 ? openDay(dayAfter(due_dt, 3), isClosed) : due_dt } : {}),
    }
  })
  const remarks = goods[0]?.type === 'MATERIAL' ? wording.text('ミルシートを添付') : ''
  return wholeOrder({ order_dt, supplier_cd, remarks, lines }, wording)
}

interface OrderMeant {
  readonly order_dt: string
  readonly supplier_cd: string
  readonly remarks: string
  readonly lines: readonly { readonly due_dt: string }[]
}

function wholeOrder({ lines, ...header }: OrderMeant, { text }: Wording) {
  const due_dt = lines[0]?.due_dt ?? ''
  const payment_text = text('検収月の翌月末、銀行振込')
  return { assign_mode: '0', header: { ...header, branch_no: '00', due_dt, payment_text }, lines }
}

function openDay(from: string, isClosed: IsClosed): string {
  let day = from
  while (isClosed(calendar, day)) day = dayAfter(day, 1)
  return day
}

/** One unit of work after the other, as customers' orders are entered. */
async function enter(context: Context, order: ReturnType<typeof wholeOrder>): Promise<string> {
  const own = { ...context }
  const sent = placeOrderSlip.schema.edit.parse(order)
  const { po_no } = await inOneUnit(own, () => saveKept(placeOrderKept, own, sent))
  return po_no
}
