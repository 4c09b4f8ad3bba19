import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { sheetStatus } from '#modules/receive-order/contract/order-codes.ts'
import { workOrderKind, workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { list } from '#platform/contract/list-screen.ts'

const figure = { kind: 'decimal', width: 8 } as const

/** 作業予定（差立て）: processes that are still to be done, machine by machine in the order of the plan. */
export const dispatchList = list({
  name: 'productionSchedule',
  title: { ja: '作業予定（差立て）', en: 'Dispatch list', zh: '作业计划（派工）' },
  area: 'mes',
  path: '/mes/productionSchedule',
  icon: 'monitor',
  key: ['work_order_no', 'process_no'],
  columns: {
    work_order_no: { kind: 'code', width: 12, label: { ja: '指図番号', en: 'Work order', zh: '指令号' } },
    work_order_kind: {
      ...{ kind: 'choice', codes: workOrderKind, width: 8 },
      label: { ja: '指図の種類', en: 'Kind of order', zh: '指令种类' },
    },
    process_no: { kind: 'integer', width: 6, label: { ja: '工程番号', en: 'Process no.', zh: '工序号' } },
    operation_nm: { kind: 'text', width: 12, label: { ja: '工程名', en: 'Process name', zh: '工序名称' } },
    work_nm: { kind: 'text', width: 14, label: { ja: '作業名', en: 'Work name', zh: '作业名称' } },
    item_cd: { kind: 'code', width: 12, named: 'item_nm', label: { ja: '品目', en: 'Item', zh: '物料' } },
    facility_cd: {
      ...{ kind: 'code', width: 8, named: 'facility_nm' },
      label: { ja: '設備', en: 'Machine', zh: '设备' },
    },
    worker_cd: { kind: 'code', width: 8, label: { ja: '作業者', en: 'Worker', zh: '作业员' } },
    plan_qty: { ...figure, label: { ja: '着手数', en: 'Begins with', zh: '投入数' } },
    ready_qty: { ...figure, label: { ja: '前工程済', en: 'Ready before it', zh: '前工序完成' } },
    good_qty: { ...figure, label: { ja: '良品数', en: 'Good', zh: '良品数' } },
    defective_qty: { ...figure, label: { ja: '不良数', en: 'Defective', zh: '不良数' } },
    /** Where the foreman has put it before what the plan says. */
    dispatch_seq: { kind: 'decimal', width: 5, label: { ja: '差立て順', en: 'Queue', zh: '派工顺序' } },
    start_at: { kind: 'moment', width: 13, label: { ja: '着手予定', en: 'Planned start', zh: '计划开工' } },
    end_at: { kind: 'moment', width: 13, label: { ja: '完了予定', en: 'Planned end', zh: '计划完工' } },
    due_dt: { kind: 'date', width: 10, label: { ja: '完了日', en: 'Due date', zh: '完工日' } },
    work_status: {
      ...{ kind: 'choice', codes: workStatus, width: 8 },
      label: { ja: '作業', en: 'Work', zh: '作业' },
    },
    sheet_status: {
      ...{ kind: 'choice', codes: sheetStatus, width: 8 },
      label: { ja: '指示書', en: 'Sheet', zh: '指示单' },
    },
    instruction_status: {
      ...{ kind: 'choice', codes: fixedCodes.instruction_status, width: 8 },
      label: { ja: '指図の状態', en: 'Work order is', zh: '指令状态' },
    },
  },
  shown: [
    ...([
      'work_order_no',
      'process_no',
      'work_status',
      'work_order_kind',
      'operation_nm',
      'item_cd',
      'facility_cd',
      'dispatch_seq',
      'start_at',
      'plan_qty',
    ] as const),
    ...(['ready_qty', 'good_qty', 'defective_qty', 'due_dt', 'sheet_status'] as const),
  ],
  search: ['work_status', 'facility_cd', 'work_order_no', 'work_order_kind', 'item_cd', 'due_dt'],
  initial: {},
  quick: [
    { label: { ja: '作業中', en: 'Working', zh: '作业中' }, asks: () => ({ work_status: '1' }) },
    { label: { ja: '停止', en: 'Stopped', zh: '停止' }, asks: () => ({ work_status: '2' }) },
    { label: { ja: '未着手', en: 'Not started', zh: '未开工' }, asks: () => ({ work_status: '0' }) },
  ],
  sort: 'start_at',
  card: {
    ...{ title: 'item_cd', sub: ['work_order_no', 'operation_nm', 'facility_cd'] },
    ...{ figure: 'plan_qty', date: 'due_dt', axes: ['work_status'] },
  },
})
