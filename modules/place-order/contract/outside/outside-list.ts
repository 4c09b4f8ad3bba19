import { list } from '#platform/contract/list-screen.ts'
import { outsideMoveKind, outsideMoveState, outsideState } from './outside-codes.ts'

const day = { kind: 'date', width: 10 } as const
const figure = { kind: 'decimal', width: 9 } as const
const supplier = { ja: '外注先', en: 'Subcontractor', zh: '外协厂' }

/** 外注工程: what has to go out, what is out and since when, what came back. */
export const outsideProcessList = list({
  name: 'outsideProcess',
  title: { ja: '外注工程', en: 'Outside process', zh: '外协工序' },
  area: 'placeorder',
  path: '/placeOrder/outsideProcess',
  icon: 'factory',
  key: ['work_order_no', 'process_no', 'po_no', 'line_no'],
  columns: {
    work_order_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: '製造指図番号', en: 'Work order', zh: '生产工单' },
    },
    process_no: { kind: 'integer', width: 6, label: { ja: '工程番号', en: 'Process no.', zh: '工序号' } },
    operation_nm: { kind: 'text', width: 10, label: { ja: '工程名', en: 'Process name', zh: '工序名称' } },
    before_no: {
      ...{ kind: 'integer', width: 6 },
      label: { ja: '前工程番号', en: 'Process before', zh: '前工序号' },
    },
    outside_state: {
      ...{ kind: 'choice', codes: outsideState, width: 12 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    item_cd: {
      ...{ kind: 'code', width: 12, named: 'item_nm' },
      label: { ja: '品目', en: 'Item', zh: '物料' },
    },
    lot_no: { kind: 'code', width: 12, label: { ja: 'ロット番号', en: 'Lot no.', zh: '批次号' } },
    supplier_cd: { kind: 'code', width: 9, named: 'supplier_nm', label: supplier },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    po_no: { kind: 'code', width: 12, label: { ja: '発注番号', en: 'Order no.', zh: '采购单号' } },
    line_no: { kind: 'integer', width: 5, label: { ja: '発注行', en: 'Order line', zh: '订单行' } },
    qty: { ...figure, label: { ja: '数量', en: 'Quantity', zh: '数量' } },
    ready_qty: { ...figure, label: { ja: '出庫可能', en: 'Can go out', zh: '可出库' } },
    sent_qty: { ...figure, label: { ja: '出庫済', en: 'Sent out', zh: '已出库' } },
    there_qty: { ...figure, label: { ja: '預け残', en: 'There', zh: '在外数量' } },
    good_qty: { ...figure, label: { ja: '良品', en: 'Good', zh: '良品' } },
    defective_qty: { ...figure, label: { ja: '不良品', en: 'Defective', zh: '不良品' } },
    claim_amount: {
      ...{ kind: 'decimal', width: 10, total: true },
      label: { ja: '不良請求額', en: 'Claimed', zh: '不良索赔额' },
    },
    fee_amount: {
      ...{ kind: 'decimal', width: 10, total: true },
      label: { ja: '外注加工費', en: 'Outside process', zh: '外协加工费' },
    },
    out_dt: { ...day, label: { ja: '出庫日', en: 'Sent out on', zh: '出库日期' } },
    out_days: { kind: 'integer', width: 7, label: { ja: '経過日数', en: 'Days out', zh: '在外天数' } },
    due_dt: { ...day, label: { ja: '納期', en: 'Due date', zh: '交期' } },
    late_days: { kind: 'integer', width: 7, label: { ja: '遅延日数', en: 'Days late', zh: '延迟天数' } },
  },
  shown: [
    'outside_state',
    'work_order_no',
    'process_no',
    'operation_nm',
    'item_cd',
    'supplier_cd',
    'qty',
    'ready_qty',
    'sent_qty',
    'there_qty',
    'good_qty',
    'defective_qty',
    'out_days',
    'due_dt',
    'late_days',
    'po_no',
    'line_no',
  ],
  search: ['outside_state', 'supplier_cd', 'work_order_no', 'item_cd', 'due_dt', 'late_days', 'po_no'],
  initial: { outside_state: '0,1,2,3,5' },
  sort: 'due_dt',
})

/** 外注出庫・戻り一覧: the slips, to print them and to take them back. */
export const outsideMoveList = list({
  name: 'outsideMoveList',
  title: { ja: '外注出庫・戻り一覧', en: 'Outside process slips', zh: '外协出库·返回列表' },
  area: 'placeorder',
  path: '/placeOrder/outsideMoveList',
  icon: 'columns',
  key: ['move_no', 'line_no'],
  columns: {
    move_no: { kind: 'code', width: 12, label: { ja: '伝票番号', en: 'Slip no.', zh: '单据编号' } },
    line_no: { kind: 'integer', width: 4, label: { ja: '行', en: 'Line', zh: '行' } },
    move_kind: {
      ...{ kind: 'choice', codes: outsideMoveKind, width: 9 },
      label: { ja: '伝票の種類', en: 'Kind of slip', zh: '单据类型' },
    },
    move_dt: { ...day, label: { ja: '伝票日付', en: 'Date', zh: '单据日期' } },
    supplier_cd: { kind: 'code', width: 9, named: 'supplier_nm', label: supplier },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    supplier_slip_no: {
      ...{ kind: 'text', width: 12 },
      label: { ja: '納品書番号', en: 'Delivery note', zh: '送货单号' },
    },
    po_no: { kind: 'code', width: 12, label: { ja: '発注番号', en: 'Order no.', zh: '采购单号' } },
    po_line_no: { kind: 'integer', width: 5, label: { ja: '発注行', en: 'Order line', zh: '订单行' } },
    work_order_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: '製造指図番号', en: 'Work order', zh: '生产工单' },
    },
    process_no: { kind: 'integer', width: 6, label: { ja: '工程番号', en: 'Process no.', zh: '工序号' } },
    item_cd: {
      ...{ kind: 'code', width: 12, named: 'item_nm' },
      label: { ja: '品目', en: 'Item', zh: '物料' },
    },
    sent_qty: { ...figure, label: { ja: '出庫数', en: 'Sent out', zh: '出库数' } },
    good_qty: { ...figure, label: { ja: '良品', en: 'Good', zh: '良品' } },
    defective_qty: { ...figure, label: { ja: '不良品', en: 'Defective', zh: '不良品' } },
    defect_reason: {
      ...{ kind: 'text', width: 16 },
      label: { ja: '不良の理由', en: 'Why defective', zh: '不良原因' },
    },
    claim_amount: {
      ...{ kind: 'decimal', width: 10, total: true },
      label: { ja: '不良請求額', en: 'Claimed', zh: '不良索赔额' },
    },
    next_po_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: '直送先の発注番号', en: 'Straight on to order', zh: '直转采购单号' },
    },
    move_state: {
      ...{ kind: 'choice', codes: outsideMoveState, width: 8 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    cancel_reason: {
      ...{ kind: 'text', width: 16 },
      label: { ja: '取り消した理由', en: 'Why cancelled', zh: '取消原因' },
    },
  },
  shown: [
    'move_no',
    'line_no',
    'move_kind',
    'move_dt',
    'supplier_cd',
    'work_order_no',
    'process_no',
    'item_cd',
    'sent_qty',
    'good_qty',
    'defective_qty',
    'defect_reason',
    'claim_amount',
    'move_state',
  ],
  search: ['move_dt', 'move_kind', 'supplier_cd', 'work_order_no', 'item_cd', 'move_no', 'move_state'],
  initial: {},
  sort: '-move_no',
})
