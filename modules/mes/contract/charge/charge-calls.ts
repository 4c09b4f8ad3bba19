import { z } from 'zod'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { agreedSchema, recordWork } from '../work-calls.ts'
import { workEvent } from '../work-codes.ts'
import { workErrors } from '../work-errors.ts'

export const chargeNumber = {
  kind: 'WORK_CHARGE',
  name: { ja: 'チャージ', en: 'Charge', zh: '炉次' },
} as const

const { 1: start, 2: stop, 3: resume, 5: finish } = workEvent.texts
/** What is told of all jobs of a charge at once. */
export const chargeEvent = codes('charge_event', { 1: start, 2: stop, 3: resume, 5: finish })

const { work_order_no, process_no, good_qty, defective_qty, reason_cd } = recordWork.input.shape

/** チャージ: many jobs in one furnace or bath, begun, stopped, resumed and finished as one: all of them or none. */
export const recordCharge = endpoint({
  method: 'POST',
  path: '/api/mes/charge/record',
  summary: { ja: '生産実績：チャージの登録', en: 'Work: record a charge', zh: '生产实绩：登记炉次' },
  guard: ['mes:yes'],
  write: 'write:mes',
  input: z.object({
    event_kind: chargeEvent.schema,
    /** Given when it begins; what goes on says which one. */
    charge_no: z.string().trim().max(20).default(''),
    facility_cd: z.string().trim().min(1).max(10),
    worker_cd: z.string().trim().max(10).default(''),
    /** Why all of it stops. */
    stop_reason_cd: reason_cd,
    jobs: z.array(z.object({ work_order_no, process_no, good_qty, defective_qty, reason_cd })).min(1).max(50),
    agreed: agreedSchema,
    client_key: z.string().trim().max(40).default(''),
  }),
  output: z.object({ charge_no: z.string() }),
  looksUp: [workerMaster, facilityMaster, codeDivMaster],
  errors: [...(recordWork.errors ?? []), workErrors.BIZ_CHARGE_PLACE],
  audit: 'work_event',
})
