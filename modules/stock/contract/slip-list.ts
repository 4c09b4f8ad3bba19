import { codes } from '#platform/contract/code-table.ts'
import { list } from '#platform/contract/list-screen.ts'
import { moneyLabel, valueLabel, varianceLabel } from './money-labels.ts'
import { movementColumns } from './movement-columns.ts'

const slipState = codes('stock_slip_state', {
  0: { ja: '有効', en: 'Valid', zh: '有效' },
  1: { ja: '取消済', en: 'Reversed', zh: '已红冲' },
  2: { ja: '取消', en: 'Reversal', zh: '红冲' },
})

/** 在庫伝票一覧: what people have entered, to be looked at again and to be taken back. */
export const slipList = list({
  name: 'stockSlipList',
  title: { ja: '在庫伝票一覧', en: 'Stock slips', zh: '库存单据列表' },
  area: 'stock',
  path: '/stock/stockSlipList',
  icon: 'order',
  key: ['ledger_no'],
  columns: {
    slip_no: { kind: 'code', label: { ja: '伝票番号', en: 'Slip no.', zh: '单据编号' }, width: 11 },
    biz_dt: movementColumns.biz_dt,
    stock_div: movementColumns.stock_div,
    state: {
      kind: 'choice',
      label: { ja: '状態', en: 'Status', zh: '状态' },
      width: 8,
      codes: slipState,
    },
    item_cd: movementColumns.item_cd,
    from_cd: { kind: 'code', label: { ja: '出庫場所', en: 'Issue from', zh: '出库库位' }, width: 10 },
    to_cd: { kind: 'code', label: { ja: '入庫場所', en: 'Receive into', zh: '入库库位' }, width: 10 },
    lot_no: movementColumns.lot_no,
    qty: { kind: 'decimal', label: { ja: '数量', en: 'Quantity', zh: '数量' }, width: 9 },
    money: { kind: 'decimal', label: moneyLabel, width: 12, cost: true },
    amount: { kind: 'decimal', label: valueLabel, width: 13, cost: true },
    variance: { kind: 'decimal', label: varianceLabel, width: 11, cost: true },
    reason_cd: movementColumns.reason_cd,
    reason: { ...movementColumns.reason, width: 24 },
    user_cd: movementColumns.user_cd,
    posted_at: movementColumns.posted_at,
    other_no: {
      kind: 'code',
      label: { ja: '取消・元伝票', en: 'Cancelled by / of', zh: '红冲／原单据' },
      width: 14,
    },
    ledger_no: movementColumns.ledger_no,
  },
  shown: [
    'slip_no',
    'biz_dt',
    'stock_div',
    'state',
    'item_cd',
    'from_cd',
    'to_cd',
    'qty',
    'money',
    'amount',
    'variance',
    'reason_cd',
  ],
  search: ['biz_dt', 'slip_no', 'stock_div', 'item_cd'],
  quick: [
    { label: { ja: '本日', en: 'Today', zh: '今天' }, asks: (day) => ({ biz_dt: day }) },
    { label: { ja: '今月', en: 'This month', zh: '本月' }, asks: (day) => ({ biz_dt: day.slice(0, 7) }) },
    { label: { ja: '取消済', en: 'Reversed', zh: '已红冲' }, asks: () => ({ state: '1' }) },
  ],
  card: {
    title: 'item_cd',
    sub: ['slip_no', 'from_cd', 'to_cd'],
    figure: 'qty',
    date: 'biz_dt',
    axes: ['stock_div', 'state'],
  },
  sort: '-ledger_no',
})
