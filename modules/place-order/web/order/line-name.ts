import type { PlaceOrderLineMeant } from '../../contract/order/backlog-calls.ts'

/** A line as people say it. */
export const placeOrderLineName = ({ po_no, line_no }: PlaceOrderLineMeant): string =>
  `${po_no}-${String(line_no)}`
