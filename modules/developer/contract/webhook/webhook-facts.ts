import { plansChanged, workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { purchasesChanged } from '#modules/place-order/contract/order/place-order-facts.ts'
import { forecastsChanged } from '#modules/receive-order/contract/forecast/forecast-facts.ts'
import { ordersChanged } from '#modules/receive-order/contract/order-facts.ts'
import { salesChanged } from '#modules/sales/contract/sales-facts.ts'
import { inventoriesChanged, stockChanged } from '#modules/stock/contract/stock-facts.ts'
import type { Fact } from '#platform/contract/fact.ts'
import { mastersChanged } from '#platform/contract/master-facts.ts'

/** What other programs may be told of; each says which keys have changed, and no figure. */
export const toldFacts = {
  masters: mastersChanged,
  orders: ordersChanged,
  forecasts: forecastsChanged,
  purchases: purchasesChanged,
  stock: stockChanged,
  inventories: inventoriesChanged,
  sales: salesChanged,
  plans: plansChanged,
  work_orders: workOrdersChanged,
} as const satisfies Readonly<Record<string, Fact>>

export type ToldFact = keyof typeof toldFacts
export const toldFactNames = [
  ...(['masters', 'orders', 'forecasts', 'purchases', 'stock'] as const),
  ...(['inventories', 'sales', 'plans', 'work_orders'] as const),
] as const satisfies readonly ToldFact[]

/** What a try-out says in place of a fact. */
export const trialFact = 'webhook.trial'
