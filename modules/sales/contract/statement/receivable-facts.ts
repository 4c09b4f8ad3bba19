import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** What some customer owes is different: closed, withdrawn, received or settled. */
export const receivablesChanged = fact({
  name: 'receivables.changed',
  shape: z.object({}),
  mayHear: whoMayEnter('receiveorder'),
})
