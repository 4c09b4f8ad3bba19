import type { CsvColumn } from '#platform/contract/csv.ts'
import { csvCalls } from '#platform/contract/csv-calls.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { z } from 'zod'
import { stockErrors } from './stock-errors.ts'

/** 期首在庫CSV: what there was when the system began, with its price and its lots. */
export const openingCsvColumns = [
  { name: 'location_cd', label: { ja: '場所', en: 'Location', zh: '库位' }, kind: 'code', width: 12 },
  { name: 'item_cd', label: { ja: '品目', en: 'Item', zh: '物料' }, kind: 'code', width: 16 },
  { name: 'lot_no', label: { ja: 'ロット', en: 'Lot', zh: '批次' }, kind: 'code', width: 14 },
  { name: 'qty', label: { ja: '数量', en: 'Quantity', zh: '数量' }, kind: 'decimal', width: 10 },
  { name: 'price', label: { ja: '単価', en: 'Unit price', zh: '单价' }, kind: 'decimal', width: 10 },
  { name: 'expiry_dt', label: { ja: '有効期限', en: 'Expiry', zh: '有效期' }, kind: 'date', width: 11 },
  { name: 'quality', label: { ja: '品質', en: 'Quality', zh: '质量' }, kind: 'code', width: 6 },
  { name: 'remarks', label: { ja: '摘要', en: 'Remarks', zh: '摘要' }, kind: 'text', width: 20 },
] as const satisfies readonly CsvColumn[]
export type OpeningColumn = (typeof openingCsvColumns)[number]['name']

const base = '/api/stock/openingStock'

export const openingTemplate = endpoint({
  method: 'GET',
  path: `${base}/csvTemplate`,
  summary: { ja: '期首在庫CSVの様式', en: 'Template of opening stock', zh: '期初库存CSV模板' },
  guard: ['stock:yes'],
  input: z.object({}),
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
})

/** All rows or none, posted on the business date, a slip for every 200 of them. */
export const { csvPreview: openingPreview, csvUpload: openingUpload } = csvCalls({
  ...{ base, guard: ['stock:yes'], write: 'write:stock', audit: 'uploadOpeningStock', of: {} },
  previewed: { ja: '期首在庫CSVの確認', en: 'Preview of opening stock', zh: '期初库存CSV预览' },
  uploaded: { ja: '期首在庫CSVの取込', en: 'Import of opening stock', zh: '导入期初库存CSV' },
  refused: Object.values(stockErrors),
})
