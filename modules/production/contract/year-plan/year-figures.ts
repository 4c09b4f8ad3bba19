import {
  compare,
  decimal,
  divided,
  minus,
  plus,
  rounded,
  sum,
  times,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'

/** 生販在 of one item: exact, and the same on the screen and for the server. */

/** How an item is made: in lots counted from the smallest one, in pieces of its unit. */
export interface LotTerms {
  readonly min: Decimal
  readonly step: Decimal
  /** Decimal places of its unit. */
  readonly places: number
}

/** What is wanted of an item, as far as its plan depends on it. */
export interface PlannedMonth {
  readonly sales: Decimal
  readonly production: Decimal
  /** What should be there at its end. */
  readonly target: Decimal
}

/** Stock at the end of each month: what there was, what is made, less what is sold. */
export function stockCourse(
  begin: Decimal,
  months: readonly Pick<PlannedMonth, 'sales' | 'production'>[],
): readonly Decimal[] {
  let stock = begin
  return months.map(({ sales, production }) => {
    stock = minus(plus(stock, production), sales)
    return stock
  })
}

/** So many months of what is sold next, in whole pieces; without it the safety stock. */
export const targetOf = (
  nextSales: Decimal,
  { cover, safety, places }: { cover: Decimal | undefined; safety: Decimal; places: number },
): Decimal => (cover ? rounded(times(nextSales, cover), places, 'up') : safety)

/** The least that is made when so much is needed: the smallest lot and steps from there. Nothing where nothing is. */
export function inLots(need: Decimal, { min, step, places }: LotTerms): Decimal {
  if (compare(need, zero) <= 0) return zero
  if (compare(need, min) <= 0) return min
  if (compare(step, zero) <= 0) return rounded(need, places, 'up')
  return plus(min, times(divided(minus(need, min), step, 0, 'up'), step))
}

/** What must be made in a month so that its target lies there at its end. */
export const proposedFor = (
  before: Decimal,
  { sales, target }: Pick<PlannedMonth, 'sales' | 'target'>,
  lots: LotTerms,
): Decimal => inLots(minus(plus(sales, target), before), lots)

/** Month after month: what one makes too much by its lot is there in the next. */
export function proposedCourse(
  begin: Decimal,
  months: readonly Pick<PlannedMonth, 'sales' | 'target'>[],
  lots: LotTerms,
): readonly Decimal[] {
  let stock = begin
  return months.map((month) => {
    const production = proposedFor(stock, month, lots)
    stock = minus(plus(stock, production), month.sales)
    return production
  })
}

/** What of a month's demand a plan counts on, and where it is from. */
export interface Demand {
  /** What has left in it already. */
  readonly sold: Decimal
  /** Orders that are still to be delivered in it. */
  readonly ordered: Decimal
  /** What is left of forecasts of it. */
  readonly forecast: Decimal
  /** It was announced at all, also when orders have used it up. */
  readonly announced: boolean
  /** 得意先計画. */
  readonly planned: Decimal
}

export type DemandFrom = 'order' | 'forecast' | 'plan'

/**
 * Orders and what they have left of the forecast; where customers have announced nothing, the larger of orders and plan. Never
 * their sum: an order is a part of what was announced, and of what was planned.
 */
export function countedOn({ sold, ordered, forecast, announced, planned }: Demand): {
  readonly qty: Decimal
  readonly from: DemandFrom | undefined
} {
  const firm = sum([sold, ordered])
  if (announced)
    return { qty: plus(firm, forecast), from: compare(forecast, zero) > 0 ? 'forecast' : 'order' }
  if (compare(planned, firm) > 0) return { qty: planned, from: 'plan' }
  return { qty: firm, from: compare(firm, zero) > 0 ? 'order' : undefined }
}

/** Of a quantity as it travels. */
export const qtyOf = (text: string | undefined): Decimal =>
  text === undefined || text === '' ? zero : decimal(text)
