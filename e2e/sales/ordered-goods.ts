import { expect } from 'vitest'
import { customerItemMaster } from '#modules/master/contract/price.ts'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { shippableList } from '#modules/sales/contract/shipping/shippable-list.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { stockSlip } from '#modules/stock/contract/stock-slip.ts'
import type { Caller } from '../../test/demo-sign-in.ts'

export const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** An order of nine, and two lots of what was ordered. C001 wants one lot in a delivery, C002 takes some items as they come. */
export async function orderedGoods({ get, post }: Caller, customer_cd = 'C001'): Promise<string> {
  const found = shippableList.endpoints.getList.output.parse(
    (await get(shippableList.endpoints.getList.path, { customer_cd })).data,
  )
  const terms = customerItemMaster.endpoints.getList.output.parse(
    (await get(customerItemMaster.endpoints.getList.path, { customer_cd, size: '100' })).data,
  )
  const asTheyCome = new Set(
    terms.list.flatMap(({ item_cd, lot_rule }) => (lot_rule === '0' ? [item_cd] : [])),
  )
  const wanted = found.list.filter(({ item_cd }) => asTheyCome.size === 0 || asTheyCome.has(item_cd))
  const latest = wanted.toSorted((one, other) => (one.delivery_dt < other.delivery_dt ? 1 : -1))[0]
  const { item_cd = '', delivery_dt: due_dt = '' } = latest ?? {}
  const { places, business_date } = itemStock.output.parse((await get(itemStock.path, { item_cd })).data)
  const location_cd = places[0]?.location_cd ?? ''
  const lots = ['LOT-A', 'LOT-B'].map((lot_no) => ({ item_cd, location_cd, lot_no, qty: '20' }))
  const stock = { stock_div: '080', biz_dt: business_date, reason_cd: '90', reason: '試験用の在庫' }
  await post(
    stockSlip.endpoints.doEdit.path,
    { assign_mode: '0', header: stock, lines: lots, agreed: [] },
    once(),
  )
  const header = { order_dt: business_date, customer_cd, branch_no: '00', destination_cd: '' }
  const entered = await post(
    orderSlip.endpoints.doEdit.path,
    { assign_mode: '0', header: { ...header, due_dt }, lines: [{ item_cd, qty: '9' }] },
    once(),
  )
  expect(entered).toMatchObject({ code: 200 })
  return orderSlip.schema.record.parse(entered.data).header.order_no
}
