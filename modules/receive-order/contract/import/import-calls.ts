import { z } from 'zod'
import { csvBodyMegabytes, csvPreviewInput } from '#platform/contract/csv.ts'
import { csvErrors, unreadableCsv } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { job } from '#platform/contract/job.ts'
import { matchingErrors } from '#platform/contract/matching/matching-errors.ts'
import { screen } from '#platform/contract/screen.ts'
import { fileStatus } from '../order-codes.ts'
import { importCellErrors, importErrors } from './import-errors.ts'
import { rowKind } from './order-target.ts'

const base = '/api/receiveorder/importReceiveOrder'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const

/** 受注取込. */
export const importScreen = screen({
  path: '/receiveOrder/importReceiveOrder',
  name: 'importReceiveOrder',
  title: { ja: '受注取込', en: 'Order import', zh: '销售订单导入' },
  icon: 'upload',
  guard,
  keepAlive: true,
})

const text = z.string()
const words = z.object({ ja: text, en: text, zh: text })

/** What is wrong with a row, at a column of the file (from 0) or with the row as a whole (-1). */
const rowProblem = z.object({
  column: z.int(),
  code: z.union([z.number(), text]),
  text: words,
  params: z.record(text, z.union([text, z.number(), words])),
})
export type RowProblem = z.output<typeof rowProblem>

/** What a row comes to. */
export const assessedRow = z.object({
  /** New, change or cancel as it was found. */
  kind: rowKind.schema,
  /** Of the order that it changes, or has become; blank before. */
  order_no: text,
  /** The values that a person recognises the line by. */
  shown: z.object({
    ...{ customer_cd: text, customer_po_no: text, customer_line_no: text, customer_item_cd: text },
    ...{ item_cd: text, qty: text, unit_price: text, amount: text, desired_dt: text, ship_dt: text },
    destination_cd: text,
  }),
  /** Of a change: what stands there, and what the file says. */
  changes: z.array(z.object({ field: text, old: text, new: text })),
  problems: z.array(rowProblem),
})
export type AssessedRow = z.output<typeof assessedRow>

const importRow = z.object({
  row_no: z.int(),
  cells: z.array(text),
  /** Columns that somebody has corrected: what came. */
  corrected: z.array(z.object({ column: z.int(), came: text })),
  assessed: assessedRow,
})
export type ImportRow = z.output<typeof importRow>

export const importHead = z.object({
  ...{ import_no: text, file_nm: text, matching_cd: text, matching_nm: text, version: z.int() },
  import_status: fileStatus.schema,
  ...{ row_cnt: z.int(), error_cnt: z.int(), order_cnt: z.int() },
  ...{ create_user: text, create_dt: text, update_user: text, update_dt: text, update_cnt: z.int() },
  /** Why somebody reset it last, or has withdrawn it. */
  reset_reason: text,
})
export type ImportHead = z.output<typeof importHead>

const importRecord = z.object({
  head: importHead,
  heading: z.array(text),
  /** Which fields the columns go to, by the column from 0. */
  matched: z.array(z.object({ column: z.int(), label: words })),
  rows: z.array(importRow),
})
export type ImportRecord = z.output<typeof importRecord>

const import_no = z.string().regex(/^\d{1,18}$/)
const wrongState = [
  ...[http[404], importErrors.IMP_RUNNING, importErrors.IMP_IMPORTED, importErrors.IMP_WITHDRAWN],
  importErrors.IMP_NOT_RUNNING,
]
const changing = { method: 'POST', guard, write, audit: 'importReceiveOrder' } as const

/** The latest files, those that are not imported first. */
export const importList = endpoint({
  method: 'GET',
  path: `${base}/getImports`,
  summary: { ja: '受注取込：ファイル一覧', en: 'Order import: files', zh: '销售订单导入：文件列表' },
  guard,
  input: z.object({}),
  output: z.object({ list: z.array(importHead) }),
})

export const importDetail = endpoint({
  method: 'GET',
  path: `${base}/getDetail`,
  summary: { ja: '受注取込：内容', en: 'Order import: one file', zh: '销售订单导入：内容' },
  guard,
  input: z.object({ import_no }),
  output: importRecord,
  errors: [http[404]],
})

/** The file is stored as it came; nothing is imported yet. */
export const uploadOrders = endpoint({
  ...changing,
  path: `${base}/upload`,
  summary: {
    ja: '受注取込：ファイルの受付',
    en: 'Order import: receive a file',
    zh: '销售订单导入：接收文件',
  },
  input: csvPreviewInput.extend({ matching_cd: z.string().min(1).max(20) }),
  output: importRecord,
  errors: [...unreadableCsv, matchingErrors.IMP_MATCHING_MISSING, ...Object.values(importCellErrors)],
  bodyMegabytes: csvBodyMegabytes,
})

/** Corrects cells, or checks again what the masters say now. Empty: only checked. */
export const correctCells = endpoint({
  ...changing,
  path: `${base}/correct`,
  summary: { ja: '受注取込：セルの訂正', en: 'Order import: correct cells', zh: '销售订单导入：更正单元格' },
  input: z.object({
    import_no,
    update_cnt: z.int().min(0),
    cells: z
      .array(z.object({ row_no: z.int().min(1), column: z.int().min(0).max(200), text: z.string().max(500) }))
      .max(3000),
  }),
  output: importRecord,
  errors: [...wrongState, generic.STALE, ...Object.values(importCellErrors)],
})

/** All rows or none, as a job. */
export const commitImport = endpoint({
  ...changing,
  path: `${base}/commit`,
  summary: { ja: '受注取込：取込の実行', en: 'Order import: import', zh: '销售订单导入：执行导入' },
  input: z.object({ import_no, update_cnt: z.int().min(0) }),
  output: z.object({ job_no: text }),
  errors: [...wrongState, generic.STALE, csvErrors.IMP_ERRORS],
})

/** 取下げ: all orders that have come of the file are cancelled; the same file can be sent again then. */
export const withdrawImport = endpoint({
  ...changing,
  path: `${base}/withdraw`,
  summary: {
    ja: '受注取込：ファイルの取下げ',
    en: 'Order import: withdraw a file',
    zh: '销售订单导入：撤回文件',
  },
  input: z.object({ import_no, reason: z.string().trim().min(1).max(100) }),
  output: importRecord,
  errors: [
    ...[http[404], importErrors.IMP_NOT_IMPORTED],
    ...[importErrors.IMP_CHANGED_ORDERS, importErrors.IMP_ORDERS_IN_USE],
  ],
})

/** The rows as they came, with the reasons. */
export const importErrorFile = endpoint({
  method: 'GET',
  path: `${base}/getErrors`,
  summary: { ja: '受注取込：エラーCSV', en: 'Order import: error CSV', zh: '销售订单导入：错误CSV' },
  guard,
  write,
  input: z.object({ import_no }),
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
  errors: [http[404]],
})

export const importJob = job({
  name: 'receive-order.import',
  title: { ja: '受注取込', en: 'Order import', zh: '销售订单导入' },
  guard,
  write,
  input: z.object({ import_no }),
  result: z.object({ file_nm: text, rows: z.int(), orders: z.int() }),
  cancellable: false,
  retries: 2,
  finished: {
    ja: '{file_nm}：取込が完了しました。（{rows}行、受注{orders}件）',
    en: '{file_nm}: import complete ({rows|# row|# rows}, {orders|# order|# orders}).',
    zh: '{file_nm}：导入完成。（{rows}行，订单{orders}件）',
  },
})
