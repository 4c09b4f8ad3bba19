import { list } from '#platform/contract/list-screen.ts'

const money = { kind: 'decimal', width: 12, total: true } as const

/** 売掛残高: what customers still owe of their statements, by how long it has been due. What is not billed yet is not in it. */
export const receivableList = list({
  name: 'receivables',
  title: { ja: '売掛残高', en: 'Receivable balances', zh: '应收余额' },
  area: 'receiveorder',
  path: '/sales/receivables',
  icon: 'yen',
  key: ['customer_cd', 'branch_no'],
  columns: {
    customer_cd: {
      ...{ kind: 'code', width: 10, named: 'customer_nm' },
      label: { ja: '請求先', en: 'Invoice to', zh: '开票对象' },
    },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    billed_amount: { ...money, label: { ja: '請求累計', en: 'Billed in all', zh: '请款累计' } },
    received_amount: { ...money, label: { ja: '入金累計', en: 'Received in all', zh: '收款累计' } },
    balance: { ...money, label: { ja: '請求済残高', en: 'Billed and unpaid', zh: '已请款余额' } },
    not_due: { ...money, label: { ja: '期日前', en: 'Not yet due', zh: '未到期' } },
    late_30: { ...money, label: { ja: '30日以内', en: 'Up to 30 days', zh: '30天以内' } },
    late_60: { ...money, label: { ja: '31～60日', en: '31 to 60 days', zh: '31～60天' } },
    late_90: { ...money, label: { ja: '61～90日', en: '61 to 90 days', zh: '61～90天' } },
    late_more: {
      ...money,
      label: { ja: '91日以上', en: 'More than 90 days', zh: '91天以上' },
    },
    unmatched: { ...money, label: { ja: '未消込額', en: 'Not matched', zh: '未核销额' } },
    oldest_dt: {
      ...{ kind: 'date', width: 10 },
      label: { ja: '最も古い入金予定日', en: 'Oldest day due', zh: '最早预计收款日' },
    },
  },
  shown: [
    'customer_cd',
    'branch_no',
    'balance',
    'not_due',
    'late_30',
    'late_60',
    'late_90',
    'late_more',
    'unmatched',
    'oldest_dt',
  ],
  search: ['customer_cd', 'oldest_dt'],
  initial: {},
  sort: 'customer_cd',
})
