import { list } from '#platform/contract/list-screen.ts'
import { stockValueGuard } from './cost-guard.ts'
import { moneyLabel, valueLabel, varianceLabel } from './money-labels.ts'
import { movementColumns } from './movement-columns.ts'

/** 原価差額一覧: every movement that cost or brought something beside the value of the stock. */
export const varianceList = list({
  name: 'stockVariance',
  title: { ja: '原価差額一覧', en: 'Cost variances', zh: '成本差额列表' },
  area: 'stock',
  guard: stockValueGuard,
  path: '/stock/stockVariance',
  icon: 'columns',
  key: ['ledger_no'],
  columns: {
    biz_dt: movementColumns.biz_dt,
    stock_div: movementColumns.stock_div,
    document_no: movementColumns.document_no,
    item_cd: movementColumns.item_cd,
    item_type_cd: movementColumns.item_type_cd,
    qty: { kind: 'decimal', label: { ja: '数量', en: 'Quantity', zh: '数量' }, width: 9 },
    money: { kind: 'decimal', label: moneyLabel, width: 12, total: true },
    amount: { kind: 'decimal', label: valueLabel, width: 13, total: true },
    variance: { kind: 'decimal', label: varianceLabel, width: 12, total: true },
    reason_cd: movementColumns.reason_cd,
    reason: movementColumns.reason,
    user_cd: movementColumns.user_cd,
    document_kind: movementColumns.document_kind,
    ledger_no: movementColumns.ledger_no,
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
  sort: '-biz_dt',
})
