import { codes } from '#platform/contract/code-table.ts'

export const proposalState = codes(
  'proposal_state',
  {
    0: { ja: '未発注', en: 'Not ordered', zh: '未下单' },
    1: { ja: '発注済', en: 'Ordered', zh: '已下单' },
    9: { ja: '見送り', en: 'Dismissed', zh: '不采用' },
  },
  { 0: 'warn', 1: 'done', 9: 'none' },
)

/** Why it is proposed. */
export const proposalSource = codes('proposal_source', {
  1: { ja: '受注（直送）', en: 'Order, shipped directly', zh: '订单（直送）' },
  2: { ja: '所要量', en: 'Requirement', zh: '需求' },
  3: { ja: '安全在庫', en: 'Safety stock', zh: '安全库存' },
  4: { ja: '発注点・サイクル', en: 'Order point or cycle', zh: '订货点、周期' },
})

/** Why it comes after the day on which it is needed. */
export const lateReason = codes('proposal_late_reason', {
  'lead-time': { ja: 'リードタイム不足', en: 'Lead time too long', zh: '提前期不足' },
  frozen: { ja: '確定期間内', en: 'In the frozen days', zh: '确定期间内' },
  calendar: { ja: '休日・引取のない日', en: 'Non-working day or no pick-up', zh: '休息日或非取货日' },
})

/** What a run would do with what stands already. */
export const supplyAdvice = codes('supply_advice', {
  1: { ja: '前倒し', en: 'Expedite', zh: '提前' },
  2: { ja: '先送り', en: 'Defer', zh: '推迟' },
  3: { ja: '増量', en: 'Increase', zh: '增量' },
  4: { ja: '減量', en: 'Decrease', zh: '减量' },
  5: { ja: '取消', en: 'Cancel', zh: '取消' },
})
export type SupplyAdvice = (typeof supplyAdvice.codes)[number]
/** What the planning package calls them. */
export const adviceCodes = { expedite: '1', defer: '2', increase: '3', decrease: '4', cancel: '5' } as const

export const messageState = codes(
  'order_message_state',
  {
    0: { ja: '未対応', en: 'Open', zh: '未处理' },
    1: { ja: '対応済', en: 'Done', zh: '已处理' },
    9: { ja: '見送り', en: 'Dismissed', zh: '不采用' },
  },
  { 0: 'warn', 1: 'done', 9: 'none' },
)

/** Steps of the arithmetic by which a quantity came about, as the plan names them. */
export const arithmeticRule = codes('arithmetic_rule', {
  net: { ja: '正味所要', en: 'Short', zh: '净需求' },
  'period-net': { ja: '期間まとめ', en: 'Short in the period', zh: '期间汇总' },
  'order-point': { ja: '発注点まで', en: 'Up to the order point', zh: '至订货点' },
  'up-to': { ja: '補充点まで', en: 'Up to the upper point', zh: '至补充点' },
  'cycle-cover': { ja: '次回入荷まで', en: 'Until the next arrival', zh: '至下次到货' },
  scrap: { ja: '不良率', en: 'Scrap', zh: '不良率' },
  min: { ja: '最小ロット', en: 'Smallest lot', zh: '最小批量' },
  step: { ja: 'ロット単位', en: 'Lot step', zh: '批量单位' },
  packs: { ja: '発注ロット', en: 'Order lot', zh: '订货批量' },
  fixed: { ja: '定量', en: 'Fixed quantity', zh: '定量' },
  max: { ja: '最大ロット', en: 'Largest lot', zh: '最大批量' },
  'whole-lots': { ja: '残りの数量', en: 'What is left', zh: '剩余数量' },
})
