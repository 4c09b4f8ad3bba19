import { codes } from '#platform/contract/code-table.ts'

export const arrivalStatus = codes(
  'arrival_status',
  {
    0: { ja: '入力中', en: 'Being entered', zh: '录入中' },
    1: { ja: '入荷済', en: 'Arrived', zh: '已到货' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'done', 9: 'bad' },
)

/** What became of a line at the gate. What is put aside is noted with its reason, and moves no stock. */
export const gateOutcome = codes(
  'gate_outcome',
  {
    0: { ja: '受け入れる', en: 'Taken in', zh: '接收' },
    1: { ja: '保留：品目違い', en: 'Put aside: wrong item', zh: '暂存：物料不符' },
    2: { ja: '保留：発注なし', en: 'Put aside: no order', zh: '暂存：无采购订单' },
    3: { ja: '保留：数量超過', en: 'Put aside: too many', zh: '暂存：超量' },
  },
  { 0: 'none', 1: 'bad', 2: 'bad', 3: 'bad' },
)

export const acceptanceStatus = codes(
  'acceptance_status',
  {
    0: { ja: '検査中', en: 'Being inspected', zh: '检验中' },
    1: { ja: '検収済', en: 'Accepted', zh: '已验收' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'done', 9: 'bad' },
)

/** What is judged: goods that wait for it, or those found defective before, which go back now. */
export const judgedGoods = codes('judged_goods', {
  1: { ja: '検査待ち', en: 'Awaiting inspection', zh: '待检' },
  2: { ja: '不良品', en: 'Defective', zh: '不良品' },
})
