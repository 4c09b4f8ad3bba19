import { list } from '#platform/contract/list-screen.ts'
import { settledStatus, statementStatus } from './statement-codes.ts'

const day = { kind: 'date', width: 10 } as const
const money = { kind: 'decimal', width: 12 } as const
const summed = { ...money, total: true } as const

/** 請求: what customers have been billed for, and how far it is paid. */
export const statementList = list({
  name: 'customerStatement',
  title: { ja: '請求一覧', en: 'Customer statements', zh: '账单列表' },
  area: 'receiveorder',
  path: '/sales/customerStatement',
  icon: 'yen',
  key: ['statement_no'],
  columns: {
    statement_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: '請求番号', en: 'Statement no.', zh: '账单号' },
    },
    customer_cd: {
      ...{ kind: 'code', width: 10, named: 'customer_nm' },
      label: { ja: '請求先', en: 'Invoice to', zh: '开票对象' },
    },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    closing_dt: { ...day, label: { ja: '締切日', en: 'Closing date', zh: '结账日' } },
    sales_cnt: { kind: 'integer', width: 6, label: { ja: '伝票数', en: 'Slips', zh: '单据数' } },
    previous_amount: { ...money, label: { ja: '前回請求額', en: 'Previous', zh: '上期请款额' } },
    received_amount: { ...money, label: { ja: '入金額', en: 'Received', zh: '收款额' } },
    carried_amount: { ...money, label: { ja: '繰越額', en: 'Carried forward', zh: '结转额' } },
    net_amount: { ...summed, label: { ja: '税抜金額', en: 'Net amount', zh: '不含税金额' } },
    tax_amount: { ...summed, label: { ja: '消費税', en: 'Consumption tax', zh: '消费税' } },
    sales_amount: { ...summed, label: { ja: '今回買上額', en: 'This period', zh: '本期金额' } },
    billed_amount: { ...money, label: { ja: '今回請求額', en: 'Billed', zh: '本期请款额' } },
    pay_dt: { ...day, label: { ja: '入金予定日', en: 'Due on', zh: '预计收款日' } },
    open_amount: { ...summed, label: { ja: '未入金額', en: 'Unpaid', zh: '未收款额' } },
    settled_status: {
      ...{ kind: 'choice', codes: settledStatus, width: 9 },
      label: { ja: '入金状況', en: 'Paid', zh: '收款状态' },
    },
    late_flg: { kind: 'flag', width: 8, label: { ja: '入金遅れ', en: 'Overdue', zh: '逾期未收' } },
    statement_status: {
      ...{ kind: 'choice', codes: statementStatus, width: 8 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    create_user: { kind: 'code', label: { ja: '締め処理者', en: 'Closed by', zh: '结账人' }, width: 10 },
    create_dt: { kind: 'moment', label: { ja: '締め処理日時', en: 'Closed at', zh: '结账时间' }, width: 16 },
  },
  shown: [
    'statement_no',
    'customer_cd',
    'branch_no',
    'closing_dt',
    'sales_cnt',
    'carried_amount',
    'net_amount',
    'tax_amount',
    'billed_amount',
    'pay_dt',
    'open_amount',
    'settled_status',
    'late_flg',
    'statement_status',
  ],
  search: [
    'closing_dt',
    'customer_cd',
    'pay_dt',
    'settled_status',
    'late_flg',
    'statement_status',
    'statement_no',
  ],
  // What was cancelled is worth nothing: it stands in no sum until somebody asks for it.
  initial: { statement_status: '1' },
  quick: [
    { label: { ja: '入金遅れ', en: 'Overdue', zh: '逾期未收' }, asks: () => ({ late_flg: '1' }) },
    {
      label: { ja: '未入金', en: 'Unpaid', zh: '未收款' },
      asks: () => ({ settled_status: '0,1' }),
    },
  ],
  sort: '-statement_no',
})
