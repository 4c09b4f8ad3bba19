import type { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { list } from '#platform/contract/list-screen.ts'
import type { Text } from '#platform/contract/text.ts'
import { planLateReason, planStatus } from './plan-codes.ts'

const day = { kind: 'date', width: 10 } as const
const figure = { kind: 'decimal', width: 9 } as const

const columns = {
  plan_no: {
    kind: 'code',
    label: { ja: '計画番号', en: 'Plan no.', zh: '计划编号' },
    width: 9,
    lengthFirst: true,
  },
  item_cd: { kind: 'code', width: 12, named: 'item_nm', label: { ja: '品目', en: 'Item', zh: '物料' } },
  qty: { ...figure, label: { ja: '計画数', en: 'Planned quantity', zh: '计划数量' } },
  unit_nm: { kind: 'text', label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 5 },
  start_dt: { ...day, label: { ja: '着手日', en: 'Start', zh: '开工日' } },
  due_dt: { ...day, label: { ja: '完了日', en: 'Due date', zh: '完工日' } },
  need_dt: { ...day, label: { ja: '必要日', en: 'Needed on', zh: '需求日' } },
  start_at: { kind: 'moment', label: { ja: '着手予定', en: 'Planned start', zh: '计划开工' }, width: 14 },
  end_at: { kind: 'moment', label: { ja: '完了予定', en: 'Planned end', zh: '计划完工' }, width: 14 },
  late_days: { kind: 'integer', label: { ja: '遅れ（日）', en: 'Late (days)', zh: '延迟（天）' }, width: 7 },
  late_reason: {
    kind: 'choice',
    codes: planLateReason,
    width: 12,
    label: { ja: '遅れの理由', en: 'Late because of', zh: '延迟原因' },
  },
  late_name: { kind: 'text', label: { ja: '妨げ', en: 'In the way', zh: '阻碍' }, width: 14 },
  order_no: { kind: 'code', label: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' }, width: 12 },
  order_line: { kind: 'decimal', label: { ja: '受注行', en: 'Line', zh: '订单行' }, width: 5 },
  plan_status: {
    kind: 'choice',
    codes: planStatus,
    width: 8,
    label: { ja: '状態', en: 'Status', zh: '状态' },
  },
  manual_flg: { kind: 'flag', label: { ja: '手動計画', en: 'By hand', zh: '手工计划' }, width: 7 },
  locked_flg: { kind: 'flag', label: { ja: '固定', en: 'Locked', zh: '锁定' }, width: 5 },
  work_order_no: { kind: 'code', label: { ja: '指図番号', en: 'Work order', zh: '指令号' }, width: 11 },
  remarks: { kind: 'text', label: { ja: '備考', en: 'Note', zh: '备注' }, width: 20 },
  update_cnt: { kind: 'integer', label: { ja: '更新回数', en: 'Changes', zh: '更新次数' }, width: 7 },
} as const

type Division = (typeof fixedCodes.production_div)['codes'][number]

const planListOf = (division: Division, name: string, title: Text) =>
  list({
    ...{ name, title, area: 'production', path: `/production/${name}`, icon: 'calendar' },
    key: ['plan_no'],
    columns,
    shown: [
      ...(['plan_no', 'item_cd', 'qty', 'unit_nm', 'start_dt', 'due_dt', 'start_at', 'end_at'] as const),
      ...(division.startsWith('05') ? (['order_no', 'order_line'] as const) : []),
      ...(['late_days', 'late_reason', 'manual_flg', 'locked_flg', 'plan_status', 'work_order_no'] as const),
    ],
    search: [
      ...(['plan_status', 'start_dt', 'due_dt', 'item_cd'] as const),
      ...(division.startsWith('05') ? (['order_no'] as const) : []),
    ],
    initial: { plan_status: '1' },
    quick: [
      { label: { ja: '遅れる', en: 'Late', zh: '延迟' }, asks: () => ({ late_days: '1..' }) },
      { label: { ja: '手動', en: 'By hand', zh: '手工' }, asks: () => ({ manual_flg: '1' }) },
      { label: { ja: '固定', en: 'Locked', zh: '锁定' }, asks: () => ({ locked_flg: '1' }) },
    ],
    sort: 'due_dt',
    card: {
      ...{ title: 'item_cd', sub: ['plan_no', 'order_no'] },
      ...{ figure: 'qty', date: 'due_dt', axes: ['plan_status'] },
    },
  })

/** 生産計画, by what it is for: stock, orders, and the parts of both. */
export const planLists = {
  '030': planListOf('030', 'productionPlanStock', {
    ja: '生産計画（在庫型）',
    en: 'Plan for stock',
    zh: '生产计划（备库型）',
  }),
  '050': planListOf('050', 'productPlanReceiveOrder', {
    ja: '生産計画（受注型）',
    en: 'Plan for orders',
    zh: '生产计划（订单型）',
  }),
  '031': planListOf('031', 'productionPlanBomStock', {
    ja: '構成品生産計画（在庫型）',
    en: 'Component plan (stock)',
    zh: '组件生产计划（备库型）',
  }),
  '051': planListOf('051', 'productionPlanBomOrder', {
    ja: '構成品生産計画（受注型）',
    en: 'Component plan (orders)',
    zh: '组件生产计划（订单型）',
  }),
} as const
export type PlanList = (typeof planLists)[Division]
