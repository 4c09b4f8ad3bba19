import { codes } from '#platform/contract/code-table.ts'
import { list } from '#platform/contract/list-screen.ts'

export const inspectionState = codes('final_inspection_state', {
  0: { ja: '検査待ち', en: 'Awaiting inspection', zh: '待检' },
  1: { ja: '判定済', en: 'Judged', zh: '已判定' },
})

const counted = { kind: 'decimal', width: 9 } as const

/** 完成検査: what has been finished and waits for its inspection, by lot; and what has been judged. */
export const finalInspectionList = list({
  name: 'finalInspection',
  title: { ja: '完成検査', en: 'Final inspection', zh: '成品检验' },
  area: 'mes',
  path: '/mes/finalInspection',
  icon: 'done',
  key: ['work_order_no', 'location_cd', 'lot_no'],
  columns: {
    work_order_no: { kind: 'code', width: 12, label: { ja: '指図番号', en: 'Work order', zh: '指令号' } },
    item_cd: {
      ...{ kind: 'code', width: 20, named: 'item_nm' },
      label: { ja: '品目', en: 'Item', zh: '物料' },
    },
    lot_no: { kind: 'code', width: 14, label: { ja: 'ロット番号', en: 'Lot no.', zh: '批次号' } },
    location_cd: {
      ...{ kind: 'code', width: 14, named: 'location_nm' },
      label: { ja: '場所', en: 'Location', zh: '库位' },
    },
    inspection_state: {
      ...{ kind: 'choice', codes: inspectionState, width: 9 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    awaiting_qty: {
      ...counted,
      label: { ja: '検査待ち数', en: 'Waiting', zh: '待检数' },
    },
    good_qty: { ...counted, label: { ja: '良品数', en: 'Good', zh: '良品数' } },
    defective_qty: { ...counted, label: { ja: '不良数', en: 'Defective', zh: '不良数' } },
    judged_at: { kind: 'moment', width: 16, label: { ja: '判定日時', en: 'Judged at', zh: '判定时间' } },
    finished_at: { kind: 'moment', width: 16, label: { ja: '完了日時', en: 'Finished', zh: '完工时间' } },
    due_dt: { kind: 'date', width: 11, label: { ja: '完了日', en: 'Due date', zh: '完工日' } },
  },
  shown: [
    ...(['work_order_no', 'item_cd', 'lot_no', 'awaiting_qty', 'good_qty', 'defective_qty'] as const),
    ...(['inspection_state', 'location_cd', 'finished_at', 'judged_at', 'due_dt'] as const),
  ],
  search: ['inspection_state', 'work_order_no', 'item_cd', 'lot_no', 'location_cd', 'judged_at'],
  initial: { inspection_state: '0' },
  sort: 'due_dt',
  card: {
    ...{ title: 'work_order_no', sub: ['item_cd', 'lot_no'] },
    ...{ figure: 'awaiting_qty', date: 'due_dt', axes: ['inspection_state'] },
  },
})
