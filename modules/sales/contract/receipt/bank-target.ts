import { namesOf } from '#platform/contract/by-name.ts'
import { amount, date } from '#platform/contract/field-kinds.ts'
import { text } from '#platform/contract/fields.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'

const fields = {
  receipt_dt: date({ ja: '入金日', en: 'Received on', zh: '收款日' }),
  amount: amount({ ja: '入金額', en: 'Received', zh: '收款额' }),
  payer_nm: text({ ja: '振込依頼人', en: 'Payer', zh: '汇款人' }, 60),
}

/** A bank's CSV file, by its headings; rows without an amount are what went out. */
export const bankTarget: ImportTarget<keyof typeof fields> = {
  name: 'bankReceipt',
  title: { ja: '入金明細', en: 'Bank receipts', zh: '收款明细' },
  fields,
  names: namesOf(fields),
  calledToo: {
    receipt_dt: ['日付', '取引日', '勘定日', 'お取引日', '年月日', '入出金日', '預入日'],
    amount: ['入金', '入金金額', 'お預り金額', 'お預入金額', '預入金額', 'お預り', '金額', '振込金額'],
    payer_nm: ['振込依頼人名', '依頼人名', '依頼人', '摘要', 'お取引内容', '摘要内容', '内容', '取引内容'],
  },
  required: ['receipt_dt', 'amount'],
}
