import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** What leaves, has left or was sold of these orders is different. */
export const salesChanged = fact({
  name: 'sales.changed',
  shape: z.object({ orders: z.array(z.string()), deliveries: z.array(z.string()) }),
  mayHear: whoMayEnter('receiveorder'),
})
