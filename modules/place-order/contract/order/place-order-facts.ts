import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** What will come from suppliers is different: quantities, days, or that it comes at all. */
export const purchasesChanged = fact({
  name: 'purchases.changed',
  shape: z.object({
    orders: z.array(z.string()),
    /** Of those, what has only come as it was awaited. */
    came: z.array(z.string()).default([]),
  }),
  mayHear: whoMayEnter('placeorder'),
})
