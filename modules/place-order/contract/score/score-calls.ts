import { z } from 'zod'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { leadTimeMaster } from '#modules/master/contract/purchasing.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { codeSchema } from '#platform/contract/fields.ts'

const base = '/api/placeorder/supplierScore'
const text = z.string()
const supplier = { supplier_cd: codeSchema(10), branch_no: branchNo().schema }

const counted = {
  /** Lines of arrivals of what was ordered; those until the day that was ordered. */
  ...{ deliveries: z.number().int(), on_time: z.number().int() },
  ...{ inspected_qty: text, rejected_qty: text },
}
const scored = z.object({
  ...{ item_cd: text, item_nm: text, ...counted },
  /** In the master, and as it turned out: four of five deliveries took no longer. Null while there are too few. */
  ...{ lead_time: z.number().int(), taken: z.number().int().nullable() },
})
export type ScoredItem = z.output<typeof scored>

/** 仕入先評価: on time, rejects and lead times of the last half year. */
export const supplierScore = endpoint({
  method: 'GET',
  path: `${base}/getScore`,
  summary: { ja: '仕入先評価', en: 'Supplier score', zh: '供应商评价' },
  guard: ['placeorder:yes'],
  input: z.object(supplier),
  output: z.object({ from_dt: text, to_dt: text, items: z.array(scored) }),
})

/** リードタイムの訂正: the master says from now on what really happens. */
export const correctLeadTime = endpoint({
  method: 'POST',
  path: `${base}/correctLeadTime`,
  summary: {
    ja: '仕入先評価：リードタイムの訂正',
    en: 'Supplier score: correct lead time',
    zh: '供应商评价：更正提前期',
  },
  guard: ['placeorder:yes'],
  write: 'write:master',
  audit: leadTimeMaster.name,
  input: z.object({
    ...supplier,
    item_cd: leadTimeMaster.fields.item_cd.schema,
    lead_time: leadTimeMaster.fields.lead_time.schema,
  }),
  output: z.object({ lead_time: z.number().int() }),
  errors: leadTimeMaster.endpoints.doEdit.errors ?? [],
})
