import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { list } from '#platform/contract/list-screen.ts'
import { lateReason, proposalSource, proposalState, supplyAdvice } from './proposal-codes.ts'

const day = { kind: 'date', width: 10 } as const
const figure = { kind: 'decimal', width: 9 } as const

/** 発注計画: what has to be ordered, those first whose order day comes first. */
export const proposalList = list({
  name: 'placeOrderMaterialList',
  title: { ja: '発注提案', en: 'Order proposals', zh: '订货建议' },
  area: 'placeorder',
  path: '/placeOrder/placeOrderMaterialList',
  icon: 'cart',
  key: ['proposal_no'],
  columns: {
    proposal_no: { kind: 'code', label: { ja: '提案番号', en: 'Proposal', zh: '建议编号' }, width: 9 },
    order_dt: { ...day, label: { ja: '発注日', en: 'Order date', zh: '订货日期' } },
    item_cd: { kind: 'code', width: 12, named: 'item_nm', label: { ja: '品目', en: 'Item', zh: '物料' } },
    supplier_cd: {
      ...{ kind: 'code', width: 10, named: 'supplier_nm' },
      label: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    },
    branch_no: { kind: 'code', label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' }, width: 5 },
    qty: { ...figure, label: { ja: '発注数', en: 'Quantity', zh: '订货数量' } },
    unit_nm: { kind: 'text', label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 5 },
    due_dt: { ...day, label: { ja: '納期', en: 'Due date', zh: '交期' } },
    need_dt: { ...day, label: { ja: '必要日', en: 'Needed on', zh: '需求日' } },
    late_days: {
      kind: 'integer',
      label: { ja: '遅れ（日）', en: 'Late (days)', zh: '延迟（天）' },
      width: 7,
    },
    late_reason: {
      ...{ kind: 'choice', codes: lateReason, width: 12 },
      label: { ja: '遅れの理由', en: 'Late because of', zh: '延迟原因' },
    },
    order_method: {
      ...{ kind: 'choice', codes: fixedCodes.order_method, width: 9 },
      label: { ja: '発注方式', en: 'Order method', zh: '订货方式' },
    },
    source: {
      ...{ kind: 'choice', codes: proposalSource, width: 16 },
      label: { ja: '発生元', en: 'Source', zh: '来源' },
    },
    demand_no: { kind: 'code', label: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' }, width: 12 },
    demand_line: { kind: 'integer', label: { ja: '受注行', en: 'Line', zh: '订单行' }, width: 5 },
    edited_flg: { kind: 'flag', label: { ja: '手修正', en: 'Edited', zh: '已修改' }, width: 7 },
    move_advice: {
      ...{ kind: 'choice', codes: supplyAdvice, width: 8 },
      label: { ja: '納期の差異', en: 'Another day', zh: '交期差异' },
    },
    advised_dt: { ...day, label: { ja: '計算上の納期', en: 'Day of the run', zh: '计算交期' } },
    change_advice: {
      ...{ kind: 'choice', codes: supplyAdvice, width: 8 },
      label: { ja: '数量の差異', en: 'Another quantity', zh: '数量差异' },
    },
    advised_qty: { ...figure, label: { ja: '計算上の数量', en: 'Quantity of the run', zh: '计算数量' } },
    proposal_state: {
      ...{ kind: 'choice', codes: proposalState, width: 8 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    reason: { kind: 'text', label: { ja: '見送り理由', en: 'Reason', zh: '不采用原因' }, width: 20 },
    po_no: { kind: 'code', label: { ja: '発注番号', en: 'Order no.', zh: '采购单号' }, width: 12 },
    update_cnt: { kind: 'integer', label: { ja: '更新回数', en: 'Changes', zh: '更新次数' }, width: 7 },
  },
  shown: [
    ...(['order_dt', 'item_cd', 'supplier_cd', 'qty', 'unit_nm', 'due_dt', 'need_dt', 'late_days'] as const),
    ...(['order_method', 'source', 'edited_flg', 'proposal_state'] as const),
  ],
  search: ['proposal_state', 'order_dt', 'item_cd', 'supplier_cd', 'order_method', 'source'],
  initial: { proposal_state: '0' },
  quick: [
    {
      label: { ja: '今日までに発注', en: 'To order by today', zh: '今日前订货' },
      asks: (today) => ({ order_dt: `..${today}` }),
    },
    { label: { ja: '間に合わない', en: 'Late', zh: '来不及' }, asks: () => ({ late_days: '1..' }) },
    { label: { ja: '手修正', en: 'Edited', zh: '已修改' }, asks: () => ({ edited_flg: '1' }) },
  ],
  sort: 'order_dt',
})
