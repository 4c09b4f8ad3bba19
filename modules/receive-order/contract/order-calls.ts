import { z } from 'zod'
import { monthsLater } from '#modules/master/contract/partner-fields.ts'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { orderErrors } from './order-errors.ts'
import { orderLineFields } from './order-line-fields.ts'
import { orderSlip } from './order-slip.ts'
import { promised } from './promised.ts'
import { restsOn } from './possible-day.ts'

const base = '/api/receiveorder/registerReceiveOrder'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const
const order_no = z.string().min(1).max(20)
const reason = z.string().trim().min(1).max(100)

export const cancelOrder = endpoint({
  method: 'POST',
  path: `${base}/cancel`,
  summary: { ja: '受注：取消', en: 'Order: cancel', zh: '销售订单：取消' },
  guard,
  write,
  input: z.object({ order_no, reason }),
  output: orderSlip.schema.record,
  errors: [
    http[404],
    orderErrors.BIZ_ORDER_STATE,
    orderErrors.BIZ_ORDER_SHIPPED,
    orderErrors.BIZ_ORDER_INSTRUCTED,
    orderErrors[20122],
  ],
  audit: orderSlip.name,
})

/** 打切: what has not been shipped of these lines will not be. */
export const closeLines = endpoint({
  method: 'POST',
  path: `${base}/closeLines`,
  summary: { ja: '受注：打切', en: 'Order: close lines', zh: '销售订单：强制结案' },
  guard,
  write,
  input: z.object({ order_no, lines: z.array(z.number().int().min(1)).min(1).max(200), reason }),
  output: orderSlip.schema.record,
  errors: [
    http[404],
    orderErrors.BIZ_ORDER_STATE,
    orderErrors.BIZ_ORDER_LINE_CLOSED,
    orderErrors.BIZ_ORDER_INSTRUCTED,
  ],
  audit: orderSlip.name,
})

/** 引当: what there is, for the lines in their order; what a line has been promised already stays. */
export const allocateOrder = endpoint({
  method: 'POST',
  path: `${base}/allocate`,
  summary: { ja: '受注：引当', en: 'Order: allocate', zh: '销售订单：预留' },
  guard,
  write,
  input: z.object({ order_no }),
  output: orderSlip.schema.record,
  errors: [http[404], orderErrors.BIZ_ORDER_STATE],
  audit: orderSlip.name,
})

export const releaseOrder = endpoint({
  method: 'POST',
  path: `${base}/release`,
  summary: { ja: '受注：引当解除', en: 'Order: release allocations', zh: '销售订单：解除预留' },
  guard,
  write,
  input: z.object({ order_no }),
  output: orderSlip.schema.record,
  errors: [http[404], orderErrors.BIZ_ORDER_STATE],
  audit: orderSlip.name,
})

const { customer_cd, branch_no, destination_cd, order_dt, due_dt } = orderSlip.header
const ofCustomer = { customer_cd: customer_cd.schema, branch_no: branch_no.schema.default('00') }
const text = z.string()

/** What follows from the customer that has just been typed. */
export const headerOfCustomer = endpoint({
  method: 'GET',
  path: `${base}/getHeader`,
  summary: {
    ja: '受注：得意先の初期値',
    en: 'Order: what follows from a customer',
    zh: '销售订单：客户默认值',
  },
  guard,
  input: z.object({ ...ofCustomer, order_dt: order_dt.schema }),
  output: z.object({
    ...{ destination_cd: text, employee_cd: text, department_cd: text },
    ...{ tax_div: text, tax_fraction: text },
  }),
  errors: [http[404]],
})

const { item_cd, customer_item_cd, unit_price, price_base_qty, content_div, treatment_div } = orderLineFields
const { desired_dt, answer_dt, confirmed_dt } = orderLineFields

/** What follows from an item that has just been typed: unit, price and where it comes from, days, packing. */
export const lineOfItem = endpoint({
  method: 'GET',
  path: `${base}/getLine`,
  summary: {
    ja: '受注：品目の初期値',
    en: 'Order: what follows from an item',
    zh: '销售订单：物料默认值',
  },
  guard,
  input: z.object({
    ...ofCustomer,
    ...{ destination_cd: destination_cd.schema, order_dt: order_dt.schema, due_dt: due_dt.schema },
    ...{ item_cd: item_cd.schema, customer_item_cd: customer_item_cd.schema },
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { initial: '1' }).schema,
    ...{ unit_price: unit_price.schema, price_base_qty: price_base_qty.schema },
    ...{ content_div: content_div.schema, treatment_div: treatment_div.schema },
    ...{ desired_dt: desired_dt.schema, answer_dt: answer_dt.schema },
    confirmed_dt: confirmed_dt.schema,
  }),
  output: z.object({
    ...{ item_cd: text, customer_item_cd: text, unit_cd: text, customer_item_nm: text },
    ...{ unit_price: text, price_base_qty: text, price_source: text, temp_price_flg: text },
    ...{ tax_cd: text, tax_rate: text, desired_dt: text, ship_dt: text, location_cd: text },
    ...{ ship_item_cd: text, pack_qty: text, trade_qty: text, trade_unit_cd: text },
  }),
  errors: [
    http[404],
    orderErrors.BIZ_CUSTOMER_ITEM_MISSING,
    orderErrors.BIZ_CUSTOMER_ITEM_OTHER,
    orderErrors.BIZ_TAX_RATE_MISSING,
    stockErrors.BIZ_ITEM_MASTER_MISSING,
    masterErrors[20001],
  ],
})

/** Money that the customer owes and has ordered, against its limit: told, never refused. */
export const creditOfCustomer = endpoint({
  method: 'GET',
  path: `${base}/getCredit`,
  summary: { ja: '受注：与信', en: 'Order: credit of the customer', zh: '销售订单：信用' },
  guard,
  input: z.object({ ...ofCustomer, order_no: z.string().max(20).default('') }),
  output: z.object({
    /** 0: no limit. */
    credit_limit: text,
    receivable: text,
    /** Of all other orders. */
    backlog: text,
    /** What of this order is not to come any more: it has left, or was given up. */
    done: text,
    /** When it is billed and pays; 99 is the last day of a month. */
    ...{ closing_day: z.int(), pay_month: monthsLater.schema, pay_day: z.int() },
  }),
  errors: [http[404]],
})

/** What the line at hand rests on: what there is of its item, what comes and goes, and when it could be delivered. */
export const aboutLine = endpoint({
  method: 'GET',
  path: `${base}/getAbout`,
  summary: { ja: '受注：行の根拠', en: 'Order: what a line rests on', zh: '销售订单：行依据' },
  guard,
  input: z.object({
    ...ofCustomer,
    ...{ destination_cd: destination_cd.schema, order_no: z.string().max(20).default('') },
    ...{
      line_no: z
        .string()
        .regex(/^\d{1,5}$/)
        .default('0'),
      item_cd: codeSchema(20),
    },
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { initial: '1' }).schema,
  }),
  output: z.object({
    ...{ item_cd: text, item_nm: text, unit_nm: text },
    ...{ on_hand: text, allocated: text, available: text, coming: text, wanted: text },
    /** The first day on which it could arrive, and on what that rests. */
    possible_dt: text,
    rests_on: restsOn,
    /** Where it rests on the plan: what is made, bought and taken for it. */
    promised: promised.optional(),
    /** Who has been promised what of it, and what comes and goes, the first day first. */
    steps: z.array(
      z.object({
        ...{ date: text, what: text, no: text, line: z.int(), link: text, qty: text, balance: text },
        /** Whose order it is, where it is one. */
        customer_nm: text,
        /** Promised of what is on hand already. */
        allocated: z.boolean(),
      }),
    ),
    last: z.array(z.object({ order_no: text, order_dt: text, qty: text, unit_price: text })),
  }),
  errors: [http[404]],
})
