import { list } from '#platform/contract/list-screen.ts'
import { messageState, supplyAdvice } from '../proposal/proposal-codes.ts'

const day = { kind: 'date', width: 10 } as const
const figure = { kind: 'decimal', width: 9 } as const

/** 変更勧告: what the run would do with lines that are on order; what is due first comes first. */
export const messageList = list({
  name: 'changeMessage',
  title: { ja: '変更勧告', en: 'Change messages', zh: '变更建议' },
  area: 'placeorder',
  path: '/placeOrder/changeMessage',
  icon: 'warn',
  key: ['message_no'],
  columns: {
    message_no: { kind: 'code', label: { ja: '勧告番号', en: 'Message', zh: '建议号' }, width: 9 },
    po_no: { kind: 'code', label: { ja: '発注番号', en: 'Order no.', zh: '采购单号' }, width: 12 },
    line_no: { kind: 'integer', label: { ja: '行', en: 'Line', zh: '行' }, width: 4 },
    supplier_cd: {
      ...{ kind: 'code', width: 10, named: 'supplier_nm' },
      label: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    },
    item_cd: { kind: 'code', width: 12, named: 'item_nm', label: { ja: '品目', en: 'Item', zh: '物料' } },
    move_advice: {
      ...{ kind: 'choice', codes: supplyAdvice, width: 8 },
      label: { ja: '納期の勧告', en: 'Advice on the day', zh: '交期建议' },
    },
    due_dt: { ...day, label: { ja: '現在の納期', en: 'Date now', zh: '当前交期' } },
    advised_dt: { ...day, label: { ja: '勧告の納期', en: 'Better on', zh: '建议交期' } },
    change_advice: {
      ...{ kind: 'choice', codes: supplyAdvice, width: 8 },
      label: { ja: '数量の勧告', en: 'Advice on the quantity', zh: '数量建议' },
    },
    qty: { ...figure, label: { ja: '現在の数量', en: 'Quantity now', zh: '当前数量' } },
    advised_qty: { ...figure, label: { ja: '勧告の数量', en: 'Better quantity', zh: '建议数量' } },
    owner_user: {
      ...{ kind: 'code', width: 10, named: 'owner_nm' },
      label: { ja: '対応者', en: 'In charge', zh: '负责人' },
    },
    message_state: {
      ...{ kind: 'choice', codes: messageState, width: 8 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    reason: { kind: 'text', label: { ja: '理由', en: 'Reason', zh: '原因' }, width: 20 },
    create_dt: { kind: 'moment', label: { ja: '勧告日時', en: 'Since', zh: '建议时间' }, width: 16 },
    update_cnt: { kind: 'integer', label: { ja: '更新回数', en: 'Changes', zh: '更新次数' }, width: 7 },
  },
  shown: [
    ...(['po_no', 'line_no', 'supplier_cd', 'item_cd', 'move_advice', 'due_dt', 'advised_dt'] as const),
    ...(['change_advice', 'qty', 'advised_qty', 'owner_user', 'message_state', 'reason'] as const),
  ],
  search: ['message_state', 'move_advice', 'change_advice', 'supplier_cd', 'item_cd', 'owner_user', 'due_dt'],
  initial: { message_state: '0' },
  quick: [
    { label: { ja: '前倒し', en: 'Expedite', zh: '提前' }, asks: () => ({ move_advice: '1' }) },
    { label: { ja: '取消', en: 'Cancel', zh: '取消' }, asks: () => ({ change_advice: '5' }) },
  ],
  sort: 'due_dt',
})

/** What nobody has answered. */
export const openMessages = { message_state: '0' } as const
