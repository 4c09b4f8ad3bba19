import { list } from '#platform/contract/list-screen.ts'
import { moneyLabel, valueLabel, varianceLabel } from './money-labels.ts'
import { movementColumns } from './movement-columns.ts'

const figure = { kind: 'decimal', width: 11 } as const

/** 受払一覧: every movement of every item, at each place of ours that it has touched. */
export const movementList = list({
  name: 'stockMovements',
  title: { ja: '受払一覧', en: 'Movements', zh: '收发列表' },
  area: 'stock',
  path: '/stock/stockMovements',
  icon: 'columns',
  key: ['ledger_no', 'side'],
  columns: {
    biz_dt: movementColumns.biz_dt,
    item_cd: movementColumns.item_cd,
    stock_div: movementColumns.stock_div,
    document_no: movementColumns.document_no,
    location_cd: { kind: 'code', label: { ja: '場所', en: 'Location', zh: '库位' }, width: 10 },
    lot_no: movementColumns.lot_no,
    in_qty: { ...figure, label: { ja: '受入', en: 'In', zh: '收入' } },
    out_qty: { ...figure, label: { ja: '払出', en: 'Out', zh: '发出' } },
    money: { ...figure, label: moneyLabel, total: true, cost: true },
    amount: { ...figure, width: 13, label: valueLabel, total: true, cost: true },
    variance: { ...figure, label: varianceLabel, total: true, cost: true },
    reason_cd: movementColumns.reason_cd,
    reason: movementColumns.reason,
    ownership: movementColumns.ownership,
    quality: movementColumns.quality,
    process_no: movementColumns.process_no,
    item_type_cd: movementColumns.item_type_cd,
    user_cd: movementColumns.user_cd,
    posted_at: movementColumns.posted_at,
    document_kind: movementColumns.document_kind,
    ledger_no: movementColumns.ledger_no,
    side: { kind: 'integer', unsearched: true, label: { ja: '出入', en: 'Side', zh: '出入' }, width: 6 },
  },
  shown: [
    'biz_dt',
    'item_cd',
    'stock_div',
    'document_no',
    'location_cd',
    'lot_no',
    'in_qty',
    'out_qty',
    'amount',
    'variance',
    'reason',
  ],
  search: ['biz_dt', 'item_cd', 'location_cd', 'stock_div', 'item_type_cd'],
  quick: [
    { label: { ja: '本日', en: 'Today', zh: '今天' }, asks: (day) => ({ biz_dt: day }) },
    { label: { ja: '今月', en: 'This month', zh: '本月' }, asks: (day) => ({ biz_dt: day.slice(0, 7) }) },
  ],
  card: {
    title: 'item_cd',
    sub: ['item_cd', 'document_no', 'location_cd'],
    figure: 'amount',
    date: 'biz_dt',
    axes: ['stock_div'],
  },
  sort: '-ledger_no',
})
