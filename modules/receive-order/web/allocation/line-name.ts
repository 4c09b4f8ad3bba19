import type { LineKey } from '../../contract/allocation-calls.ts'
import { orderSlip } from '../../contract/order-slip.ts'

/** A line as people say it. */
export const lineName = ({ order_no, line_no }: LineKey): string => `${order_no}-${String(line_no)}`

export const orderAddress = (order_no: string): string =>
  `${orderSlip.screen.path}?${new URLSearchParams({ order_no }).toString()}`
