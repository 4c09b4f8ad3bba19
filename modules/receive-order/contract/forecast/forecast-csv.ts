import type { CsvColumn } from '#platform/contract/csv.ts'
import { csvCalls } from '#platform/contract/csv-calls.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { z } from 'zod'
import { forecastErrors } from './forecast-errors.ts'
import { month, ofCustomer } from './monthly-plan.ts'

/** 内示CSV: each customer and month in it becomes a version of its own. */
export const forecastCsvColumns = [
  { name: 'customer_cd', label: { ja: '得意先', en: 'Customer', zh: '客户' }, kind: 'code', width: 10 },
  { name: 'branch_no', label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' }, kind: 'code', width: 6 },
  {
    name: 'destination_cd',
    label: { ja: '納入先', en: 'Destination', zh: '送货地址' },
    kind: 'code',
    width: 10,
  },
  { name: 'item_cd', label: { ja: '品目', en: 'Item', zh: '物料' }, kind: 'code', width: 16 },
  {
    name: 'period_kind',
    label: {
      ja: '期間区分（1:日 2:週 3:月）',
      en: 'Period (1: day 2: week 3: month)',
      zh: '期间区分（1:日 2:周 3:月）',
    },
    kind: 'choice',
    width: 8,
  },
  {
    name: 'period_dt',
    label: { ja: '期間開始日', en: 'Period from', zh: '期间开始日' },
    kind: 'date',
    width: 12,
  },
  { name: 'qty', label: { ja: '内示数', en: 'Forecast', zh: '预测数' }, kind: 'decimal', width: 10 },
] as const satisfies readonly CsvColumn[]

export type ForecastColumn = (typeof forecastCsvColumns)[number]['name']

const base = '/api/receiveorder/forecastOrder'

/** The version that counts, in the form in which one is imported. */
export const forecastCsv = endpoint({
  method: 'GET',
  path: `${base}/csvDownload`,
  summary: { ja: '内示CSVの出力', en: 'Forecast as CSV', zh: '导出预测(CSV)' },
  guard: ['receiveorder:yes'],
  input: z.object({ ...ofCustomer, month }),
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
  errors: [http[404], csvErrors.CSV_NOT_WRITABLE],
})

/** All rows or none. */
export const { csvPreview: forecastCsvPreview, csvUpload: forecastCsvUpload } = csvCalls({
  ...{ base, guard: ['receiveorder:yes'], write: 'write:receiveorder', audit: 'uploadForecast', of: {} },
  previewed: { ja: '内示CSVの確認', en: 'Preview of a forecast as CSV', zh: '预测CSV预览' },
  uploaded: { ja: '内示CSVの取込', en: 'Import of a forecast as CSV', zh: '导入预测CSV' },
  refused: [...Object.values(forecastErrors), stockErrors.BIZ_QTY_PLACES],
})
