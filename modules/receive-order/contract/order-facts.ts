import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** What is wanted of these orders is different: goods, quantities, days, or that they are wanted at all. */
export const ordersChanged = fact({
  name: 'orders.changed',
  shape: z.object({ orders: z.array(z.string()) }),
  mayHear: whoMayEnter('receiveorder'),
})
