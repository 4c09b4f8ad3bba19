import { list } from '#platform/contract/list-screen.ts'
import { payMethod } from '#modules/master/contract/partner-fields.ts'
import { paidStatus, statementStatus } from './statement-codes.ts'

const day = { kind: 'date', width: 10 } as const
const money = { kind: 'decimal', width: 12, total: true } as const

/** 支払通知・支払予定: what suppliers are paid, and when. */
export const statementList = list({
  name: 'supplierStatement',
  title: { ja: '支払通知・支払予定', en: 'Supplier statements', zh: '付款通知·付款预定' },
  area: 'placeorder',
  path: '/placeOrder/supplierStatement',
  icon: 'yen',
  key: ['statement_no'],
  columns: {
    statement_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: '支払通知番号', en: 'Statement no.', zh: '付款通知号' },
    },
    supplier_cd: {
      ...{ kind: 'code', width: 10, named: 'supplier_nm' },
      label: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    closing_dt: { ...day, label: { ja: '締切日', en: 'Closing date', zh: '结账日' } },
    purchase_cnt: { kind: 'integer', width: 6, label: { ja: '伝票数', en: 'Slips', zh: '单据数' } },
    /** Of a first statement; the tax is within it. */
    opening_amount: { ...money, label: { ja: '繰越額', en: 'Carried forward', zh: '结转额' } },
    net_amount: { ...money, label: { ja: '税抜金額', en: 'Net amount', zh: '不含税金额' } },
    tax_amount: { ...money, label: { ja: '消費税', en: 'Consumption tax', zh: '消费税' } },
    deductible_tax: { ...money, label: { ja: '控除対象税額', en: 'Deductible tax', zh: '可抵扣税额' } },
    pay_amount: { ...money, label: { ja: '支払額', en: 'To pay', zh: '付款额' } },
    pay_dt: { ...day, label: { ja: '支払予定日', en: 'Pays on', zh: '付款预定日' } },
    /** The latest day that the law allows for the first of its receipts. */
    latest_dt: { ...day, label: { ja: '支払期限（60日）', en: 'Pay by (60 days)', zh: '付款期限（60天）' } },
    pay_days: {
      ...{ kind: 'integer', width: 8 },
      label: { ja: '受領からの日数', en: 'Days from receipt', zh: '收货起天数' },
    },
    late_flg: { kind: 'flag', width: 8, label: { ja: '60日超過', en: 'Too late', zh: '超过60天' } },
    statement_status: {
      ...{ kind: 'choice', codes: statementStatus, width: 9 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    confirmed_dt: { ...day, label: { ja: '先方確認日', en: 'Confirmed on', zh: '对方确认日' } },
    confirmed_by: {
      ...{ kind: 'text', width: 20 },
      label: { ja: '先方確認者', en: 'Confirmed by', zh: '对方确认人' },
    },
    paid_status: {
      ...{ kind: 'choice', codes: paidStatus, width: 8 },
      label: { ja: '支払状況', en: 'Payment', zh: '付款状态' },
    },
    paid_dt: { ...day, label: { ja: '支払日', en: 'Day of payment', zh: '付款日' } },
    paid_method: {
      ...{ kind: 'choice', codes: payMethod, width: 12 },
      label: { ja: '支払方法', en: 'Method of payment', zh: '付款方式' },
    },
    paid_note: {
      ...{ kind: 'text', width: 16 },
      label: { ja: '支払の摘要', en: 'Remarks on payment', zh: '付款摘要' },
    },
    transfer_nm: {
      ...{ kind: 'text', width: 16 },
      label: { ja: '振込データ', en: 'Transfer', zh: '转账数据' },
    },
    create_user: { kind: 'code', label: { ja: '締め処理者', en: 'Closed by', zh: '结账人' }, width: 10 },
    create_dt: { kind: 'moment', label: { ja: '締め処理日時', en: 'Closed at', zh: '结账时间' }, width: 16 },
  },
  shown: [
    'statement_no',
    'supplier_cd',
    'branch_no',
    'closing_dt',
    'purchase_cnt',
    'net_amount',
    'tax_amount',
    'pay_amount',
    'pay_dt',
    'latest_dt',
    'pay_days',
    'late_flg',
    'statement_status',
    'paid_status',
    'paid_dt',
  ],
  search: ['closing_dt', 'supplier_cd', 'pay_dt', 'statement_status', 'paid_status', 'late_flg'],
  // What was cancelled is worth nothing: it stands in no sum until somebody asks for it.
  initial: { statement_status: '1,2' },
  sort: '-statement_no',
  card: {
    ...{ title: 'supplier_cd', sub: ['supplier_cd', 'statement_no'] },
    ...{ figure: 'pay_amount', date: 'pay_dt', axes: ['statement_status', 'paid_status'] },
  },
})
