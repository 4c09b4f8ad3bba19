import { z } from 'zod'
import { fact } from './fact.ts'
import { allows, guardKeys } from './permission.ts'

/** Records of a master are others than they were: registered, changed, stopped, abolished. */
export const mastersChanged = fact({
  name: 'masters.changed',
  shape: z.object({
    master: z.string(),
    area: z.string(),
    /** Of a record as in the change history, without the factory. */
    keys: z.array(z.string()),
  }),
  mayHear: ({ area }, hearer) =>
    allows(
      guardKeys.filter((key) => key === `${area}:yes`),
      hearer,
    ),
})
