import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inventoryDivision, inventoryStatus } from './inventory.ts'

export const month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'V_DATE')

export const monthClosing = {
  count: z.object({
    inventory_no: z.string(),
    count_dt: z.string(),
    location_cd: z.string(),
    inventory_div: inventoryDivision.schema,
    status: inventoryStatus.schema,
  }),
  variance: z.object({ plus: z.string(), minus: z.string(), items_below: z.number().int() }),
}

/** What is still open in a month: counts, documents that are not posted, and what its movements have cost beside their value. */
export const openInMonth = endpoint({
  method: 'GET',
  path: '/api/stock/stockManage/getOpen',
  summary: {
    ja: '在庫管理：締め前の確認',
    en: 'Stock management: before closing',
    zh: '库存管理：结账前确认',
  },
  guard: ['stock:yes'],
  costs: ['plus', 'minus'],
  input: z.object({ month }),
  output: z.object({
    counts: z.array(monthClosing.count),
    slips: z.array(z.object({ what: z.string(), no: z.string(), date: z.string(), path: z.string() })),
    variance: monthClosing.variance,
  }),
})
