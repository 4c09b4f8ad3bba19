import type { SoldItem } from '#modules/master/server/index.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { compare, decimal, placesOf, plus, zero } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import { validation } from '#platform/contract/validation.ts'
import {
  daysAfter,
  deliveryDateOf,
  openDayBefore,
  type DeliveryCalendars,
} from '../../contract/order-days.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import type { OrderHeader, OrderLine } from './order-facts.ts'

export interface JudgedLine {
  readonly line: OrderLine
  /** As it is stored; a line that nobody touches is not judged again, whatever day it has become. */
  readonly before: OrderLine | undefined
  readonly header: OrderHeader
  readonly storedHeader: OrderHeader | undefined
  readonly item: SoldItem | undefined
  readonly calendars: DeliveryCalendars
  readonly business_dt: string
}

type Found = readonly (readonly [field: keyof OrderLine, error: BusinessError])[]

/** Everything that is wrong with a line in itself (specification section 5). */
export const judgeLine = (judged: JudgedLine): Found => [
  ...quantity(judged),
  ...price(judged),
  ...days(judged),
  ...treatment(judged),
]

function quantity({ line, before, item }: JudgedLine): Found {
  const qty = figureOf(line.qty)
  if (!qty || before?.qty === line.qty) return []
  if (qty.units <= 0n) return [['qty', validation.V_POSITIVE.with({ max: '999,999,999' })]]
  const places = item?.places ?? 0
  if (placesOf(qty) > places) return [['qty', stockErrors.BIZ_QTY_PLACES.with({ max: places })]]
  const gone = plus(figureOf(line.shipped_qty) ?? zero, figureOf(line.instructed_qty) ?? zero)
  return compare(qty, gone) < 0
    ? [['qty', orderErrors.BIZ_ORDER_BELOW_SHIPPED.with({ qty: written(line) })]]
    : []
}

const written = ({ shipped_qty, instructed_qty }: OrderLine): string =>
  [shipped_qty, instructed_qty].filter((qty) => qty !== '0').join(' + ')

/** Normal goods cost something, or their price is provisional; free goods cost nothing. */
function price({ line }: JudgedLine): Found {
  const isFree = line.content_div === '2'
  if (isFree && line.unit_price !== '0') return [['unit_price', orderErrors.BIZ_FREE_PRICE.with()]]
  if (!isFree && line.unit_price === '0' && !line.temp_price_flg)
    return [['unit_price', orderErrors.BIZ_NORMAL_PRICE.with()]]
  const amount = figureOf(line.amount)
  return amount && compare(amount, decimal('999999999999')) > 0
    ? [['qty', orderErrors.BIZ_ORDER_AMOUNT.with()]]
    : []
}

/** As far ahead as orders are taken. */
const daysAhead = 1096

const deliveries = ['desired_dt', 'answer_dt', 'confirmed_dt'] as const

function days({ line, before, header, storedHeader, calendars, business_dt }: JudgedLine): Found {
  if (line.desired_dt === '') return [['desired_dt', validation.V_REQUIRED.with()]]
  const isSameOrder =
    storedHeader?.order_dt === header.order_dt && storedHeader.destination_cd === header.destination_cd
  const isChanged = (field: (typeof deliveries)[number] | 'ship_dt') =>
    !isSameOrder || before?.[field] !== line[field]
  const last = daysAfter(business_dt, daysAhead)
  const ofDelivery = deliveries.flatMap((field): Found => {
    const day = line[field]
    if (day === '' || !isChanged(field)) return []
    if (day > last) return [[field, stockErrors[20002].with({ from: header.order_dt, to: last })]]
    if (!calendars.isDestinationClosed(day)) return []
    const open = openDayBefore(day, (date) => calendars.isDestinationClosed(date))
    return [[field, orderErrors.BIZ_CALENDAR_HOLIDAY.with({ date: day, before: open })]]
  })
  const { ship_dt } = line
  if (ship_dt === '') return ofDelivery
  const delivery = deliveryDateOf(line)
  const agreed = deliveries.findLast((field) => line[field] === delivery) ?? 'desired_dt'
  return [
    ...ofDelivery,
    ...(isChanged('ship_dt') && ship_dt < header.order_dt
      ? [['ship_dt', orderErrors.BIZ_ORDER_SHIP_BEFORE_ORDER.with({ date: ship_dt })] as const]
      : []),
    ...(isChanged('ship_dt') && calendars.isFactoryClosed(ship_dt)
      ? [['ship_dt', orderErrors.BIZ_SHIPPING_HOLIDAY.with({ date: ship_dt })] as const]
      : []),
    ...((isChanged('ship_dt') || isChanged(agreed)) && delivery < ship_dt
      ? [[agreed, orderErrors.BIZ_ORDER_DELIVERY_BEFORE_SHIP.with({ date: ship_dt })] as const]
      : []),
  ]
}

function treatment({ line }: JudgedLine): Found {
  const { treatment_div, supplier_cd } = line
  if (treatment_div === '1' && supplier_cd === '')
    return [['supplier_cd', orderErrors.BIZ_SUPPLIER_MISSING.with()]]
  return treatment_div !== '1' && supplier_cd !== ''
    ? [['supplier_cd', orderErrors.BIZ_SUPPLIER_IDLE.with()]]
    : []
}
