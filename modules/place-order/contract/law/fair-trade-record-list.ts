import { codes } from '#platform/contract/code-table.ts'
import { list } from '#platform/contract/list-screen.ts'

/** What the yearly evidence is made of. */
export const fairTradeRecordKind = codes('fair_trade_record_kind', {
  1: { ja: '発注', en: 'Purchase order', zh: '采购订单' },
  2: { ja: 'ガードの承認', en: 'Approved act', zh: '已批准的行为' },
  3: { ja: '価格協議', en: 'Price talk', zh: '价格协商' },
  4: { ja: '金型保管', en: 'Die kept', zh: '模具保管' },
})

const person = { kind: 'code', width: 10 } as const

/** 取適法年次記録: what was ordered of suppliers under the act and when it is paid, what was passed and why, talks and dies, by fiscal year. */
export const fairTradeRecordList = list({
  name: 'fairTradeRecords',
  title: { ja: '取適法年次記録', en: 'Fair-trade records', zh: '取适法年度记录' },
  area: 'placeorder',
  path: '/placeOrder/fairTradeRecords',
  icon: 'columns',
  key: ['record_kind', 'record_no', 'fiscal_year'],
  columns: {
    fiscal_year: { kind: 'code', label: { ja: '年度', en: 'Fiscal year', zh: '年度' }, width: 7 },
    record_kind: {
      ...{ kind: 'choice', codes: fairTradeRecordKind, width: 15 },
      label: { ja: '種類', en: 'Kind', zh: '类型' },
    },
    record_no: { kind: 'code', label: { ja: '番号', en: 'Number', zh: '编号' }, width: 14 },
    record_dt: { kind: 'date', label: { ja: '日付', en: 'Date', zh: '日期' }, width: 10 },
    supplier_cd: {
      ...{ kind: 'code', width: 20, named: 'supplier_nm' },
      label: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    },
    branch_no: { kind: 'code', label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' }, width: 5 },
    content: { kind: 'text', label: { ja: '内容', en: 'Content', zh: '内容' }, width: 28 },
    days: { kind: 'decimal', label: { ja: '日数', en: 'Days', zh: '天数' }, width: 7 },
    attention_flg: { kind: 'flag', label: { ja: '要確認', en: 'To check', zh: '需确认' }, width: 7 },
    amount: {
      ...{ kind: 'decimal', width: 12 },
      label: { ja: '金額', en: 'Amount', zh: '金额' },
    },
    reason: { kind: 'text', label: { ja: '理由', en: 'Reason', zh: '原因' }, width: 24 },
    asked_user: { ...person, label: { ja: '依頼者', en: 'Requested by', zh: '申请人' } },
    decide_user: { ...person, label: { ja: '承認者', en: 'Decided by', zh: '批准人' } },
  },
  shown: [
    'fiscal_year',
    'record_kind',
    'record_no',
    'record_dt',
    'supplier_cd',
    'content',
    'days',
    'attention_flg',
    'amount',
    'reason',
    'asked_user',
    'decide_user',
  ],
  search: ['fiscal_year', 'record_kind', 'supplier_cd', 'record_dt', 'attention_flg'],
  initial: {},
  sort: '-record_dt',
})
