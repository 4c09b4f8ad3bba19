import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'
import { after } from '#platform/server/facts/listener.ts'
import { compose } from '#platform/server/module/compose.ts'

/** A fact of no business at all, between two modules. */
export const ordersChanged = fact({
  name: 'trial.orders',
  shape: z.object({ kind: z.string(), orders: z.array(z.string()) }),
  mayHear: whoMayEnter('receiveorder'),
})

/** `deliver`: what the module to the right does with it after the commit. */
export const composeOrders = (deliver: (orders: readonly string[]) => Promise<void>) =>
  compose([
    { name: 'orders', facts: [ordersChanged] },
    {
      name: 'webhooks',
      listeners: [after(ordersChanged, 'trial-webhook', (_around, { orders }) => deliver(orders))],
    },
  ])
