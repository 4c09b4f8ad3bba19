import { list } from '#platform/contract/list-screen.ts'
import { stockDivision } from './division.ts'
import { moneyLabel, valueLabel, varianceLabel } from './money-labels.ts'
import { ownership, quality } from './stock-codes.ts'

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
    biz_dt: { kind: 'date', label: { ja: '受払日', en: 'Date', zh: '收发日期' }, width: 11 },
    item_cd: { kind: 'code', label: { ja: '品目', en: 'Item', zh: '物料' }, width: 34, named: 'item_nm' },
    stock_div: {
      kind: 'choice',
      label: { ja: '受払区分', en: 'Movement type', zh: '收发类型' },
      width: 11,
      codes: stockDivision,
    },
    document_no: { kind: 'code', label: { ja: '伝票番号', en: 'Slip no.', zh: '单据编号' }, width: 12 },
    location_cd: { kind: 'code', label: { ja: '場所', en: 'Location', zh: '库位' }, width: 10 },
    lot_no: { kind: 'code', label: { ja: 'ロット', en: 'Lot', zh: '批次' }, width: 13 },
    in_qty: { ...figure, label: { ja: '受入', en: 'In', zh: '收入' } },
    out_qty: { ...figure, label: { ja: '払出', en: 'Out', zh: '发出' } },
    money: { ...figure, label: moneyLabel, total: true },
    amount: { ...figure, width: 13, label: valueLabel, total: true },
    variance: { ...figure, label: varianceLabel, total: true },
    reason_cd: {
      kind: 'code',
      label: { ja: '理由', en: 'Reason', zh: '原因' },
      width: 16,
      named: 'reason_nm',
    },
    reason: { kind: 'text', label: { ja: '摘要', en: 'Remarks', zh: '摘要' }, width: 20 },
    ownership: {
      kind: 'choice',
      label: { ja: '所有区分', en: 'Ownership', zh: '所有区分' },
      width: 10,
      codes: ownership,
    },
    quality: {
      kind: 'choice',
      label: { ja: '品質区分', en: 'Quality', zh: '质量区分' },
      width: 10,
      codes: quality,
    },
    process_no: { kind: 'code', label: { ja: '工程', en: 'Process', zh: '工序' }, width: 8 },
    item_type_cd: {
      kind: 'code',
      label: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
      width: 16,
      named: 'item_type_nm',
    },
    user_cd: { kind: 'code', label: { ja: '登録者', en: 'Entered by', zh: '登记人' }, width: 10 },
    posted_at: { kind: 'moment', label: { ja: '登録日時', en: 'Entered', zh: '登记时间' }, width: 17 },
    document_kind: { kind: 'code', label: { ja: '伝票種別', en: 'Kind of slip', zh: '单据种类' }, width: 10 },
    ledger_no: {
      kind: 'decimal',
      unsearched: true,
      label: { ja: '受払番号', en: 'Entry no.', zh: '收发号' },
      width: 10,
    },
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
