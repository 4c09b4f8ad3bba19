import { z } from 'zod'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** So many of those that wait are shown of each machine. */
export const nextShown = 3

const text = z.string()

const job = z.object({
  ...{ work_order_no: text, process_no: z.int(), operation_nm: text, item_cd: text, item_nm: text },
  ...{ plan_qty: text, good_qty: text, defective_qty: text, worker_cd: text, worker_nm: text },
  ...{ work_status: workStatus.schema, start_at: text.nullable(), end_at: text.nullable(), due_dt: text },
  /** What the process before has passed on. */
  ready_qty: text,
  /** What it still needs lies in stock. */
  has_material: z.boolean(),
  /** Days from its due date to its planned end; 0: in time. */
  late_days: z.int(),
  /** The foreman's place in the queue of its machine; null: where the plan has it. */
  dispatch_seq: z.int().nullable(),
  /** Where it can be done. */
  machines: z.array(text),
})
export type BoardJob = z.output<typeof job>

/** 差立てボード: of every machine what is at it and what comes next. */
export const dispatchBoard = endpoint({
  method: 'GET',
  path: '/api/mes/productionSchedule/getBoard',
  summary: {
    ja: '作業予定：設備別ボード',
    en: 'Dispatch list: board by machine',
    zh: '作业计划：按设备看板',
  },
  guard: ['mes:yes'],
  input: z.object({}),
  output: z.object({
    machines: z.array(
      z.object({
        /** Blank: what is planned for any machine of its group. */
        ...{ facility_cd: text, facility_nm: text },
        /** What is under way or has stopped, then the next ones: as the foreman has put them, then in the order of the plan. */
        jobs: z.array(job),
        /** Of those that wait, how many are not shown. */
        more: z.int(),
      }),
    ),
  }),
})
