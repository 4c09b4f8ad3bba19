import { list } from '#platform/contract/list-screen.ts'

/** 完成検査: what has been finished and waits for its inspection, by lot. */
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
    awaiting_qty: {
      ...{ kind: 'decimal', width: 9 },
      label: { ja: '検査待ち数', en: 'Waiting', zh: '待检数' },
    },
    finished_at: { kind: 'moment', width: 16, label: { ja: '完了日時', en: 'Finished', zh: '完工时间' } },
    due_dt: { kind: 'date', width: 11, label: { ja: '完了日', en: 'Due date', zh: '完工日' } },
  },
  shown: ['work_order_no', 'item_cd', 'lot_no', 'awaiting_qty', 'location_cd', 'finished_at', 'due_dt'],
  search: ['work_order_no', 'item_cd', 'lot_no', 'location_cd'],
  initial: {},
  sort: 'due_dt',
  card: {
    ...{ title: 'work_order_no', sub: ['item_cd', 'lot_no'] },
    ...{ figure: 'awaiting_qty', date: 'due_dt', axes: [] },
  },
})
