import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { list } from '#platform/contract/list-screen.ts'
import { workOrderKind } from '../work-order/work-order-codes.ts'

const day = { kind: 'date', width: 10 } as const
const figure = { kind: 'decimal', width: 9 } as const

/** 生産計画管理: lines of orders that nobody has planned, plans, and work orders without and with their sheets. */
export const planManageList = list({
  name: 'productionPlanManage',
  title: { ja: '生産計画管理', en: 'Plan management', zh: '生产计划管理' },
  area: 'production',
  path: '/production/productionPlanManage',
  icon: 'order',
  key: ['row_no'],
  columns: {
    row_no: { kind: 'code', label: { ja: '番号', en: 'Number', zh: '编号' }, width: 12, lengthFirst: true },
    target_div: {
      ...{ kind: 'choice', codes: fixedCodes.target_div, width: 11 },
      label: { ja: '計画の段階', en: 'Stage', zh: '计划阶段' },
    },
    production_div: {
      ...{ kind: 'choice', codes: fixedCodes.production_div, width: 14 },
      label: { ja: '生産区分', en: 'Production type', zh: '生产区分' },
    },
    item_cd: { kind: 'code', width: 12, named: 'item_nm', label: { ja: '品目', en: 'Item', zh: '物料' } },
    qty: { ...figure, label: { ja: '数量', en: 'Quantity', zh: '数量' } },
    good_qty: { ...figure, label: { ja: '良品数', en: 'Good', zh: '良品数' } },
    unit_nm: { kind: 'text', label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 5 },
    start_dt: { ...day, label: { ja: '着手日', en: 'Start', zh: '开工日' } },
    due_dt: { ...day, label: { ja: '完了日', en: 'Due date', zh: '完工日' } },
    late_days: {
      kind: 'integer',
      label: { ja: '遅れ（日）', en: 'Late (days)', zh: '延迟（天）' },
      width: 7,
    },
    order_no: { kind: 'code', label: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' }, width: 12 },
    order_line: { kind: 'decimal', label: { ja: '受注行', en: 'Line', zh: '订单行' }, width: 5 },
    plan_no: {
      ...{ kind: 'code', width: 9, lengthFirst: true },
      label: { ja: '計画番号', en: 'Plan no.', zh: '计划编号' },
    },
    work_order_no: { kind: 'code', label: { ja: '指図番号', en: 'Work order', zh: '指令号' }, width: 11 },
    work_order_kind: {
      ...{ kind: 'choice', codes: workOrderKind, width: 8 },
      label: { ja: '指図の種類', en: 'Kind of order', zh: '指令种类' },
    },
    instruction_status: {
      ...{ kind: 'choice', codes: fixedCodes.instruction_status, width: 9 },
      label: { ja: '指図の状態', en: 'Work order is', zh: '指令状态' },
    },
    print_count: { kind: 'integer', label: { ja: '発行回数', en: 'Prints', zh: '发行次数' }, width: 7 },
    update_cnt: { kind: 'integer', label: { ja: '更新回数', en: 'Changes', zh: '更新次数' }, width: 7 },
  },
  shown: [
    ...([
      'row_no',
      'target_div',
      'production_div',
      'item_cd',
      'qty',
      'unit_nm',
      'start_dt',
      'due_dt',
    ] as const),
    ...(['late_days', 'order_no', 'order_line', 'work_order_kind', 'instruction_status'] as const),
    ...(['good_qty', 'print_count'] as const),
  ],
  search: [
    ...(['target_div', 'start_dt', 'due_dt', 'item_cd', 'production_div', 'order_no'] as const),
    ...(['work_order_no', 'work_order_kind'] as const),
  ],
  initial: {},
  quick: [
    { label: { ja: '未計画', en: 'Unplanned', zh: '未计划' }, asks: () => ({ target_div: '0' }) },
    { label: { ja: '計画済', en: 'Planned', zh: '已计划' }, asks: () => ({ target_div: '1' }) },
    {
      label: { ja: '指示書未発行', en: 'Not issued', zh: '指示单未发行' },
      asks: () => ({ target_div: '2' }),
    },
    { label: { ja: '遅れる', en: 'Late', zh: '延迟' }, asks: () => ({ late_days: '1..' }) },
  ],
  sort: 'due_dt',
  card: {
    ...{ title: 'item_cd', sub: ['row_no', 'order_no'] },
    ...{ figure: 'qty', date: 'due_dt', axes: ['target_div', 'instruction_status'] },
  },
})
