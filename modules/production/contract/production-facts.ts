import { z } from 'zod'
import { fact, type FactData, type Hearer } from '#platform/contract/fact.ts'
import { allows } from '#platform/contract/permission.ts'

const plannersAndShop = (_data: FactData, hearer: Hearer) => allows(['production:yes', 'mes:yes'], hearer)

/** Plans were written, moved, confirmed or withdrawn. */
export const plansChanged = fact({
  name: 'plans.changed',
  shape: z.object({ items: z.array(z.string()) }),
  mayHear: plannersAndShop,
})

/** Work orders were made, issued, withdrawn, or got on. */
export const workOrdersChanged = fact({
  name: 'work-orders.changed',
  shape: z.object({ work_orders: z.array(z.string()) }),
  mayHear: plannersAndShop,
})

/** Scenarios of the plan were changed, calculated or adopted. */
export const scenariosChanged = fact({
  name: 'scenarios.changed',
  shape: z.object({ scenarios: z.array(z.string()) }),
  mayHear: plannersAndShop,
})
