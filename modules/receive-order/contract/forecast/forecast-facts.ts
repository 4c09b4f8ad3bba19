import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** What customers announce of these items is different, or what firm orders have left of it. */
export const forecastsChanged = fact({
  name: 'forecasts.changed',
  shape: z.object({
    items: z.array(z.string()),
    /** Of those, what customers have announced otherwise; of the others orders have taken more or less. */
    announced: z.array(z.string()).default([]),
  }),
  mayHear: whoMayEnter('receiveorder'),
})
