import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** 引当解除: which demands have lost what they had been promised, because a loss or a count has shown that it is not there. */
export const releasedPromises = endpoint({
  method: 'GET',
  path: '/api/stock/allocation/getReleased',
  summary: { ja: '引当解除の照会', en: 'Allocations released by a slip', zh: '查询被解除的预留' },
  guard: ['stock:yes'],
  input: z.object({ document_kind: z.string().max(20), document_no: z.string().max(40) }),
  output: z.object({
    list: z.array(
      z.object({
        demand_no: z.string(),
        demand_line: z.number().int(),
        item_cd: z.string(),
        item_nm: z.string(),
        qty: z.string(),
        unit_nm: z.string(),
      }),
    ),
  }),
})
