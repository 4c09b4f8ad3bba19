import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'

/** 生産計画: plans and work orders on their machines. */
export const planGanttScreen = screen({
  path: '/production/productionPlan',
  name: 'productionPlan',
  title: { ja: '生産計画（ガント）', en: 'Plan on the Gantt', zh: '生产计划（甘特图）' },
  icon: 'gantt',
  guard: ['production:yes'],
  keepAlive: true,
})

const text = z.string()
/** From midnight of the first day, on the factory's clock. */
const minute = z.int()
const span = z.object({ from: minute, to: minute })

const shownOperation = z.object({
  /** Of a plan, or of a work order. */
  kind: z.enum(['plan', 'work']),
  ...{ no: text, process_no: z.int(), before_no: z.int(), facility_cd: text, worker_cd: text },
  ...{ item_cd: text, item_nm: text, work_nm: text, qty: text, order_no: text, customer_nm: text },
  ...{ start: minute, setup: minute, end: minute, due: minute },
  /** From 0 to 1. */
  done: z.number(),
  /** A run leaves it where it is. */
  fixed: z.boolean(),
  work_status: text,
  /** Of a plan: as it was looked at, and whether it is locked as a whole. */
  ...{ update_cnt: z.int().nullish(), locked: z.boolean().nullish() },
})
export type ShownOperation = z.output<typeof shownOperation>

/** The name of its bar. */
export const barKey = ({
  kind,
  no,
  process_no,
}: Pick<ShownOperation, 'kind' | 'no' | 'process_no'>): string => `${kind} ${no} ${process_no}`

/** A process that waits for what another plan or work order makes, by the names of their bars. */
export interface PartLink {
  readonly before: string
  readonly after: string
}

/** ガント: everything that has a place, and when the machines work. */
export const planOnGantt = endpoint({
  method: 'GET',
  path: '/api/production/gantt/get',
  summary: { ja: '生産計画：ガント', en: 'Plan: on the Gantt', zh: '生产计划：甘特图' },
  guard: ['production:yes'],
  input: z.object({}),
  output: z.object({
    ...{ first_day: text, days: z.int(), now: minute },
    facilities: z.array(
      z.object({
        ...{ facility_cd: text, facility_nm: text, open: z.array(span) },
        /** How many processes it does at a time. */
        capacity: z.int(),
      }),
    ),
    workers: z.array(z.object({ worker_cd: text, worker_nm: text })),
    operations: z.array(shownOperation),
  }),
})
