import { toleranceOf } from '#modules/master/contract/tolerance.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import {
  compare,
  decimal,
  minus,
  placesOf,
  plus,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import type { LineToShip } from './read-order-lines.ts'

/** What nobody has instructed yet. */
export const restOf = ({ backlog, instructed_qty }: LineToShip): Decimal =>
  positive(minus(decimal(backlog), decimal(instructed_qty)))

/** What the customer takes beyond its order: a part of what it ordered itself, less what was raised already. */
export const beyondOrder = ({ ordered_qty, raised_qty, over_tolerance, places }: LineToShip): Decimal =>
  positive(minus(toleranceOf(ordered_qty, over_tolerance, places), decimal(raised_qty)))

/** By how much the order is raised when so much of its line is instructed; where the customer takes no more, the order refuses it. */
export function raisedBy(line: LineToShip, qty: string, at: number): string {
  const over = minus(decimal(qty), restOf(line))
  const most = beyondOrder(line)
  if (over.units <= 0n || line.over_tolerance === '0') return '0'
  if (compare(over, most) > 0)
    throw deliveryErrors.BIZ_DELIVERY_TOLERANCE.with({
      ...{ code: line.order_no, line: line.line_no, percent: line.over_tolerance },
      most: written(plus(restOf(line), most), 0),
    }).at(`lines.${at}.qty`)
  return written(over, 0)
}

/** More of a delivery's line than was instructed: what of it raises the order, or why so many do not leave. */
export function refusalOfOver(
  line: LineToShip,
  { item, qty, picked }: { readonly item: string; readonly qty: string; readonly picked: Decimal },
): BusinessError | undefined {
  const most = plus(decimal(qty), beyondOrder(line))
  if (compare(picked, most) <= 0) return undefined
  if (line.over_tolerance === '0') return deliveryErrors.BIZ_DELIVERY_OVER.with({ item, qty })
  return deliveryErrors.BIZ_DELIVERY_TOLERANCE.with({
    ...{ code: line.order_no, line: line.line_no, percent: line.over_tolerance, most: written(most, 0) },
  })
}

/** Half a piece is neither instructed nor picked. */
export const refusalOfPlaces = ({ places }: LineToShip, qty: string): BusinessError | undefined =>
  placesOf(decimal(qty)) > places ? stockErrors.BIZ_QTY_PLACES.with({ max: places }) : undefined

export const positive = (value: Decimal): Decimal => (value.units > 0n ? value : zero)
