import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { compare, decimal, minus, written, zero } from '#platform/contract/decimal.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { JudgedSlip } from '#platform/server/slip/kept-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { placeOrderBacklog } from '../../contract/order/place-order-figures.ts'
import type { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

type ToJudge = Pick<JudgedSlip<typeof placeOrderSlip>, 'header' | 'lines' | 'stored'>

/** Refuses everything that is wrong with an order at once, each thing at its cell. */
export function judgePlaceOrder({ header, lines, stored }: ToJudge): void {
  const wrong = new WrongCells()
  const kept = new Set(lines.map(({ line_no }) => line_no))
  if (stored?.lines.some(({ line_no, received_qty }) => received_qty !== '0' && !kept.has(line_no)))
    throw placeOrderErrors[20101].with({ code: header.po_no })
  if (header.due_dt !== '' && header.due_dt < header.order_dt)
    wrong.at('header.due_dt', placeOrderErrors.BIZ_PO_DUE_BEFORE_ORDER.with({ date: header.order_dt }))
  const before = new Map(stored?.lines.map((line) => [line.line_no, line]))
  for (const [at, line] of lines.entries()) {
    const cell = (field: keyof typeof line & string) => `lines.${at}.${field}`
    const was = before.get(line.line_no)
    if (line.item_cd === '' && line.item_nm === '')
      wrong.at(cell('item_cd'), placeOrderErrors.BIZ_PO_ITEM.with())
    if (line.qty === '0') wrong.at(cell('qty'), stockErrors.BIZ_QTY_ZERO.with())
    if (line.due_dt !== '' && line.due_dt < header.order_dt && was?.due_dt !== line.due_dt)
      wrong.at(cell('due_dt'), placeOrderErrors.BIZ_PO_DUE_BEFORE_ORDER.with({ date: header.order_dt }))
    if (!line.temp_price_flg && compare(figureOf(line.unit_price) ?? zero, zero) <= 0)
      wrong.at(cell('unit_price'), placeOrderErrors.BIZ_PO_PRICE.with())
    if (line.temp_price_flg && (line.temp_price_reason === '' || line.settle_dt === ''))
      wrong.at(
        cell(line.temp_price_reason === '' ? 'temp_price_reason' : 'settle_dt'),
        placeOrderErrors.BIZ_PO_TEMP_PRICE.with(),
      )
    const rest = placeOrderBacklog(line)
    if (was && was.qty !== line.qty && compare(rest, zero) < 0)
      wrong.at(
        cell('qty'),
        placeOrderErrors.BIZ_PO_RECEIVED_MORE.with({ qty: written(minus(decimal(line.qty), rest)) }),
      )
  }
  wrong.refuse()
}
