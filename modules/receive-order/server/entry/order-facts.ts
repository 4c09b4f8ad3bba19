import {
  pricesForCustomer,
  readClosedDays,
  readTradeTerms,
  type IsClosed,
  type SoldItem,
  type TradeTerms,
} from '#modules/master/server/index.ts'
import type { Priced } from '#modules/master/contract/pricing.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { answeredByKey, gathered } from '#platform/server/gathered.ts'
import type { SlipToComplete } from '#platform/server/slip/kept-slip.ts'
import { daysAfter, type DeliveryCalendars } from '../../contract/order-days.ts'
import type { orderSlip } from '../../contract/order-slip.ts'

export type OrderToComplete = SlipToComplete<typeof orderSlip>
export type OrderHeader = OrderToComplete['header']
export type OrderLine = OrderToComplete['lines'][number]

/** What an order takes from its masters, as all of its lines need it. */
export interface OrderFacts {
  readonly terms: TradeTerms
  readonly calendars: DeliveryCalendars
  /** Of the factory. */
  readonly business_dt: string
  item(item_cd: string): SoldItem | undefined
}

/** What judging takes of them. */
export type JudgingFacts = Pick<OrderFacts, 'item' | 'calendars' | 'business_dt'>

type OfCustomer = Pick<
  OrderHeader,
  'customer_cd' | 'branch_no' | 'destination_cd' | 'employee_cd' | 'order_dt'
>

/** Further back nobody asks whether a day was open. */
const daysBack = 120

interface AskedFacts {
  readonly customer: OfCustomer
  readonly lines: readonly Pick<OrderLine, 'item_cd' | 'customer_item_cd'>[]
}

export const readOrderFacts = (
  context: Context,
  customer: OfCustomer,
  lines: AskedFacts['lines'],
): Promise<OrderFacts> => factsOfMany(context, { customer, lines })

const completedIn = new WeakMap<Context, Map<string, OrderFacts>>()

const deliveryOf = ({ customer_cd, branch_no, destination_cd, order_dt }: OfCustomer): string =>
  [customer_cd, branch_no, destination_cd, order_dt].join(' ')

/** What an order was completed from, it is judged by in the same call, without asking its masters again. */
export function keepForJudging(context: Context, completed: OfCustomer, facts: OrderFacts): void {
  const kept = completedIn.get(context) ?? new Map<string, OrderFacts>()
  completedIn.set(context, kept.set(deliveryOf(completed), facts))
}

export async function factsToJudge(
  context: Context,
  customer: OfCustomer,
  lines: AskedFacts['lines'],
): Promise<JudgingFacts> {
  const kept = completedIn.get(context)?.get(deliveryOf(customer))
  const isWhole = kept && lines.every(({ item_cd }) => kept.item(item_cd))
  return isWhole ? kept : readOrderFacts(context, customer, lines)
}

/** Orders of the same customer, day and destination that are judged side by side take them from one answer. */
const factsOfMany = gathered((context, asked: readonly AskedFacts[]) =>
  answeredByKey(
    asked,
    ({ customer: { customer_cd, branch_no, destination_cd, employee_cd, order_dt } }) =>
      [customer_cd, branch_no, destination_cd, employee_cd, order_dt].join(' '),
    async (same) => {
      const [first] = same
      if (!first) throw new Error('Nothing was asked')
      const facts = await factsOf(
        context,
        first.customer,
        same.flatMap(({ lines }) => lines),
      )
      return () => facts
    },
  ),
)

async function factsOf(
  context: Context,
  { customer_cd, branch_no, destination_cd, employee_cd, order_dt }: OfCustomer,
  lines: AskedFacts['lines'],
): Promise<OrderFacts> {
  const codes = (of: 'item_cd' | 'customer_item_cd') => [
    ...new Set(lines.map((line) => line[of]).filter((code) => code !== '')),
  ]
  const terms = await readTradeTerms(context, {
    ...{ customer_cd, branch_no, destination_cd, employee_cd, on_dt: order_dt },
    items: codes('item_cd'),
    customerItems: codes('customer_item_cd'),
  })
  const { destination, factory_calendar_cd, business_dt } = terms
  if (business_dt === '') throw user[1011].with()
  const destinationCalendar = destination?.calendar_cd ?? ''
  const isClosed: IsClosed = await readClosedDays(
    context,
    [factory_calendar_cd, destinationCalendar],
    daysAfter(order_dt, -daysBack),
  )
  const items = new Map(terms.items.map((item) => [item.item_cd, item]))
  return {
    ...{ terms, business_dt },
    item: (item_cd) => items.get(item_cd),
    calendars: {
      transport_days: destination?.transport_days ?? 0,
      isDestinationClosed: (date) => isClosed(destinationCalendar, date),
      isFactoryClosed: (date) => isClosed(factory_calendar_cd, date),
    },
  }
}

export interface PricedItem {
  readonly item_cd: string
  readonly qty: string
  readonly on_dt: string
}

interface AskedPrices {
  readonly customer: Pick<OrderHeader, 'customer_cd' | 'branch_no'>
  readonly items: readonly PricedItem[]
}

/** The price list's answer for each, or the refusal that it has two; nothing is asked for no line. */
export const readOrderPrices = async (
  context: Context,
  customer: AskedPrices['customer'],
  items: AskedPrices['items'],
): Promise<readonly (Priced | BusinessError)[]> =>
  items.length === 0 ? [] : pricesOfMany(context, { customer, items })

const pricesOfMany = gathered((context, asked: readonly AskedPrices[]) =>
  answeredByKey(
    asked,
    ({ customer: { customer_cd, branch_no } }) => `${customer_cd} ${branch_no}`,
    async (same) => {
      const customer = same[0]?.customer ?? { customer_cd: '', branch_no: '' }
      const prices = await pricesForCustomer(
        context,
        customer,
        same.flatMap(({ items }) => items),
      )
      const answers = new Map<AskedPrices, readonly (Priced | BusinessError)[]>()
      let from = 0
      for (const one of same) answers.set(one, prices.slice(from, (from += one.items.length)))
      return (one) => answers.get(one) ?? []
    },
  ),
)
