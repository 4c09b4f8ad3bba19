import { demoGoods, demoPricedFor } from '#modules/master/server/index.ts'
import { acceptanceSlip } from '#modules/place-order/contract/arrival/acceptance-slip.ts'
import { accept, receiveArrival } from '#modules/place-order/contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '#modules/place-order/contract/arrival/arrival-slip.ts'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import type { PastStage } from './stage.ts'
import { purchases, type PlannedPurchase } from './year.ts'

/** What the buyer and the gate do on their days. */
export function purchasingPeople({ callAs, at }: PastStage) {
  const coming: { readonly po_no: string; readonly purchase: PlannedPurchase }[] = []
  let notes = 0

  async function order(purchase: PlannedPurchase): Promise<void> {
    const { supplier_cd, order_dt, due_dt, lines } = purchase
    const { header } = await callAs('BUYER', placeOrderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { order_dt, supplier_cd, branch_no: '00', due_dt },
      lines: lines.map(({ item_cd, qty, price }) => {
        const { price: unit_price, price_base_qty } = demoPricedFor(price)
        return {
          item_cd,
          qty: String(qty),
          unit_price,
          price_base_qty,
          due_dt,
          answer_dt: due_dt,
          location_cd: '999',
        }
      }),
    })
    const { po_no } = header
    await callAs('BUYER', issuePlaceOrder, { po_no })
    coming.push({ po_no, purchase })
  }

  async function receive(po_no: string, { lines }: PlannedPurchase, receipt_dt: string): Promise<void> {
    const arrival = await callAs('STOCK', arrivalSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { receipt_dt, supplier_slip_no: `N${String(++notes).padStart(5, '0')}` },
      lines: lines.map(({ item_cd, qty }, index) => {
        const goods = demoGoods.find((one) => one.item_cd === item_cd)
        return {
          ...{
            po_no,
            po_line_no: String(index + 1),
            qty: String(qty),
            location_cd: goods?.location_cd ?? '999',
          },
          lot_no: goods?.lot_control === '1' ? `N${String(notes).padStart(5, '0')}` : '',
        }
      }),
    })
    const { arrival_no } = arrival.header
    await callAs('STOCK', receiveArrival, { arrival_no })
    const inspected = arrival.lines.filter(
      (line) => demoGoods.find(({ item_cd }) => item_cd === line.item_cd)?.inspection_flg === true,
    )
    if (inspected.length > 0) await inspect(arrival_no, inspected, receipt_dt)
  }

  /** What is machined outside is measured at the gate, and has been good so far. */
  async function inspect(
    arrival_no: string,
    lines: readonly { readonly line_no: number; readonly qty: string }[],
    accept_dt: string,
  ): Promise<void> {
    const { header } = await callAs('BUYER', acceptanceSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: { accept_dt, arrival_no },
      lines: lines.map(({ line_no, qty }) => ({ arrival_line_no: line_no, good_qty: qty })),
    })
    await callAs('BUYER', accept, { acceptance_no: header.acceptance_no })
  }

  return {
    async morning(day: string): Promise<void> {
      at(day, '09:05')
      for (const purchase of purchases) if (purchase.order_dt === day) await order(purchase)
      at(day, '09:40')
      for (const one of coming.splice(0)) {
        if (one.purchase.comes_dt <= day) await receive(one.po_no, one.purchase, day)
        else coming.push(one)
      }
    },
  }
}
