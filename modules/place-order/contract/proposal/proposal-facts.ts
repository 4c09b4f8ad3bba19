import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** A run has proposed otherwise than the one before. */
export const proposalsChanged = fact({
  name: 'proposals.changed',
  shape: z.object({}),
  mayHear: whoMayEnter('placeorder'),
})
