import { list } from '#platform/contract/list-screen.ts'
import { stockDivision } from './division.ts'
import { moneyLabel, valueLabel, varianceLabel } from './money-labels.ts'

/** 原価差額一覧: every movement that cost or brought something beside the value of the stock. */
export const varianceList = list({
  name: 'stockVariance',
  title: { ja: '原価差額一覧', en: 'Cost variances', zh: '成本差额列表' },
  area: 'stock',
  path: '/stock/stockVariance',
  icon: 'columns',
  key: ['ledger_no'],
  columns: {
    biz_dt: { kind: 'date', label: { ja: '受払日', en: 'Date', zh: '收发日期' }, width: 11 },
    stock_div: {
      kind: 'choice',
      label: { ja: '受払区分', en: 'Movement type', zh: '收发类型' },
      width: 11,
      codes: stockDivision,
    },
    document_no: { kind: 'code', label: { ja: '伝票番号', en: 'Slip no.', zh: '单据编号' }, width: 12 },
    item_cd: { kind: 'code', label: { ja: '品目', en: 'Item', zh: '物料' }, width: 34, named: 'item_nm' },
    item_type_cd: {
      kind: 'code',
      label: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
      width: 16,
      named: 'item_type_nm',
    },
    qty: { kind: 'decimal', label: { ja: '数量', en: 'Quantity', zh: '数量' }, width: 9 },
    money: { kind: 'decimal', label: moneyLabel, width: 12, total: true },
    amount: { kind: 'decimal', label: valueLabel, width: 13, total: true },
    variance: { kind: 'decimal', label: varianceLabel, width: 12, total: true },
    reason_cd: {
      kind: 'code',
      label: { ja: '理由', en: 'Reason', zh: '原因' },
      width: 16,
      named: 'reason_nm',
    },
    reason: { kind: 'text', label: { ja: '摘要', en: 'Remarks', zh: '摘要' }, width: 20 },
    user_cd: { kind: 'code', label: { ja: '登録者', en: 'Entered by', zh: '登记人' }, width: 10 },
    document_kind: { kind: 'code', label: { ja: '伝票種別', en: 'Kind of slip', zh: '单据种类' }, width: 10 },
    ledger_no: {
      kind: 'decimal',
      unsearched: true,
      label: { ja: '受払番号', en: 'Entry no.', zh: '收发号' },
      width: 10,
    },
  },
  shown: [
    'biz_dt',
    'stock_div',
    'document_no',
    'item_cd',
    'qty',
    'money',
    'amount',
    'variance',
    'reason_cd',
    'reason',
  ],
  search: ['biz_dt', 'stock_div', 'item_cd', 'item_type_cd'],
  quick: [
    { label: { ja: '本日', en: 'Today', zh: '今天' }, asks: (day) => ({ biz_dt: day }) },
    { label: { ja: '今月', en: 'This month', zh: '本月' }, asks: (day) => ({ biz_dt: day.slice(0, 7) }) },
  ],
  card: {
    title: 'item_cd',
    sub: ['item_cd', 'document_no'],
    figure: 'variance',
    date: 'biz_dt',
    axes: ['stock_div'],
  },
  sort: '-ledger_no',
})
