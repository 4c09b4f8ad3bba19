import { inStockUnits } from '#modules/master/contract/trade-unit.ts'
import { byName, namesOf } from '#platform/contract/by-name.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { textOfWire } from '#platform/contract/slip-values.ts'
import type { Context } from '#platform/server/context.ts'
import {
  lineOfPlaceOrder as lineCall,
  headerOfSupplier as headerCall,
} from '../../contract/order/entry-calls.ts'
import { completePlaceOrder } from './complete-place-order.ts'
import { readPlaceOrderTerms, type PlaceOrderHeader, type PlaceOrderLine } from './place-order-facts.ts'

const blankHeader: PlaceOrderHeader = {
  ...{ po_no: '', order_dt: '', supplier_cd: '', branch_no: '00', due_dt: '', employee_cd: '' },
  ...{ department_cd: '', inspect_by_dt: '', payment_text: '', supplied_text: '', tax_div: '1' },
  ...{ pay_days: '0', pay_late_flg: false },
  ...{ tax_fraction: '1', net_amount: '', tax_amount: '', po_status: '0', change_reason: '', remarks: '' },
}

/** A line on which nothing stands yet. */
const blankLine: PlaceOrderLine = {
  ...{ line_no: 1, line_kind: '1', supplier_item_cd: '', item_cd: '', item_nm: '', qty: '1', unit_cd: '' },
  ...{ unit_price: '', price_source: '3', amount: '', tax_cd: '10', tax_rate: '', due_dt: '', answer_dt: '' },
  ...{ location_cd: '', price_base_qty: '1', temp_price_flg: false, temp_price_reason: '', settle_dt: '' },
  ...{
    trade_qty: '',
    trade_unit_cd: '',
    treatment_div: '0',
    proposal_no: '',
    demand_kind: '',
    demand_no: '',
  },
  ...{ demand_line: '0', work_order_no: '', process_no: '0', received_qty: '0', inspected_qty: '0' },
  ...{ accepted_qty: '0', returned_qty: '0', redelivery_qty: '0', closed_qty: '0', purchased_qty: '0' },
  ...{ close_reason: '', reminded_cnt: '0', line_status: '0', remarks: '' },
}

/** What follows from a supplier: as it would be saved. */
export async function headerOf(
  context: Context,
  asked: InputOf<typeof headerCall>,
): Promise<OutputOf<typeof headerCall>> {
  const typed = { ...blankHeader, ...asked }
  const { supplier } = await readPlaceOrderTerms(context, typed, [])
  if (!supplier) throw http[404].with()
  const { header } = await completePlaceOrder(context, { header: typed, lines: [], stored: undefined })
  const found = { ...typed, ...header }
  return byName(namesOf(headerCall.output.shape), (name) => textOfWire(found[name]))
}

/** What follows from an item: as it would be saved. */
export async function lineOf(
  context: Context,
  {
    supplier_cd,
    branch_no,
    order_dt,
    due_dt,
    line_due_dt,
    trade_qty = '',
    ...asked
  }: InputOf<typeof lineCall>,
): Promise<OutputOf<typeof lineCall>> {
  const header = { ...blankHeader, supplier_cd, branch_no, order_dt, due_dt }
  const qty =
    trade_qty === '' ? asked.qty : await inStock(context, header, { item_cd: asked.item_cd, trade_qty })
  const line = { ...blankLine, ...asked, qty: qty || asked.qty, due_dt: line_due_dt }
  const { lines } = await completePlaceOrder(context, { header, lines: [line], stored: undefined })
  const found = { ...line, ...lines[0] }
  return byName(namesOf(lineCall.output.shape), (name) => textOfWire(found[name]))
}

/** So many boxes in stock units; blank where the item has no unit of its own to be bought by. */
async function inStock(
  context: Context,
  header: PlaceOrderHeader,
  { item_cd, trade_qty }: Pick<PlaceOrderLine, 'item_cd' | 'trade_qty'>,
): Promise<string> {
  const { items } = await readPlaceOrderTerms(context, header, [{ item_cd }])
  const item = items.find((one) => one.item_cd === item_cd)
  return item && item.purchase_unit_cd !== '' ? inStockUnits(trade_qty, item.purchase_unit_qty) : ''
}
