import { z } from 'zod'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { workErrors } from './work-errors.ts'

const text = z.string()
const guard = ['mes:yes'] as const
const worker_cd = z.string().trim().min(1).max(10)

/** 間接作業: cleaning, a meeting, waiting; it begins, or ends where no activity is named. */
export const recordIndirect = endpoint({
  method: 'POST',
  path: '/api/mes/work/recordIndirect',
  summary: { ja: '生産実績：間接作業', en: 'Work: indirect work', zh: '生产实绩：间接作业' },
  guard,
  write: 'write:mes',
  input: z.object({
    worker_cd,
    /** Another one than before begins where that one ends. */
    activity_cd: z.string().trim().max(10).default(''),
    client_key: z.string().trim().max(40).default(''),
    occurred_at: z.iso.datetime({ offset: true }).optional(),
  }),
  output: z.object({ event_no: text }),
  looksUp: [workerMaster, codeDivMaster],
  errors: [
    workErrors.BIZ_WORKER_UNKNOWN,
    workErrors.BIZ_WORK_CLOCK,
    workErrors.BIZ_INDIRECT_UNKNOWN,
    workErrors.BIZ_INDIRECT_ON,
    workErrors.BIZ_INDIRECT_NONE,
  ],
  audit: 'work_event',
})

/** 間接作業の取消: the worker's last entry, by its counter-entry. */
export const undoIndirect = endpoint({
  method: 'POST',
  path: '/api/mes/work/undoIndirect',
  summary: {
    ja: '生産実績：間接作業の取消',
    en: 'Work: take back indirect work',
    zh: '生产实绩：撤回间接作业',
  },
  guard,
  write: 'write:mes',
  input: z.object({
    worker_cd,
    /** The entry that the person saw as the last one. */
    event_no: z.string().regex(/^[0-9]{1,18}$/),
    reason: z.string().trim().max(200).default(''),
  }),
  output: z.object({ event_no: text }),
  looksUp: [workerMaster],
  errors: [workErrors.BIZ_WORKER_UNKNOWN, workErrors.BIZ_INDIRECT_UNDO_LAST],
  audit: 'work_event',
})

const job = z.object({
  ...{ work_order_no: text, process_no: z.int(), operation_nm: text, item_nm: text, facility_nm: text },
})

/** 作業者の今: what somebody is at, jobs and indirect work. */
export const workerNow = endpoint({
  method: 'GET',
  path: '/api/mes/terminal/getWorker',
  summary: {
    ja: '生産実績：作業者の今',
    en: 'Terminal: what a worker is at',
    zh: '生产实绩：作业员当前作业',
  },
  guard,
  input: z.object({ worker_cd }),
  output: z.object({
    /** Null: no indirect work. */
    indirect: z.object({ activity_cd: text, activity_nm: text, since: text }).nullable(),
    /** The last entry of indirect work that stands, which may be taken back; without an activity it was an end. */
    last: z.object({ event_no: text, activity_cd: text, activity_nm: text, since: text }).nullable(),
    /** Among these their time is divided. */
    jobs: z.array(job),
    /** How many at a time they can see to. */
    parallel: z.int(),
  }),
  looksUp: [workerMaster],
})
