import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { byName, namesOf } from '#platform/contract/by-name.ts'
import { textOfWire } from '#platform/contract/slip-values.ts'
import type { Context } from '#platform/server/context.ts'
import { lineOfItem as lineCall, type headerOfCustomer as headerCall } from '../../contract/order-calls.ts'
import { completeOrder } from './complete-order.ts'
import type { OrderHeader, OrderLine } from './order-facts.ts'

const blankHeader: OrderHeader = {
  ...{ order_no: '', order_dt: '', customer_cd: '', branch_no: '00', destination_cd: '', customer_po_no: '' },
  ...{ due_dt: '', employee_cd: '', department_cd: '', tax_div: '1', tax_fraction: '1', net_amount: '' },
  ...{ tax_amount: '', order_status: '0', change_reason: '', remarks: '' },
}

/** A line on which nothing stands yet. */
const blankLine: OrderLine = {
  ...{ line_no: 1, customer_item_cd: '', item_cd: '', qty: '1', unit_cd: '', unit_price: '' },
  ...{
    price_base_qty: '1',
    temp_price_flg: false,
    price_source: '3',
    amount: '',
    tax_cd: '10',
    tax_rate: '',
  },
  ...{ desired_dt: '', ship_dt: '', location_cd: '', answer_dt: '', confirmed_dt: '', content_div: '1' },
  ...{ treatment_div: '0', supplier_cd: '', supplier_branch_no: '', ship_item_cd: '', pack_qty: '' },
  ...{ box_count: '', odd_qty: '', trade_qty: '', trade_unit_cd: '', customer_item_nm: '', order_po_no: '' },
  ...{ customer_line_no: '', customer_split_no: '', key_code: '', house_cd: '', guaranteed_dt: '' },
  ...{ instruction_dt: '', expected_dt: '', delivery_time: '', run_no: '', dock: '', kanban_no: '' },
  ...{ allocated_qty: '0', instructed_qty: '0', shipped_qty: '0', sold_qty: '0', returned_qty: '0' },
  ...{
    closed_qty: '0',
    raised_qty: '0',
    close_reason: '',
    line_status: '0',
    import_status: '0',
    plan_status: '0',
  },
  ...{ sheet_status: '0', allocation_status: '0', shipping_status: '0', sales_status: '0', po_key: '' },
  ...{ code_key: '', remarks: '' },
}

/** What follows from a customer: as it would be saved. */
export async function headerOf(
  context: Context,
  asked: InputOf<typeof headerCall>,
): Promise<OutputOf<typeof headerCall>> {
  const typed = { ...blankHeader, ...asked }
  const { header } = await completeOrder(context, { header: typed, lines: [], stored: undefined })
  if (!header.tax_div) throw http[404].with()
  const { destination_cd, employee_cd, department_cd, tax_div, tax_fraction } = { ...typed, ...header }
  return { destination_cd, employee_cd, department_cd, tax_div, tax_fraction }
}

/** What follows from an item: as it would be saved. */
export async function lineOf(
  context: Context,
  { customer_cd, branch_no, destination_cd, order_dt, due_dt, ...asked }: InputOf<typeof lineCall>,
): Promise<OutputOf<typeof lineCall>> {
  const line = { ...blankLine, ...asked }
  const header = { ...blankHeader, customer_cd, branch_no, destination_cd, order_dt, due_dt }
  const { lines } = await completeOrder(context, { header, lines: [line], stored: undefined })
  const found = { ...line, ...lines[0] }
  return byName(namesOf(lineCall.output.shape), (name) => textOfWire(found[name]))
}
