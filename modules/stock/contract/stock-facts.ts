import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** What is on hand of these items is another quantity, or lies elsewhere. */
export const stockChanged = fact({
  name: 'stock.changed',
  shape: z.object({
    items: z.array(z.string()),
    /** Of those, what no document had foreseen: counted, adjusted, disposed of, held. */
    corrected: z.array(z.string()).default([]),
  }),
  mayHear: whoMayEnter('stock'),
})

/** Months (yyyy-MM) were closed, or opened again. */
export const stockMonthsChanged = fact({
  name: 'stock.months',
  shape: z.object({ closed: z.array(z.string()).default([]), opened: z.array(z.string()).default([]) }),
  mayHear: whoMayEnter('stock'),
})

/** Somebody has counted, or a count has gone a step further. */
export const inventoriesChanged = fact({
  name: 'inventories.changed',
  shape: z.object({ inventories: z.array(z.string()) }),
  mayHear: whoMayEnter('stock'),
})
