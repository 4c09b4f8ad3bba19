import { z } from 'zod'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { placeOrderLineFields } from './place-order-line-fields.ts'
import { placeOrderSlip } from './place-order-slip.ts'

const base = '/api/placeorder/registerplaceorder'
const guard = ['placeorder:yes'] as const
const { supplier_cd, branch_no, order_dt, due_dt, employee_cd } = placeOrderSlip.header
const { item_cd, unit_price, price_base_qty, line_kind, trade_qty } = placeOrderLineFields
const ofSupplier = {
  ...{ supplier_cd: supplier_cd.schema, branch_no: branch_no.schema.default('00') },
  order_dt: order_dt.schema,
}
const text = z.string()

/** What follows from the supplier that has just been typed. */
export const headerOfSupplier = endpoint({
  method: 'GET',
  path: `${base}/getHeader`,
  summary: {
    ja: '発注：仕入先の初期値',
    en: 'Purchase order: what follows from a supplier',
    zh: '采购订单：供应商默认值',
  },
  guard,
  input: z.object({ ...ofSupplier, employee_cd: employee_cd.schema, due_dt: due_dt.schema }),
  output: z.object({
    ...{ department_cd: text, payment_text: text, tax_div: text, tax_fraction: text },
    /** How long he waits for his money, and whether that is longer than the fair-trade act allows. */
    ...{ pay_days: text, pay_late_flg: text },
  }),
  errors: [http[404]],
})

/** What follows from an item that has just been typed: unit, price and where it comes from, day, place. */
export const lineOfPlaceOrder = endpoint({
  method: 'GET',
  path: `${base}/getLine`,
  summary: {
    ja: '発注：品目の初期値',
    en: 'Purchase order: what follows from an item',
    zh: '采购订单：物料默认值',
  },
  guard,
  input: z.object({
    ...ofSupplier,
    ...{ due_dt: due_dt.schema, line_kind: line_kind.schema, item_cd: item_cd.schema },
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { initial: '1' }).schema,
    ...{ unit_price: unit_price.schema, price_base_qty: price_base_qty.schema },
    line_due_dt: placeOrderLineFields.due_dt.schema,
    /** Typed in place of the quantity: so many boxes. */
    trade_qty: trade_qty.schema.optional(),
  }),
  output: z.object({
    ...{ item_nm: text, unit_cd: text, unit_price: text, price_base_qty: text, price_source: text },
    ...{ temp_price_flg: text, tax_cd: text, tax_rate: text, due_dt: text, location_cd: text },
    ...{ qty: text, trade_qty: text, trade_unit_cd: text },
  }),
  errors: [http[404], stockErrors.BIZ_ITEM_MASTER_MISSING, masterErrors.MST_PURCHASE_PRICES],
})
