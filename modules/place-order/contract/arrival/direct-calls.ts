import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

const text = z.string()

/** A line that the supplier ships to the customer, and of which he has not shipped all. */
const directLine = z.object({
  ...{ po_no: text, line_no: z.int(), item_cd: text, item_nm: text, unit_nm: text, expected_dt: text },
  ...{ supplier_cd: text, branch_no: text, supplier_nm: text, rest: text },
  ...{ order_no: text, order_line_no: z.int(), customer_cd: text, customer_nm: text },
})
export type DirectToReport = z.output<typeof directLine>

/** What suppliers should ship to customers, the most overdue first. */
export const directToReport = endpoint({
  method: 'GET',
  path: '/api/placeorder/arrivalDeliveryManage/direct',
  summary: {
    ja: '入荷納品管理：直送の予定',
    en: 'Arrivals: to be shipped directly',
    zh: '到货管理：直送预定',
  },
  guard: ['placeorder:yes'],
  input: z.object({}),
  output: z.object({ list: z.array(directLine) }),
  errors: [],
})
