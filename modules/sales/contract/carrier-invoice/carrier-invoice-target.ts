import { namesOf } from '#platform/contract/by-name.ts'
import { amount, date, quantity } from '#platform/contract/field-kinds.ts'
import { text } from '#platform/contract/fields.ts'
import type { ConvertedRow } from '#platform/contract/matching/convert-file.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import type { AccountRow } from '#platform/contract/reconcile/reconcile-accounts.ts'
import { signed } from '#platform/contract/reconcile/stated-row.ts'

const optional = { required: false } as const
const fields = {
  tracking_no: text({ ja: '送り状番号', en: 'Tracking no.', zh: '运单号' }, 60),
  transport_no: text({ ja: '運送手配番号', en: 'Transport no.', zh: '承运安排号' }, 20),
  ship_dt: date({ ja: '出荷日', en: 'Shipping date', zh: '出货日期' }, optional),
  destination_nm: text({ ja: '納入先名', en: 'Destination name', zh: '送货地址名称' }, 60),
  package_cnt: quantity({ ja: '個口', en: 'Packages', zh: '件数' }, { ...optional, initial: '' }),
  /** Negative for what is given back. */
  fare: amount({ ja: '運賃', en: 'Freight', zh: '运费' }, { ...optional, min: '-999999999999' }),
}
export type BilledField = keyof typeof fields

/** 運送会社の請求明細: what a carrier bills, row by row, without tax. */
export const carrierInvoiceTarget: ImportTarget<BilledField> = {
  name: 'carrierInvoice',
  title: { ja: '運送会社の請求明細', en: 'Carrier’s invoice', zh: '承运商账单明细' },
  fields,
  names: namesOf(fields),
  calledToo: {
    tracking_no: ['伝票番号', '原票番号', 'お問い合わせ番号', 'お問合せ番号', '送り状No', '送状番号'],
    transport_no: ['お客様管理番号', '荷主管理番号', '依頼番号', '運送依頼番号', '運送番号', '手配番号'],
    ship_dt: ['発送日', '出荷年月日', '集荷日', '取扱日'],
    destination_nm: ['お届け先', 'お届け先名', '届先', '届け先', '荷受人', '荷受人名'],
    package_cnt: ['個数', '口数'],
    fare: ['運賃（税抜）', '運賃合計', '合計運賃', '請求金額', '金額'],
  },
  required: ['fare'],
}

/** A row as it is laid beside what was arranged. */
export const billedRow = ({ values }: Pick<ConvertedRow<BilledField>, 'values'>): AccountRow => ({
  ...{ slip_no: values.tracking_no, order_no: values.transport_no, item_cd: values.destination_nm },
  ...{ date: values.ship_dt, qty: signed(values.package_cnt, ''), unit_price: '' },
  amount: signed(values.fare, ''),
})
