import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { checkItem } from '../measured.ts'
import { measuredAt } from '../work-codes.ts'

export const workCostGuard = { permissions: ['mes:yes', 'cost:yes'], mode: 'allOf' } as const

const text = z.string()
/** Whole yen; the difference is what it cost more than the standard. */
const compared = z.object({ standard: text, actual: text, difference: text })

/** A machine and how long it ran, or a worker and what they gave of their time. */
const time = {
  ...{ process_no: z.int(), operation_nm: text, facility_nm: text, worker_nm: text },
  ...{ machine_minutes: z.int().nullable(), labour_minutes: z.int().nullable() },
  /** Of the machine's what went by until 段取完了 was told. */
  setup_minutes: z.int().nullable(),
}

/** 指図の工数: who and what was at a work order for how long. */
export const workOrderHours = endpoint({
  method: 'GET',
  path: '/api/mes/workOrder/getHours',
  summary: { ja: '指図の実績：工数', en: 'Work order history: hours', zh: '指令实绩：工时' },
  guard: ['mes:yes'],
  input: z.object({ work_order_no: z.string().trim().min(1).max(20) }),
  output: z.object({ times: z.array(z.object(time)) }),
  errors: [http[404]],
})

/** 指図の測定値: what was measured of its pieces, with the limits of that moment; the final inspection is of no process. */
export const workOrderMeasures = endpoint({
  method: 'GET',
  path: '/api/mes/workOrder/getMeasures',
  summary: { ja: '指図の実績：測定値', en: 'Work order history: measured values', zh: '指令实绩：测定值' },
  guard: ['mes:yes'],
  input: z.object({ work_order_no: z.string().trim().min(1).max(20) }),
  output: z.object({
    list: z.array(
      z.object({
        ...{ event_no: text, process_no: z.int(), operation_nm: text, event_kind: measuredAt.schema },
        ...{ occurred_at: text, worker_nm: text, undone: z.boolean(), piece_no: z.int(), value: text },
        ...checkItem.shape,
      }),
    ),
  }),
  errors: [http[404]],
})

/** 指図の原価: what a work order cost beside the standard for its good pieces, in yen. */
export const workOrderCost = endpoint({
  method: 'GET',
  path: '/api/mes/workOrder/getCost',
  summary: { ja: '指図の実績：原価', en: 'Work order history: cost', zh: '指令实绩：成本' },
  guard: workCostGuard,
  input: z.object({ work_order_no: z.string().trim().min(1).max(20) }),
  output: z.object({
    ...{ work_order_no: text, item_cd: text, item_nm: text, qty: text, good_qty: text },
    is_finished: z.boolean(),
    /** No standard cost is in force: nothing to compare. */
    has_standard: z.boolean(),
    /** The value of the parts; its difference is one of quantity and one of price. */
    material: compared,
    parts: z.array(
      z.object({
        ...{ item_cd: text, item_nm: text, standard_qty: text, used_qty: text },
        ...{ standard: text, actual: text, usage: text, price: text },
      }),
    ),
    /** Time of machines and workers at their cost per hour. */
    processing: compared,
    times: z.array(z.object({ ...time, yen: text })),
    /** What subcontractors are owed for their processes. */
    outside: compared,
    total: compared,
    /** At what it came into stock, and what the list of variances says of its movements. */
    ...{ received: text, stock_variance: text },
  }),
  errors: [http[404]],
})
