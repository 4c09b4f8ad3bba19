import { dayOrBlank } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { orderErrors } from '#modules/receive-order/contract/order-errors.ts'
import { linesMeant } from '#modules/receive-order/contract/answers/lines-meant.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { deliveryErrors } from './delivery-errors.ts'

const base = '/api/receiveorder/delivery'
const guard = ['receiveorder:yes'] as const
const text = z.string()
/** Blank: the day on which each line should leave, and today for what is late. */
const ship_dt = dayOrBlank
const qty = quantity({ ja: '出荷指示数', en: 'Instructed', zh: '已指示' }, { min: '0.001' }).schema

/** Who holds what a line is missing. */
const holder = z.object({ what: text, no: text, link: text, qty: text })
export type Holder = Readonly<z.output<typeof holder>>

const line = z.object({
  ...{ order_no: text, line_no: z.number().int(), customer_nm: text, destination_nm: text },
  ...{ item_cd: text, item_nm: text, backlog: text, instructed: text, allocated: text },
  /** What can be instructed now, with what is free beyond its own allocation; and what is missing. */
  ...{ qty: text, short: text, ship_dt: text, delivery_dt: text, pack_qty: text },
  /** What the customer takes beyond the backlog. */
  over: text,
  holders: z.array(holder),
  /** Why it cannot be instructed at all; blank where it can. */
  refusal: text,
})
export type InstructionLine = Readonly<z.output<typeof line>>

/** 一括出荷指示 as it would be now. */
export const previewInstruction = endpoint({
  method: 'GET',
  path: `${base}/previewInstruction`,
  summary: { ja: '出荷指示：事前確認', en: 'Instruction to ship: preview', zh: '出货指示：预览' },
  guard,
  input: z.object({ lines: linesMeant, ship_dt }),
  output: z.object({ list: z.array(line) }),
})

/** 出荷指示: one delivery for each customer, destination and day, as the customer wants its delivery notes; all or nothing. */
export const instructShipping = endpoint({
  method: 'POST',
  path: `${base}/instruct`,
  summary: { ja: '出荷指示', en: 'Instruct to ship', zh: '出货指示' },
  ...{ guard, write: 'write:receiveorder', audit: 'delivery' },
  input: z.object({
    lines: z
      .array(z.object({ order_no: text.min(1).max(20), line_no: z.coerce.number().int().min(1), qty }))
      .min(1)
      .max(500),
    ship_dt,
  }),
  output: z.object({ delivery_no: z.array(text) }),
  errors: [
    http[404],
    deliveryErrors.BIZ_DELIVERY_DIRECT,
    deliveryErrors.BIZ_DELIVERY_ENDED,
    deliveryErrors.BIZ_DELIVERY_SHORT,
    deliveryErrors.BIZ_DELIVERY_TOLERANCE,
    stockErrors.BIZ_QTY_PLACES,
    deliveryErrors.BIZ_DELIVERY_EARLY,
    orderErrors.BIZ_ORDER_OVER_SHIPPED,
  ],
})
