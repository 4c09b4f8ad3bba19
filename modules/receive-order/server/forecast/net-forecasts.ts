import { openQuantities } from '#planning/mrp/forecast.ts'
import { RowsOfItem } from '#planning/mrp/item-rows.ts'
import { demandColumns, demandKind } from '#planning/mrp/snapshot.ts'
import { decimal, written } from '#platform/contract/decimal.ts'

/** What a customer has announced of one item for a period. */
export interface Announced {
  /** Blank: wherever the customer wants it. */
  readonly destination_cd: string
  readonly from: string
  readonly to: string
  readonly qty: string
}

/** What has been ordered of it, shipped or not. */
export interface Ordered {
  readonly destination_cd: string
  readonly date: string
  readonly qty: string
}

export interface ForecastRule {
  /** 2: where firm orders are there, they replace the period. */
  readonly rule: '1' | '2'
  readonly backward_days: number
  readonly forward_days: number
  /** Firm data are in up to this day; blank: none. */
  readonly firm_to: string
}

export interface Netted {
  readonly consumed: string
  readonly expired: string
}

/**
 * What firm orders make of the forecasts of one customer and item: with the arithmetic of the plan, which then takes what
 * is left and never consumes again. Orders up to the day that firm data are in for come first; what is left of the periods up to it then
 * expires, and later orders do not find it any more.
 */
export function netForecasts(
  periods: readonly Announced[],
  orders: readonly Ordered[],
  rule: ForecastRule,
): readonly Netted[] {
  const announced = periods.map(({ qty }) => thousandths(qty))
  const isFirm = (date: string) => date <= rule.firm_to
  const pass = (open: readonly number[], late: boolean) =>
    afterOrders(
      periods,
      open,
      orders.filter(({ date }) => isFirm(date) !== late),
      rule,
    )
  const afterFirm = pass(announced, false)
  const isOver = periods.map(
    (period) => isFirm(period.to) || (rule.rule === '2' && orders.some((order) => isFor(order, period))),
  )
  // A period that orders replace is used up by its own orders first, also by those that come later.
  const isClosed = (at: number) => isFirm(periods[at]?.to ?? '')
  const afterAll = pass(
    afterFirm.map((open, at) => (isClosed(at) ? 0 : open)),
    true,
  )
  return periods.map((_, at) => {
    const left = (isClosed(at) ? afterFirm[at] : afterAll[at]) ?? 0
    return {
      consumed: quantityOf((announced[at] ?? 0) - left),
      expired: quantityOf(isOver[at] ? left : 0),
    }
  })
}

/** What is left of each period when these orders have looked for theirs. */
function afterOrders(
  periods: readonly Announced[],
  open: readonly number[],
  orders: readonly Ordered[],
  { rule, backward_days, forward_days }: ForecastRule,
): readonly number[] {
  if (orders.length === 0) return open
  const demands = demandColumns(periods.length + orders.length)
  const places = new Map([['', 0]])
  const placeOf = (destination_cd: string): number => {
    const known = places.get(destination_cd) ?? places.size
    places.set(destination_cd, known)
    return known
  }
  for (const [at, { destination_cd, from }] of periods.entries()) {
    demands.kind[at] = demandKind.forecast
    demands.day[at] = dayNumber(from)
    demands.customer[at] = placeOf(destination_cd)
    demands.quantity[at] = open[at] ?? 0
  }
  for (const [index, { destination_cd, date, qty }] of orders.entries()) {
    const at = periods.length + index
    // An order stands in its own period, on the day from which that counts.
    const own = periods.find((period) => isWithin(date, period))
    demands.kind[at] = demandKind.order
    demands.day[at] = dayNumber(own?.from ?? date)
    demands.customer[at] = placeOf(destination_cd)
    demands.quantity[at] = thousandths(qty)
  }
  const demandsOf = new RowsOfItem(1, demands)
  const left = new Float64Array(demands.count)
  const isConsuming = rule === '1'
  openQuantities(
    {
      ...{ demands, demandsOf },
      snapshot: {
        forecastBackward: isConsuming ? backward_days : 0,
        forecastForward: isConsuming ? forward_days : 0,
      },
    },
    0,
    left,
  )
  const after = [...open]
  for (const [place, row] of demandsOf.of(0).entries())
    if (row < periods.length) after[row] = left[place] ?? 0
  return after
}

const isWithin = (date: string, { from, to }: Announced): boolean => from <= date && date <= to

const isFor = (order: Ordered, period: Announced): boolean =>
  isWithin(order.date, period) &&
  (period.destination_cd === '' || period.destination_cd === order.destination_cd)

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

function thousandths(qty: string): number {
  const { units, scale } = decimal(qty)
  return Number(units * 10n ** BigInt(3 - scale))
}

const quantityOf = (units: number): string => written({ units: BigInt(units), scale: 3 }, 0)
