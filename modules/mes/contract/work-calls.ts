import { z } from 'zod'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { planErrors } from '#modules/production/contract/plan/plan-errors.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { measuredSchema } from './measured.ts'
import { serialNosSchema } from './serial-numbers.ts'
import { workTold } from './work-codes.ts'
import { workErrors } from './work-errors.ts'

const pieces = (ja: string, en: string, zh: string) =>
  quantity({ ja, en, zh }, { min: '0', initial: '0' }).schema

export const agreedSchema = z.array(z.string().max(60)).max(20).default([])

/** 着手・中断・再開・報告・完了: one event of one process. */
export const recordWork = endpoint({
  method: 'POST',
  path: '/api/mes/work/record',
  summary: { ja: '生産実績：登録', en: 'Work: record', zh: '生产实绩：登记' },
  guard: ['mes:yes'],
  write: 'write:mes',
  input: z.object({
    work_order_no: z.string().trim().min(1).max(20),
    process_no: z.coerce.number().int().min(1).max(9999),
    event_kind: workTold.schema,
    /** Who joins or leaves has to be named. */
    worker_cd: z.string().trim().max(10).default(''),
    /** Where it happens, if not at the machine of the plan. */
    facility_cd: z.string().trim().max(10).default(''),
    good_qty: pieces('良品数', 'Good', '良品数'),
    defective_qty: pieces('不良数', 'Defective', '不良数'),
    /** Of these pieces those that the process before had counted as defective, mended. */
    rework_qty: pieces('手直し数', 'Reworked', '返修数').default('0'),
    /** Of stopping, or of what is defective. */
    reason_cd: z.string().trim().max(10).default(''),
    remarks: z.string().trim().max(200).default(''),
    /** What was measured of pieces of this report, or of the first piece after a set-up. */
    measures: measuredSchema,
    serial_nos: serialNosSchema,
    /** Questions that a person has said yes to. */
    agreed: agreedSchema,
    /** Given by the device once for an event: sent again, it answers what it did. */
    client_key: z.string().trim().max(40).default(''),
    /** When it happened, if not now. */
    occurred_at: z.iso.datetime({ offset: true }).optional(),
  }),
  output: z.object({ event_no: z.string() }),
  looksUp: [workerMaster, facilityMaster, codeDivMaster],
  errors: [http[404], planErrors[20060], stockErrors[20084], ...Object.values(workErrors)],
  audit: 'work_event',
})

/** 実績取消: the last entry of a process, by its counter-entry. */
export const undoWork = endpoint({
  method: 'POST',
  path: '/api/mes/work/undo',
  summary: { ja: '生産実績：取消', en: 'Work: take back', zh: '生产实绩：撤回' },
  guard: ['mes:yes'],
  write: 'write:mes',
  input: z.object({
    work_order_no: z.string().trim().min(1).max(20),
    process_no: z.coerce.number().int().min(1).max(9999),
    /** The entry that the person saw as the last one. */
    event_no: z.string().regex(/^[0-9]{1,18}$/),
    reason: z.string().trim().max(200).default(''),
  }),
  output: z.object({ event_no: z.string() }),
  errors: [http[404], workErrors.BIZ_WORK_UNDO_LAST, workErrors.BIZ_WORK_PASSED_ON],
  audit: 'work_event',
})
