import { z } from 'zod'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** What is wanted of these orders is different: goods, quantities, days, or that they are wanted at all. */
export const ordersChanged = fact({
  name: 'orders.changed',
  shape: z.object({
    orders: z.array(z.string()),
    /** What they wanted before: customer, branch and item. */
    wanted: z.array(z.string()).default([]),
    /** The months (yyyy-MM) to which they belonged before. */
    months: z.array(z.string()).default([]),
  }),
  mayHear: whoMayEnter('receiveorder'),
})

interface Wanted {
  readonly customer_cd: string
  readonly branch_no: string
  readonly item_cd: string
}

export const wantedKey = ({ customer_cd, branch_no, item_cd }: Wanted): string =>
  [customer_cd, branch_no, item_cd].join(' ')

export function wantedOf(key: string): Wanted {
  const [customer_cd = '', branch_no = '', item_cd = ''] = key.split(' ')
  return { customer_cd, branch_no, item_cd }
}
