import { z } from 'zod'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { requiredLine } from '#platform/contract/written-text.ts'
import { workOrderKind, workStatus } from './work-order-codes.ts'
import { planErrors } from '../plan/plan-errors.ts'

const base = '/api/production/workOrder'
const work_order_no = z.string().trim().min(1).max(20)
const seen = z.object({ work_order_no, update_cnt: z.coerce.number().int().min(0) })
export type SeenWorkOrder = z.output<typeof seen>
const chosen = z.array(seen).min(1).max(500)

const guard = ['production:yes'] as const
const writing = { method: 'POST', guard, write: 'write:production', audit: 'work_order' } as const
const begun = [http[404], generic.STALE, planErrors[20060], planErrors[20061]] as const

/** 確定解除: what has not begun is a plan again, and its parts are free (decisions.md "Planning"). */
export const withdrawWorkOrders = endpoint({
  ...writing,
  path: `${base}/withdraw`,
  summary: { ja: '製造指図：確定解除', en: 'Work orders: withdraw', zh: '生产指令：解除确定' },
  input: z.object({ work_orders: chosen, reason: requiredLine(200) }),
  output: z.object({ withdrawn: z.number().int() }),
  errors: [
    ...begun,
    planErrors[20124],
    planErrors[20126],
    planErrors[20127],
    planErrors.BIZ_SHEET_ISSUED,
    planErrors.BIZ_WORK_ORDER_OUTSIDE,
  ],
})

/** 作業指示書: issued, and printed anew when it has been. */
export const printSheets = endpoint({
  ...writing,
  path: `${base}/printSheets`,
  summary: {
    ja: '製造指図：作業指示書の発行',
    en: 'Work orders: issue sheets',
    zh: '生产指令：发行作业指示单',
  },
  audit: 'work_sheet',
  file: 'application/pdf',
  input: z.object({ work_order_no: printedNumbers }),
  output: fileAnswer,
  errors: [http[404]],
})

/** 回収: the sheet comes back from the shop floor; what it told may be withdrawn again. */
export const recallSheets = endpoint({
  ...writing,
  path: `${base}/recall`,
  summary: { ja: '製造指図：指示書の回収', en: 'Work orders: recall sheets', zh: '生产指令：收回指示单' },
  input: z.object({ work_orders: chosen, reason: requiredLine(200) }),
  output: z.object({ recalled: z.number().int() }),
  errors: [...begun, planErrors.BIZ_SHEET_NOT_ISSUED],
})

const operation = z.object({
  ...{ process_no: z.number().int(), operation_nm: z.string(), work_nm: z.string() },
  ...{ facility_nm: z.string(), supplier_nm: z.string(), plan_qty: z.string(), good_qty: z.string() },
  /** Standard times of the order's own copy. */
  ...{ setup_seconds: z.int(), piece_seconds: z.string() },
  ...{ defective_qty: z.string(), start_at: z.string(), end_at: z.string(), work_status: workStatus.schema },
})
const part = z.object({
  ...{ part_no: z.number().int(), process_no: z.number().int(), item_cd: z.string(), item_nm: z.string() },
  ...{ unit_nm: z.string(), need_qty: z.string(), allocated_qty: z.string(), used_qty: z.string() },
  /** Neither drawn nor promised from stock; the day on which it will be there, blank where nothing comes; days after its process begins. */
  ...{ short_qty: z.string(), coming_dt: z.string(), late_days: z.int() },
})

/** Another order that mends some of it, or that it mends. */
const relative = z.object({
  ...{ work_order_no, process_no: z.int(), qty: z.string() },
  instruction_status: fixedCodes.instruction_status.schema,
})

/** A work order with its processes and parts, what it mends, and what mends some of it. */
export const aboutWorkOrder = endpoint({
  method: 'GET',
  path: `${base}/about`,
  summary: { ja: '製造指図：内容', en: 'Work order: contents', zh: '生产指令：内容' },
  guard: ['production:yes', 'mes:yes'],
  input: z.object({ work_order_no }),
  output: z.object({
    ...{ work_order_no, item_cd: z.string(), item_nm: z.string(), unit_nm: z.string(), qty: z.string() },
    ...{ lot_no: z.string(), start_dt: z.string(), due_dt: z.string(), order_no: z.string() },
    ...{ work_order_kind: workOrderKind.schema, reason: z.string(), remarks: z.string() },
    ...{ operations: z.array(operation), parts: z.array(part) },
    /** By the process whose defective pieces they are. */
    ...{ mends: z.array(relative), mended_by: z.array(relative) },
  }),
  errors: [http[404]],
})
