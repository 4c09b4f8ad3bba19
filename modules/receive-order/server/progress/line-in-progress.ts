import { z } from 'zod'
import { orderStatus, salesStatus, shippingStatus } from '../../contract/order-codes.ts'

export const recorded = [
  'instructed_qty',
  'shipped_qty',
  'sold_qty',
  'returned_qty',
  'closed_qty',
  'raised_qty',
] as const
export type Recorded = (typeof recorded)[number]

/** A line of an order with everything that deliveries, sales and returns change of it. */
export const lineInProgress = {
  ...{ order_no: z.string(), line_no: z.int(), qty: z.string() },
  ...{ instructed_qty: z.string(), shipped_qty: z.string(), sold_qty: z.string() },
  ...{ returned_qty: z.string(), closed_qty: z.string(), raised_qty: z.string(), allocated_qty: z.string() },
  ...{ line_status: orderStatus.schema, shipping_status: shippingStatus.schema },
  ...{ sales_status: salesStatus.schema, treatment_div: z.string(), location_cd: z.string() },
  ...{ ship_item_cd: z.string(), ship_dt: z.string() },
}
export type LineInProgress = {
  readonly [Name in keyof typeof lineInProgress]: z.infer<(typeof lineInProgress)[Name]>
}

export interface TouchedLine {
  readonly was: LineInProgress
  readonly is: LineInProgress
}

export const keyOf = ({ order_no, line_no }: Pick<LineInProgress, 'order_no' | 'line_no'>): string =>
  `${order_no} ${line_no}`

/** What was done, as the history of states says it. */
export interface Recording {
  readonly verb: string
  readonly reason?: string
}
