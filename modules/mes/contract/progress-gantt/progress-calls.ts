import { z } from 'zod'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'

/** 生産進捗ガント: what was planned, and what has happened. */
export const progressGanttScreen = screen({
  path: '/mes/productionProgressGantt',
  name: 'productionProgressGantt',
  title: { ja: '生産進捗ガント', en: 'Progress Gantt', zh: '生产进度甘特图' },
  icon: 'gantt',
  guard: ['mes:yes'],
  keepAlive: true,
})

const text = z.string()
/** From midnight of the first day, on the factory's clock. */
const minute = z.int()
const span = z.object({ from: minute, to: minute })

const progressedOperation = z.object({
  ...{ work_order_no: text, process_no: z.int(), before_no: z.int(), operation_nm: text, item_cd: text },
  ...{ item_nm: text, facility_cd: text, worker_cd: text, order_no: text, customer_nm: text },
  ...{ plan_qty: text, good_qty: text, defective_qty: text, work_status: workStatus.schema },
  planned_from: minute.nullable(),
  planned_to: minute.nullable(),
  actual_from: minute.nullable(),
  /** What is under way has come so far. */
  actual_to: minute.nullable(),
  due: minute,
  /** Working time since it should have begun; null: it has, or need not yet. */
  late_minutes: z.int().nullable(),
})
export type ProgressedOperation = z.output<typeof progressedOperation>

/** 進捗: the processes of work orders, from a week ago on, and those of before that are still open. */
export const progressOnGantt = endpoint({
  method: 'GET',
  path: '/api/mes/progressGantt/get',
  summary: { ja: '生産進捗ガント', en: 'Progress Gantt', zh: '生产进度甘特图' },
  guard: ['mes:yes'],
  input: z.object({}),
  output: z.object({
    ...{ first_day: text, days: z.int(), now: minute },
    facilities: z.array(z.object({ facility_cd: text, facility_nm: text, open: z.array(span) })),
    workers: z.array(z.object({ worker_cd: text, worker_nm: text })),
    operations: z.array(progressedOperation),
  }),
})
