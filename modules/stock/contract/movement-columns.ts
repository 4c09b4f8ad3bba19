import type { ListColumns } from '#platform/contract/list-column.ts'
import { stockDivision } from './division.ts'
import { ownership, quality } from './stock-codes.ts'

/** What lists of movements and of stock say alike: a column has one name, one kind and one label wherever it stands. */
export const movementColumns = {
  biz_dt: { kind: 'date', label: { ja: '受払日', en: 'Date', zh: '收发日期' }, width: 11 },
  stock_div: {
    kind: 'choice',
    label: { ja: '受払区分', en: 'Movement type', zh: '收发类型' },
    width: 11,
    codes: stockDivision,
  },
  document_no: { kind: 'code', label: { ja: '伝票番号', en: 'Slip no.', zh: '单据编号' }, width: 12 },
  document_kind: { kind: 'code', label: { ja: '伝票種別', en: 'Kind of slip', zh: '单据种类' }, width: 10 },
  item_cd: { kind: 'code', label: { ja: '品目', en: 'Item', zh: '物料' }, width: 34, named: 'item_nm' },
  item_type_cd: {
    kind: 'code',
    label: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
    width: 16,
    named: 'item_type_nm',
  },
  lot_no: { kind: 'code', label: { ja: 'ロット', en: 'Lot', zh: '批次' }, width: 13 },
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
  reason_cd: { kind: 'code', label: { ja: '理由', en: 'Reason', zh: '原因' }, width: 16, named: 'reason_nm' },
  reason: { kind: 'text', label: { ja: '摘要', en: 'Remarks', zh: '摘要' }, width: 20 },
  user_cd: { kind: 'code', label: { ja: '登録者', en: 'Entered by', zh: '登记人' }, width: 10 },
  posted_at: { kind: 'moment', label: { ja: '登録日時', en: 'Entered', zh: '登记时间' }, width: 17 },
  ledger_no: {
    kind: 'decimal',
    unsearched: true,
    label: { ja: '受払番号', en: 'Entry no.', zh: '收发号' },
    width: 10,
  },
} as const satisfies ListColumns
