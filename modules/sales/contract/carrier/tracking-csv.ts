import type { CsvColumn } from '#platform/contract/csv.ts'
import { csvCalls } from '#platform/contract/csv-calls.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { carrierList } from './carrier-list.ts'

/** 送り状データ: what the program of a carrier wants to know of a transport, and a column for the number that it gives. */
export const trackingColumns = [
  {
    name: 'transport_no',
    label: { ja: '運送手配番号', en: 'Transport no.', zh: '承运安排号' },
    kind: 'code',
    width: 12,
  },
  { name: 'ship_dt', label: { ja: '出荷日', en: 'Shipping date', zh: '出货日期' }, kind: 'date', width: 10 },
  { name: 'carrier_nm', label: { ja: '運送会社', en: 'Carrier', zh: '承运商' }, kind: 'text', width: 20 },
  {
    name: 'destination_nm',
    label: { ja: '納入先', en: 'Destination', zh: '送货地址' },
    kind: 'text',
    width: 28,
  },
  {
    name: 'postal_cd',
    label: { ja: '郵便番号', en: 'Postal code', zh: '邮政编码' },
    kind: 'code',
    width: 10,
  },
  { name: 'address', label: { ja: '住所', en: 'Address', zh: '地址' }, kind: 'text', width: 40 },
  { name: 'phone', label: { ja: '電話番号', en: 'Phone', zh: '电话' }, kind: 'code', width: 16 },
  { name: 'package_cnt', label: { ja: '個口', en: 'Packages', zh: '件数' }, kind: 'integer', width: 6 },
  {
    name: 'weight',
    label: { ja: '重量（kg）', en: 'Weight (kg)', zh: '重量（kg）' },
    kind: 'decimal',
    width: 10,
  },
  { name: 'time_slot', label: { ja: '時間帯', en: 'Time of day', zh: '时段' }, kind: 'text', width: 8 },
  {
    name: 'tracking_no',
    label: { ja: '送り状番号', en: 'Tracking no.', zh: '运单号' },
    kind: 'text',
    width: 16,
  },
] as const satisfies readonly CsvColumn[]

const base = '/api/receiveorder/carrierArrange'
const guard = ['receiveorder:yes'] as const

/** Of what the search finds, each transport once. */
export const trackingCsv = endpoint({
  method: 'GET',
  path: `${base}/trackingDownload`,
  summary: { ja: '運送手配：送り状データ', en: 'Carriers: data for waybills', zh: '承运安排：运单数据' },
  guard,
  write: 'write:receiveorder',
  input: carrierList.endpoints.csvDownload.input,
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
  errors: [http[404], csvErrors.CSV_NOT_WRITABLE, csvErrors.CSV_TOO_MANY],
})

/** All rows or none; a blank number leaves what is there. */
export const { csvPreview: trackingPreview, csvUpload: trackingUpload } = csvCalls({
  ...{ base, guard, write: 'write:receiveorder', audit: 'transport', of: {} },
  previewed: {
    ja: '運送手配：送り状番号の確認',
    en: 'Carriers: preview of tracking numbers',
    zh: '承运安排：运单号预览',
  },
  uploaded: {
    ja: '運送手配：送り状番号の取込',
    en: 'Carriers: import tracking numbers',
    zh: '承运安排：导入运单号',
  },
})
