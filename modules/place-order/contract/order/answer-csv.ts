import type { CsvColumn } from '#platform/contract/csv.ts'
import { csvCalls } from '#platform/contract/csv-calls.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { answerRefusals, remindSupplier } from './backlog-calls.ts'
import { placeOrderErrors } from './place-order-errors.ts'
import { placeOrderLineFields } from './place-order-line-fields.ts'

const { supplier_item_cd, item_cd, item_nm, due_dt, answer_dt } = placeOrderLineFields

/** 納期回答CSV: the open lines as a supplier gets them, with a column for the day that he answers. */
export const answerCsvColumns = [
  { name: 'po_no', label: { ja: '発注番号', en: 'Order no.', zh: '采购单号' }, kind: 'code', width: 12 },
  { name: 'line_no', label: { ja: '行番号', en: 'Line', zh: '行号' }, kind: 'integer', width: 8 },
  { name: 'supplier_item_cd', label: supplier_item_cd.label, kind: 'code', width: 16 },
  { name: 'item_cd', label: item_cd.label, kind: 'code', width: 16 },
  { name: 'item_nm', label: item_nm.label, kind: 'text', width: 24 },
  {
    name: 'backlog_qty',
    label: { ja: '発注残', en: 'On order', zh: '采购在途' },
    kind: 'decimal',
    width: 10,
  },
  { name: 'due_dt', label: due_dt.label, kind: 'date', width: 11 },
  { name: 'answer_dt', label: answer_dt.label, kind: 'date', width: 11 },
] as const satisfies readonly CsvColumn[]
export type AnswerColumn = (typeof answerCsvColumns)[number]['name']

const base = '/api/placeorder/placeOrderBacklog'
const entering = { method: 'POST', guard: ['placeorder:yes'], write: 'write:placeorder' } as const

/** The lines that are ticked, to be sent to their supplier: he sees no other's. */
export const answerCsv = endpoint({
  ...entering,
  path: `${base}/csvAnswers`,
  summary: { ja: '納期回答CSVの出力', en: 'Lines to be answered as CSV', zh: '导出待答复交期(CSV)' },
  input: remindSupplier.input,
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
  errors: [http[404], placeOrderErrors.BIZ_PO_ONE_SUPPLIER, csvErrors.CSV_NOT_WRITABLE],
  audit: 'answerCsv',
})

/** All rows or none. A blank day is no answer, and leaves what stands there. */
export const { csvPreview: answerCsvPreview, csvUpload: answerCsvUpload } = csvCalls({
  ...{ base, guard: entering.guard, write: entering.write, audit: 'uploadAnswers', of: {} },
  previewed: { ja: '納期回答CSVの確認', en: 'Preview of answered dates', zh: '答复交期CSV预览' },
  uploaded: { ja: '納期回答CSVの取込', en: 'Import of answered dates', zh: '导入答复交期CSV' },
  refused: answerRefusals,
})
