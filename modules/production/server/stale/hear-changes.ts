import { purchasesChanged } from '#modules/place-order/contract/order/place-order-facts.ts'
import { forecastsChanged } from '#modules/receive-order/contract/forecast/forecast-facts.ts'
import { ordersChanged } from '#modules/receive-order/contract/order-facts.ts'
import { stockChanged } from '#modules/stock/contract/stock-facts.ts'
import { mastersChanged } from '#platform/contract/master-facts.ts'
import { inside, type Listener } from '#platform/server/facts/listener.ts'
import { plannedMasters } from './planned-masters.ts'
import { mark } from './marks.ts'

/** What makes the plan out of date. What came and went as it was planned does not. */
export const hearChanges: readonly Listener[] = [
  inside(ordersChanged, (context, { orders }, { factory_cd }) =>
    mark(context, { kind: 'orders', keys: orders, factory_cd }),
  ),
  inside(forecastsChanged, (context, { announced }, { factory_cd }) =>
    mark(context, { kind: 'forecasts', keys: announced, factory_cd }),
  ),
  inside(stockChanged, (context, { corrected }, { factory_cd }) =>
    mark(context, { kind: 'stock', keys: corrected, factory_cd }),
  ),
  inside(purchasesChanged, (context, { orders, came }, { factory_cd }) =>
    mark(context, { kind: 'purchases', keys: orders.filter((one) => !came.includes(one)), factory_cd }),
  ),
  inside(mastersChanged, async (context, { master, keys }, { factory_cd }) => {
    if (plannedMasters.has(master)) await mark(context, { kind: master, keys, factory_cd })
  }),
]
