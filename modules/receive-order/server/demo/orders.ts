import { demoSales, readClosedDays, type IsClosed } from '#modules/master/server/index.ts'
import type { SentOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { daysAfter } from '../../contract/order-days.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { orderKept } from '../order-kept.ts'
import { demoCalendar, openDay } from './open-day.ts'

type Sent = SentOf<typeof orderSlip>

const orders = 48

/** What customers have ordered in the last four weeks, for the coming ones; some of it should have left already. */
export const fillOrders: Demo = async (context, today, { text }) => {
  const isClosed = await readClosedDays(context, [demoCalendar], daysAfter(today, -60))
  for (let at = 0; at < orders; at++) {
    const { header, ...rest } = orderOf(at, today, isClosed)
    const remarks = text(header.remarks)
    await enter(context, orderSlip.schema.edit.parse({ ...rest, header: { ...header, remarks } }))
  }
}

/** The oldest first: their numbers follow their days. */
function orderOf(at: number, today: string, isClosed: IsClosed) {
  const customer_cd = `C${String(((at * 7) % 25) + 1).padStart(3, '0')}`
  const order_dt = daysAfter(today, -Math.floor(((orders - 1 - at) * 28) / orders))
  const due_dt = openDay(daysAfter(order_dt, 14 + ((at * 5) % 23)), isClosed)
  const goods = demoSales.filter((one) => one.customer_cd === customer_cd)
  const lines = Array.from({ length: 1 + (at % 4) }, (_, index) => {
    const item = goods[(at + index) % goods.length]
    return {
      item_cd: item?.item_cd ?? '',
      qty: String(4 + ((at * 3 + index * 7) % 30)),
      ...(at % 3 === 0 ? { answer_dt: due_dt } : {}),
      // The customer's new model has no price yet.
      ...(at % 16 === 5 && index === 0 ? { unit_price: '0', temp_price_flg: true } : {}),
      customer_line_no: String(index + 1),
    }
  })
  return {
    assign_mode: '0',
    header: {
      ...{ order_dt, customer_cd, branch_no: '00', due_dt },
      customer_po_no: `${customer_cd.slice(1)}-${order_dt.slice(2).replaceAll('-', '')}`,
      remarks: at % 9 === 4 ? '納品時に検査成績書を添付' : '',
    },
    lines,
  }
}

/** One unit of work after the other: nobody else is in this company yet who could wait for their locks. */
async function enter(context: Context, sent: Sent): Promise<void> {
  const own = { ...context }
  await inOneUnit(own, () => saveKept(orderKept, own, sent))
}
