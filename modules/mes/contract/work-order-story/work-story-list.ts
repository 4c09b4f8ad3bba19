import { list } from '#platform/contract/list-screen.ts'
import { workEventShown } from '../work-codes.ts'

const counted = { kind: 'decimal', width: 8 } as const

/** 指図の実績: everything that was told of work orders, the last first; what was taken back stands with its counter-entry. */
export const workStoryList = list({
  name: 'workOrder',
  title: { ja: '指図の実績', en: 'Work order history', zh: '指令实绩' },
  area: 'mes',
  path: '/mes/workOrder',
  icon: 'columns',
  key: ['event_no'],
  columns: {
    occurred_at: { kind: 'moment', width: 16, label: { ja: '発生日時', en: 'Happened', zh: '发生时间' } },
    biz_dt: { kind: 'date', width: 10, label: { ja: '実績日', en: 'Booked on', zh: '实绩日' } },
    work_order_no: { kind: 'code', width: 12, label: { ja: '指図番号', en: 'Work order', zh: '指令号' } },
    process_no: { kind: 'integer', width: 6, label: { ja: '工程番号', en: 'Process no.', zh: '工序号' } },
    operation_nm: { kind: 'text', width: 12, label: { ja: '工程名', en: 'Process name', zh: '工序名称' } },
    item_cd: { kind: 'code', width: 20, named: 'item_nm', label: { ja: '品目', en: 'Item', zh: '物料' } },
    event_kind: {
      ...{ kind: 'choice', codes: workEventShown, width: 8 },
      label: { ja: '実績の種類', en: 'Kind of entry', zh: '实绩种类' },
    },
    worker_cd: {
      ...{ kind: 'code', width: 14, named: 'worker_nm' },
      label: { ja: '作業者', en: 'Worker', zh: '作业员' },
    },
    facility_cd: {
      ...{ kind: 'code', width: 14, named: 'facility_nm' },
      label: { ja: '設備', en: 'Machine', zh: '设备' },
    },
    good_qty: { ...counted, label: { ja: '良品数', en: 'Good', zh: '良品数' } },
    defective_qty: { ...counted, label: { ja: '不良数', en: 'Defective', zh: '不良数' } },
    reason_cd: {
      ...{ kind: 'code', width: 12, named: 'reason_nm' },
      label: { ja: '理由', en: 'Reason', zh: '原因' },
    },
    remarks: { kind: 'text', width: 20, label: { ja: '備考', en: 'Note', zh: '备注' } },
    undone: { kind: 'flag', width: 8, label: { ja: '実績取消済', en: 'Taken back', zh: '已撤回' } },
    batch_no: { kind: 'code', width: 12, label: { ja: '日報番号', en: 'Report no.', zh: '日报号' } },
    charge_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: 'チャージ番号', en: 'Charge no.', zh: '炉次号' },
    },
    received_at: { kind: 'moment', width: 16, label: { ja: '登録日時', en: 'Entered', zh: '登记时间' } },
    event_no: {
      ...{ kind: 'decimal', unsearched: true, width: 8 },
      label: { ja: '実績番号', en: 'Entry no.', zh: '实绩编号' },
    },
  },
  shown: [
    ...(['occurred_at', 'work_order_no', 'process_no', 'operation_nm', 'item_cd', 'event_kind'] as const),
    ...(['worker_cd', 'facility_cd', 'good_qty', 'defective_qty', 'reason_cd', 'undone'] as const),
  ],
  search: [
    'work_order_no',
    'biz_dt',
    'event_kind',
    'item_cd',
    'facility_cd',
    'worker_cd',
    'batch_no',
    'charge_no',
  ],
  quick: [
    { label: { ja: '本日', en: 'Today', zh: '今天' }, asks: (day) => ({ biz_dt: day }) },
    { label: { ja: '今月', en: 'This month', zh: '本月' }, asks: (day) => ({ biz_dt: day.slice(0, 7) }) },
  ],
  sort: '-event_no',
  card: {
    ...{ title: 'item_cd', sub: ['work_order_no', 'operation_nm', 'worker_cd'] },
    ...{ figure: 'good_qty', date: 'biz_dt', axes: ['event_kind'] },
  },
})
