import { collectsOn } from '#modules/master/contract/pick-up.ts'
import {
  pricesOfSupplier,
  readClosedDays,
  readOrderingTerms,
  readPurchaseTerms,
  type OrderedItem,
  type PurchaseTerms,
} from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipToComplete, StoredSlip } from '#platform/server/slip/kept-slip.ts'
import type { OrderCalendars } from '../../contract/order/place-order-days.ts'
import type { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

export type PlaceOrderToComplete = SlipToComplete<typeof placeOrderSlip>
export type PlaceOrderHeader = PlaceOrderToComplete['header']
export type PlaceOrderLine = StoredSlip<typeof placeOrderSlip>['lines'][number]

/** What an order takes from its masters, as all of its lines need it. */
export interface PlaceOrderTerms extends PurchaseTerms {
  readonly department_cd: string
  /** Whose day decides which price holds. */
  readonly isPricedByReceipt: boolean
  readonly calendars: OrderCalendars
  ordered(item_cd: string): OrderedItem | undefined
}

export async function readPlaceOrderTerms(
  context: Context,
  { supplier_cd, branch_no, employee_cd, order_dt }: PlaceOrderHeader,
  lines: readonly Pick<PlaceOrderLine, 'item_cd'>[],
): Promise<PlaceOrderTerms> {
  const items = [...new Set(lines.map(({ item_cd }) => item_cd).filter((code) => code !== ''))]
  const terms = await readPurchaseTerms(context, { supplier_cd, branch_no, items })
  const ordering = await readOrderingTerms(context, { supplier_cd, branch_no, employee_cd, items })
  const known = new Map(ordering.items.map((item) => [item.item_cd, item]))
  return {
    ...terms,
    department_cd: ordering.department_cd,
    isPricedByReceipt: ordering.supplier?.price_basis === '2',
    calendars: await calendarsOf(context, ordering, order_dt),
    ordered: (item_cd) => known.get(item_cd),
  }
}

type Ordering = Awaited<ReturnType<typeof readOrderingTerms>>

/** When a supplier works and comes, and the factory works, from a day on. */
export async function calendarsOf(
  context: Context,
  { supplier, factory_calendar_cd }: Pick<Ordering, 'supplier' | 'factory_calendar_cd'>,
  from: string,
): Promise<OrderCalendars> {
  const supplierCalendar = supplier?.calendar_cd || factory_calendar_cd
  const isClosed = await readClosedDays(context, [factory_calendar_cd, supplierCalendar], from)
  return {
    isSupplierClosed: (date) => isClosed(supplierCalendar, date),
    isFactoryClosed: (date) => isClosed(factory_calendar_cd, date),
    isPickUp: (date) => collectsOn(supplier?.pick_up ?? [], date),
  }
}

/** The supplier's price of each, or the refusal that it has two; nothing is asked for no line. */
export const readPlaceOrderPrices = (
  context: Context,
  supplier: Pick<PlaceOrderHeader, 'supplier_cd' | 'branch_no'>,
  asked: Parameters<typeof pricesOfSupplier>[2],
): ReturnType<typeof pricesOfSupplier> =>
  asked.length === 0 ? Promise.resolve([]) : pricesOfSupplier(context, supplier, asked)
