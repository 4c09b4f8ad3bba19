import { z } from 'zod'
import { dayAfter } from '#platform/contract/business-day.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { date } from '#platform/contract/field-kinds.ts'
import { list } from '#platform/contract/list-screen.ts'
import { validation } from '#platform/contract/validation.ts'
import { optionalLine } from '#platform/contract/written-text.ts'

const labels = {
  expiry_dt: { ja: '有効期限', en: 'Expiry', zh: '有效期' },
  hold_flg: { ja: '出荷止め', en: 'On hold', zh: '冻结' },
  hold_reason: { ja: '出荷止めの理由', en: 'Why on hold', zh: '冻结原因' },
} as const

/** ロット一覧: the lots of the company and how much of each lies in this factory. */
export const lotList = list({
  name: 'stockLots',
  title: { ja: 'ロット一覧', en: 'Lots', zh: '批次列表' },
  area: 'stock',
  path: '/stock/stockLots',
  icon: 'columns',
  key: ['item_cd', 'lot_no'],
  columns: {
    item_cd: { kind: 'code', label: { ja: '品目', en: 'Item', zh: '物料' }, width: 36, named: 'item_nm' },
    lot_no: { kind: 'code', label: { ja: 'ロット', en: 'Lot', zh: '批次' }, width: 16 },
    qty: { kind: 'decimal', label: { ja: '在庫数', en: 'On hand', zh: '库存数' }, width: 11 },
    unit_nm: { kind: 'text', label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 6 },
    received_dt: { kind: 'date', label: { ja: '受入日', en: 'Received', zh: '入库日期' }, width: 11 },
    expiry_dt: { kind: 'date', label: labels.expiry_dt, width: 11 },
    hold_flg: { kind: 'flag', label: labels.hold_flg, width: 9 },
    hold_reason: { kind: 'text', label: labels.hold_reason, width: 24 },
    supplier_lot: {
      kind: 'text',
      label: { ja: '仕入先ロット', en: "Supplier's lot", zh: '供应商批次' },
      width: 16,
    },
    item_type_cd: {
      kind: 'code',
      label: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
      width: 16,
      named: 'item_type_nm',
    },
  },
  shown: ['item_cd', 'lot_no', 'qty', 'unit_nm', 'received_dt', 'expiry_dt', 'hold_flg', 'hold_reason'],
  search: ['item_cd', 'lot_no', 'expiry_dt', 'hold_flg'],
  quick: [
    {
      label: { ja: '期限切れ', en: 'Expired', zh: '已过期' },
      asks: (day) => ({ expiry_dt: `..${dayAfter(day, -1)}`, qty: '0.000001..' }),
    },
    {
      label: { ja: '期限30日以内', en: 'Expires within 30 days', zh: '30天内到期' },
      asks: (day) => ({ expiry_dt: `${day}..${dayAfter(day, 30)}`, qty: '0.000001..' }),
    },
    { label: labels.hold_flg, asks: () => ({ hold_flg: '1' }) },
  ],
  card: {
    title: 'item_cd',
    sub: ['item_cd', 'lot_no'],
    figure: 'qty',
    unit: 'unit_nm',
    date: 'expiry_dt',
    axes: ['hold_flg'],
  },
  sort: 'item_cd',
})

/** Its expiry corrected; held so that it is neither allocated nor shipped, or released. */
export const saveLot = endpoint({
  method: 'POST',
  path: '/api/stock/stockLots/save',
  summary: { ja: 'ロット：期限・出荷止め', en: 'Lot: expiry and hold', zh: '批次：有效期·冻结' },
  guard: ['stock:yes'],
  write: 'write:stock',
  input: z
    .object({
      item_cd: z.string().min(1).max(40),
      lot_no: z.string().min(1).max(40),
      expiry_dt: date(labels.expiry_dt, { required: false }).schema,
      hold_flg: z.enum(['0', '1']),
      hold_reason: optionalLine(200),
    })
    .refine(({ hold_flg, hold_reason }) => hold_flg === '0' || hold_reason !== '', {
      path: ['hold_reason'],
      message: String(validation.V_REQUIRED.code),
    }),
  output: z.object({}),
  errors: [http[404]],
  audit: 'saveLot',
})

export const lotLabels = labels
