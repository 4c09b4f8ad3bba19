import { list } from '#platform/contract/list-screen.ts'
import { journalLayout } from './journal-codes.ts'

const money = { kind: 'decimal', width: 13, total: true } as const
const told = {
  export_no: { kind: 'code', width: 12, label: { ja: '出力番号', en: 'Export no.', zh: '导出号' } },
  journal_month: {
    kind: 'code',
    months: true,
    width: 8,
    label: { ja: '対象月', en: 'Month', zh: '对象月份' },
  },
  journal_layout: {
    kind: 'choice',
    codes: journalLayout,
    width: 12,
    label: { ja: '会計ソフト', en: 'Package', zh: '会计软件' },
  },
  entry_cnt: { kind: 'integer', width: 7, label: { ja: '仕訳数', en: 'Entries', zh: '分录数' } },
} as const
const entered = {
  create_user: { kind: 'code', width: 10, label: { ja: '登録者', en: 'Entered by', zh: '登记人' } },
  create_dt: { kind: 'moment', width: 16, label: { ja: '登録日時', en: 'Entered', zh: '登记时间' } },
} as const
const search = ['journal_month', 'journal_layout'] as const

/** 仕訳出力: what the accounting package has been told. */
export const journalList = list({
  name: 'journalExport',
  title: { ja: '仕訳出力', en: 'Journal export', zh: '分录导出' },
  area: 'receiveorder',
  path: '/sales/journalExport',
  icon: 'yen',
  key: ['export_no'],
  columns: {
    ...told,
    sales_amount: { ...money, label: { ja: '売上（税込）', en: 'Sales with tax', zh: '销售额（含税）' } },
    tax_amount: { ...money, label: { ja: '消費税', en: 'Consumption tax', zh: '消费税' } },
    received_amount: { ...money, label: { ja: '入金額', en: 'Received', zh: '收款额' } },
    ...entered,
  },
  shown: [
    'export_no',
    'journal_month',
    'journal_layout',
    'entry_cnt',
    'sales_amount',
    'tax_amount',
    'received_amount',
    'create_user',
    'create_dt',
  ],
  search,
  initial: {},
  sort: '-export_no',
})

/** 仕入仕訳出力: the same of what suppliers are owed and paid, for whoever may see what is bought. */
export const purchaseJournalList = list({
  name: 'purchaseJournal',
  title: { ja: '仕入仕訳出力', en: 'Purchase journal', zh: '采购分录导出' },
  area: 'placeorder',
  path: '/placeOrder/purchaseJournal',
  icon: 'yen',
  key: ['export_no'],
  columns: {
    ...told,
    purchase_amount: {
      ...money,
      label: { ja: '仕入（税込）', en: 'Purchases with tax', zh: '采购额（含税）' },
    },
    tax_amount: { ...money, label: { ja: '控除対象税額', en: 'Deductible tax', zh: '可抵扣税额' } },
    paid_amount: { ...money, label: { ja: '支払済額', en: 'Paid', zh: '已付款额' } },
    ...entered,
  },
  shown: [
    'export_no',
    'journal_month',
    'journal_layout',
    'entry_cnt',
    'purchase_amount',
    'tax_amount',
    'paid_amount',
    'create_user',
    'create_dt',
  ],
  search,
  initial: {},
  sort: '-export_no',
})
