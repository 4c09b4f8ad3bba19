import { orderStatus } from '#modules/receive-order/contract/order-codes.ts'
import { compare, decimal, plus } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import type { LineToShip } from './read-order-lines.ts'

/** What stands on a line itself against its being instructed to leave on a day. */
export function refusalToShip(line: LineToShip, ship_dt: string): BusinessError | undefined {
  const of = { code: line.order_no, line: line.line_no }
  if (line.line_status !== '0')
    return deliveryErrors.BIZ_DELIVERY_ENDED.with({ ...of, state: orderStatus.texts[line.line_status] })
  if (line.treatment_div === '1') return deliveryErrors.BIZ_DELIVERY_DIRECT.with(of)
  return ship_dt < line.order_dt ? deliveryErrors.BIZ_DELIVERY_EARLY.with({ code: of.code }) : undefined
}

/** Sold before it ships (預り売上): it leaves from what we keep for the customer. */
export const isKeptForCustomer = ({ sold_qty, shipped_qty, instructed_qty }: LineToShip): boolean =>
  compare(decimal(sold_qty), plus(decimal(shipped_qty), decimal(instructed_qty))) > 0

/** As what it leaves the stock when it is sold (domain-reference §3.2). */
export function stockDivisionOf(line: LineToShip): '500' | '505' | '507' {
  if (isKeptForCustomer(line)) return '505'
  return line.treatment_div === '2' ? '507' : '500'
}
