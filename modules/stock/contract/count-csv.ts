import { z } from 'zod'
import type { CsvColumn } from '#platform/contract/csv.ts'
import { csvCalls } from '#platform/contract/csv-calls.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { stockErrors } from './stock-errors.ts'

/** 実棚CSV: the lines of a count as they were locked, with a column to be filled in. */
export const countCsvColumns = [
  { name: 'line_no', label: { ja: '行番号', en: 'Line', zh: '行号' }, kind: 'integer', width: 8 },
  { name: 'location_cd', label: { ja: '場所', en: 'Location', zh: '库位' }, kind: 'code', width: 12 },
  { name: 'item_cd', label: { ja: '品目', en: 'Item', zh: '物料' }, kind: 'code', width: 16 },
  { name: 'item_nm', label: { ja: '品名', en: 'Item name', zh: '物料名称' }, kind: 'text', width: 24 },
  { name: 'lot_no', label: { ja: 'ロット', en: 'Lot', zh: '批次' }, kind: 'code', width: 14 },
  { name: 'unit_nm', label: { ja: '単位', en: 'Unit', zh: '单位' }, kind: 'text', width: 6 },
  { name: 'book_qty', label: { ja: '帳簿数', en: 'Book qty', zh: '账面数' }, kind: 'decimal', width: 10 },
  { name: 'counted_qty', label: { ja: '実棚数', en: 'Counted', zh: '实盘数' }, kind: 'decimal', width: 10 },
] as const satisfies readonly CsvColumn[]

const ofCount = z.object({ inventory_no: z.string().min(1).max(40) })
const base = '/api/stock/inventory'

export const countCsv = endpoint({
  method: 'GET',
  path: `${base}/csvDownload`,
  summary: { ja: '実棚CSVの出力', en: 'Count as CSV', zh: '导出盘点结果(CSV)' },
  guard: ['stock:yes'],
  input: ofCount,
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
  errors: [http[404], csvErrors.CSV_NOT_WRITABLE],
})

/** All rows or none. A blank is no count, and leaves what has been counted as it is. */
export const { csvPreview: countCsvPreview, csvUpload: countCsvUpload } = csvCalls({
  ...{ base, guard: ['stock:yes'], write: 'write:stock', audit: 'uploadCounts', of: ofCount.shape },
  previewed: { ja: '実棚CSVの確認', en: 'Preview of a count as CSV', zh: '实盘CSV预览' },
  uploaded: { ja: '実棚CSVの取込', en: 'Import of a count as CSV', zh: '导入实盘CSV' },
  unseen: [http[404], stockErrors.BIZ_INVENTORY_STATE],
  refused: Object.values(stockErrors),
})
