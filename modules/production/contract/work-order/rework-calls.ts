import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { validation } from '#platform/contract/validation.ts'
import { requiredLine } from '#platform/contract/written-text.ts'
import { planErrors } from '../plan/plan-errors.ts'
import { workOrderErrors } from './work-order-errors.ts'

const base = '/api/production'
const work_order_no = z.string().trim().min(1).max(20)
const process_no = z.coerce.number().int().min(1).max(9999)
const qty = quantity({ ja: '指図数', en: 'Quantity', zh: '指令数量' }, { min: '0.001' }).schema
const remarks = z.string().trim().max(200).default('')

const guard = ['production:yes'] as const
const writing = { method: 'POST', guard, write: 'write:production', audit: 'work_order' } as const
const busy = [
  planErrors[20123],
  planErrors[20124],
  planErrors[20125],
  planErrors[20126],
  planErrors[20127],
] as const

/** 手直し指示: which defective pieces of a work order are mended, by which of its processes, and until when. */
export const makeRework = endpoint({
  ...writing,
  path: `${base}/rework/add`,
  summary: { ja: '製造指図：手直し指示', en: 'Work order: rework', zh: '生产指令：返修指令' },
  input: z.object({
    work_order_no,
    /** Which found them defective; 0: the final inspection. */
    process_no: z.coerce.number().int().min(0).max(9999),
    qty,
    processes: z.array(process_no).min(1).max(99),
    /** Of the order's parts, by their numbers there: what is drawn anew. */
    parts: z.array(z.coerce.number().int().min(1)).max(500).default([]),
    due_dt: day,
    reason: requiredLine(100),
    remarks,
  }),
  output: z.object({ work_order_no: z.string() }),
  errors: [
    ...busy,
    http[404],
    masterErrors.MST_UNIT_DECIMALS,
    workOrderErrors.BIZ_WORK_ORDER_DUE,
    workOrderErrors.BIZ_REWORK_NONE,
    workOrderErrors.BIZ_REWORK_NONE_JUDGED,
    workOrderErrors.BIZ_REWORK_QTY,
    workOrderErrors.BIZ_REWORK_STOCK,
    workOrderErrors.BIZ_REWORK_UNKNOWN,
    workOrderErrors.BIZ_REWORK_LEFT_OUT,
    workOrderErrors.BIZ_REWORK_OUTSIDE_FIRST,
    workOrderErrors.BIZ_REWORK_PART,
  ],
})
export type MakeRework = InputOf<typeof makeRework>

/** What of a work order may be mended: by process what was found defective and what of it is left, and its parts. */
export const reworkOf = endpoint({
  method: 'GET',
  path: `${base}/rework/about`,
  summary: { ja: '製造指図：手直しできる数', en: 'Work order: what can be mended', zh: '生产指令：可返修数' },
  guard,
  input: z.object({ work_order_no }),
  output: z.object({
    ...{ work_order_no, item_cd: z.string(), item_nm: z.string(), unit_nm: z.string(), due_dt: z.string() },
    /** By the final inspection. */
    judged: z.object({ defective_qty: z.string(), left_qty: z.string() }),
    operations: z.array(
      z.object({
        ...{ process_no: z.int(), operation_nm: z.string(), work_nm: z.string(), outside_flg: z.boolean() },
        ...{ defective_qty: z.string(), left_qty: z.string() },
      }),
    ),
    parts: z.array(
      z.object({ part_no: z.int(), process_no: z.int(), item_cd: z.string(), item_nm: z.string() }),
    ),
  }),
  errors: [http[404]],
})

/** 試作指示: an item with a routing, made once to see how it comes out. */
export const makeTrial = endpoint({
  ...writing,
  path: `${base}/trialOrder/add`,
  summary: { ja: '製造指図：試作指示', en: 'Work order: trial', zh: '生产指令：试制指令' },
  input: z.object({ item_cd: codeSchema(20), qty, start_dt: day, due_dt: day, remarks }),
  output: z.object({ work_order_no: z.string() }),
  errors: [
    ...busy,
    validation.V_NOT_IN_MASTER,
    masterErrors.MST_UNIT_DECIMALS,
    planErrors.BIZ_PLAN_START,
    planErrors.BIZ_PLAN_END,
    planErrors.BIZ_PLAN_BOUGHT,
    workOrderErrors.BIZ_TRIAL_ROUTING,
  ],
})
