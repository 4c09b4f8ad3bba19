import { codes } from '#platform/contract/code-table.ts'

export const arrivalStatus = codes(
  'arrival_status',
  {
    0: { ja: '入力中', en: 'Being entered', zh: '录入中' },
    1: { ja: '入荷済', en: 'Arrived', zh: '已到货' },
    2: { ja: '受入拒否', en: 'Turned away', zh: '已拒收' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'done', 2: 'bad', 9: 'bad' },
)

/** How goods come: through our gate, or from the supplier to the customer, of which he has told us. */
export const arrivalDivision = codes('arrival_div', {
  0: { ja: '入荷', en: 'Arrival', zh: '到货' },
  1: { ja: '直送の出荷報告', en: 'Shipped directly', zh: '直送出货报告' },
})

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

/** What is judged: goods that wait for it, those found defective before, or good ones of the stock; the latter two go back now. */
export const judgedGoods = codes('judged_goods', {
  0: { ja: '検収済の在庫', en: 'Accepted stock', zh: '已验收库存' },
  1: { ja: '検査待ち', en: 'Awaiting inspection', zh: '待检' },
  2: { ja: '不良品', en: 'Defective', zh: '不良品' },
})

/** Why accepted goods go back: the fair-trade act asks whether the defect could be seen, and how long we warrant the goods. */
export const returnGround = codes('return_ground', {
  0: { ja: '－', en: '–', zh: '－' },
  1: { ja: 'すぐに分かる不良', en: 'Visible defect', zh: '明显不良' },
  2: { ja: 'すぐに分からない不良', en: 'Hidden defect', zh: '隐蔽不良' },
  3: {
    ja: 'すぐに分からない不良（消費者保証あり）',
    en: 'Hidden defect (consumer warranty)',
    zh: '隐蔽不良（有消费者保修）',
  },
  4: { ja: '不良以外', en: 'No defect', zh: '非不良' },
})
export type ReturnGround = (typeof returnGround.codes)[number]

/** What the fair-trade act says of a return, before anybody sends it. */
export const returnLaw = codes(
  'return_law',
  {
    0: { ja: '－', en: '–', zh: '－' },
    1: { ja: '返品可', en: 'Allowed', zh: '可退货' },
    2: { ja: '要承認', en: 'Approval needed', zh: '需批准' },
    3: { ja: '承認済', en: 'Approved', zh: '已批准' },
  },
  { 0: 'none', 1: 'go', 2: 'bad', 3: 'done' },
)
