import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date } from '#platform/contract/field-kinds.ts'
import { codes } from '#platform/contract/code-table.ts'
import { screen } from '#platform/contract/screen.ts'
import { lineKey } from './allocation-calls.ts'
import { orderErrors } from './order-errors.ts'
import { orderSlip } from './order-slip.ts'

const base = '/api/receiveorder/bulkAllocation'
const guard = ['receiveorder:yes'] as const
const day = date({ ja: '納期', en: 'Due date', zh: '交期' }).schema
const optionalDay = z.union([z.literal(''), day]).default('')
const code = z.string().trim().max(40).default('')

/** 一括引当. */
export const bulkAllocationScreen = screen({
  path: '/receiveOrder/bulkAllocation',
  name: 'bulkAllocation',
  title: { ja: '一括引当', en: 'Bulk allocation', zh: '批量预留' },
  icon: 'box',
  guard,
  keepAlive: true,
})

/** Whose turn it is: lines that are due in these days, of a customer, of an item, from a warehouse. */
const conditions = z.object({
  from: optionalDay,
  to: optionalDay,
  /** With its branch behind a blank, or of all branches. */
  customer_cd: code,
  item_cd: code,
  warehouse_cd: code,
  /** Whether lines first give back what they have, so that whoever stands first gets it; what is firm or instructed stays. */
  again: z.enum(['0', '1']).default('0'),
})
export type BulkConditions = Readonly<z.output<typeof conditions>>

/** Why a line goes short. */
export const shortReason = codes('short_reason', {
  none: { ja: '在庫なし', en: 'None on hand', zh: '无库存' },
  before: { ja: '先の行へ引当', en: 'Earlier lines', zh: '已预留给前面的行' },
  promised: { ja: '他へ引当済', en: 'Others have it', zh: '已预留给其他' },
  closed: { ja: '保留・期限切れロット', en: 'Held or expired', zh: '冻结或过期批次' },
  others: {
    ja: '他社所有・不良・検査待ちのみ',
    en: 'Not ours or not good',
    zh: '仅有他方·不良·待检',
  },
})
export type ShortReason = (typeof shortReason.codes)[number]

const row = lineKey.extend({
  customer_cd: z.string(),
  customer_nm: z.string(),
  item_cd: z.string(),
  item_nm: z.string(),
  warehouse_cd: z.string(),
  delivery_dt: z.string(),
  /** The customer has agreed to the day: such lines are served first. */
  agreed: z.boolean(),
  firm: z.boolean(),
  backlog: z.string(),
  before: z.string(),
  /** What it has when this is done. */
  after: z.string(),
  short: z.string(),
  reason: z.union([shortReason.schema, z.literal('')]),
})
export type BulkRow = Readonly<z.output<typeof row>>

const counts = z.object({
  lines: z.number().int(),
  full: z.number().int(),
  partly: z.number().int(),
  nothing: z.number().int(),
})

/** More lines at once are asked for in parts. */
export const mostInBulk = 20_000
/** Rows of the preview that are shown. */
export const mostShown = 500

/** 一括引当 as it would be now: who gets what, and who goes short and why. */
export const previewAllocation = endpoint({
  method: 'GET',
  path: `${base}/getPreview`,
  summary: { ja: '一括引当：事前確認', en: 'Bulk allocation: preview', zh: '批量预留：预览' },
  guard,
  input: conditions.extend({ only: z.enum(['', 'short']).default('') }),
  output: z.object({
    counts,
    /** In the order in which they are served. */
    list: z.array(row),
    /** What it says, in short: whoever allocates says what has been looked at. */
    seal: z.string(),
  }),
  errors: [orderErrors.BIZ_ALLOCATION_MANY],
})

/** 一括引当, as the preview has shown it: when anything is different by now, nothing is done. */
export const allocateInBulk = endpoint({
  method: 'POST',
  path: `${base}/allocate`,
  summary: { ja: '一括引当：実行', en: 'Bulk allocation: allocate', zh: '批量预留：执行' },
  guard,
  write: 'write:receiveorder',
  input: conditions.extend({ seal: z.string().length(64) }),
  output: counts,
  errors: [orderErrors.BIZ_ALLOCATION_MANY, orderErrors.BIZ_ALLOCATION_STALE],
  audit: orderSlip.name,
})
