import { sheetStatus } from '#modules/receive-order/contract/order-codes.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { list } from '#platform/contract/list-screen.ts'
import { workOrderKind } from './work-order-codes.ts'

const day = { kind: 'date', width: 10 } as const
const figure = { kind: 'decimal', width: 9 } as const

/** 製造指図一覧: all work orders, those that are finished too, and what of their defective pieces waits to be mended. */
export const workOrderList = list({
  name: 'productionWorkOrder',
  title: { ja: '製造指図一覧', en: 'Work orders', zh: '生产指令一览' },
  area: 'production',
  path: '/production/workOrder',
  icon: 'columns',
  key: ['work_order_no'],
  columns: {
    work_order_no: { kind: 'code', label: { ja: '指図番号', en: 'Work order', zh: '指令号' }, width: 11 },
    work_order_kind: {
      ...{ kind: 'choice', codes: workOrderKind, width: 8 },
      label: { ja: '指図の種類', en: 'Kind of order', zh: '指令种类' },
    },
    parent_no: { kind: 'code', label: { ja: '手直し元', en: 'Mends', zh: '返修来源' }, width: 11 },
    item_cd: { kind: 'code', width: 12, named: 'item_nm', label: { ja: '品目', en: 'Item', zh: '物料' } },
    qty: { ...figure, label: { ja: '指図数', en: 'Quantity', zh: '指令数量' } },
    good_qty: { ...figure, label: { ja: '良品数', en: 'Good', zh: '良品数' } },
    defective_qty: { ...figure, label: { ja: '不良数', en: 'Defective', zh: '不良数' } },
    mendable_qty: {
      ...figure,
      width: 12,
      label: { ja: '手直し未指示', en: 'Not mended yet', zh: '未下达返修' },
    },
    short_cnt: {
      ...{ kind: 'integer', width: 8 },
      label: { ja: '不足部品数', en: 'Parts missing', zh: '缺料数' },
    },
    unit_nm: { kind: 'text', label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 5 },
    start_dt: { ...day, label: { ja: '着手日', en: 'Start', zh: '开工日' } },
    due_dt: { ...day, label: { ja: '完了日', en: 'Due date', zh: '完工日' } },
    instruction_status: {
      ...{ kind: 'choice', codes: fixedCodes.instruction_status, width: 9 },
      label: { ja: '指図の状態', en: 'Work order is', zh: '指令状态' },
    },
    sheet_status: {
      ...{ kind: 'choice', codes: sheetStatus, width: 9 },
      label: { ja: '作業指示書', en: 'Work sheet', zh: '作业指示单' },
    },
    order_no: { kind: 'code', label: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' }, width: 12 },
    order_line: { kind: 'integer', label: { ja: '受注行', en: 'Line', zh: '订单行' }, width: 5 },
    lot_no: { kind: 'code', label: { ja: 'ロット', en: 'Lot', zh: '批次' }, width: 12 },
    reason: { kind: 'text', label: { ja: '理由', en: 'Reason', zh: '原因' }, width: 18 },
    remarks: { kind: 'text', label: { ja: '備考', en: 'Note', zh: '备注' }, width: 18 },
    print_count: { kind: 'integer', label: { ja: '発行回数', en: 'Prints', zh: '发行次数' }, width: 7 },
    update_cnt: { kind: 'integer', label: { ja: '更新回数', en: 'Changes', zh: '更新次数' }, width: 7 },
  },
  shown: [
    ...(['work_order_no', 'work_order_kind', 'parent_no', 'item_cd', 'qty', 'good_qty'] as const),
    ...(['defective_qty', 'mendable_qty', 'unit_nm', 'start_dt', 'due_dt', 'instruction_status'] as const),
    'short_cnt',
    ...(['sheet_status', 'order_no', 'reason'] as const),
  ],
  search: [
    ...(['work_order_no', 'work_order_kind', 'instruction_status', 'item_cd', 'due_dt'] as const),
    ...(['order_no', 'parent_no', 'lot_no'] as const),
  ],
  initial: {},
  quick: [
    {
      label: { ja: '部品不足', en: 'Parts missing', zh: '缺料' },
      asks: () => ({ short_cnt: '1..' }),
    },
    {
      label: { ja: '手直し待ち', en: 'To be mended', zh: '待返修' },
      asks: () => ({ mendable_qty: '0.001..' }),
    },
    { label: { ja: '手直し', en: 'Rework', zh: '返修' }, asks: () => ({ work_order_kind: '2' }) },
    { label: { ja: '試作', en: 'Trial', zh: '试制' }, asks: () => ({ work_order_kind: '3' }) },
  ],
  sort: '-work_order_no',
  card: {
    ...{ title: 'item_cd', sub: ['work_order_no', 'order_no'] },
    ...{ figure: 'qty', date: 'due_dt', axes: ['work_order_kind', 'instruction_status'] },
  },
})
