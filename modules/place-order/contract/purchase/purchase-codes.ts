import { codes } from '#platform/contract/code-table.ts'

/** What a line of a purchase is; 011 is the work of an outside process, which brings no goods of its own (ours). */
export const purchaseDivision = codes('purchase_div', {
  '010': { ja: '仕入', en: 'Purchases', zh: '采购' },
  '011': { ja: '外注加工費', en: 'Outside process', zh: '外协加工费' },
  '016': { ja: '無償入庫', en: 'Free purchase', zh: '无偿入库' },
  '020': { ja: '返品', en: 'Return', zh: '退货' },
  '060': { ja: '値増減', en: 'Price plus or minus', zh: '加减价' },
  '070': { ja: '有償支給相殺', en: 'Material set off', zh: '有偿供料抵销' },
})
export type PurchaseDivision = (typeof purchaseDivision.codes)[number]

export const purchaseStatus = codes(
  'purchase_status',
  {
    0: { ja: '未計上', en: 'Not posted', zh: '未入账' },
    1: { ja: '計上済', en: 'Posted', zh: '已入账' },
    2: { ja: '締済', en: 'Closed', zh: '已结账' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'go', 2: 'done', 9: 'bad' },
)

/** 赤黒: an own slip, the one that takes another back, the one that stands in its place. */
export const purchaseColour = codes(
  'purchase_colour',
  {
    0: { ja: '通常', en: 'Normal', zh: '普通' },
    1: { ja: '赤伝', en: 'Reversal', zh: '红冲' },
    2: { ja: '黒伝', en: 'Replacement', zh: '更正' },
  },
  { 0: 'none', 1: 'bad', 2: 'go' },
)

/** Where a price comes from; what was settled stays linked to the line that it settles. */
export const purchasePriceSource = codes('purchase_price_source', {
  1: { ja: '発注単価', en: 'Order price', zh: '订单单价' },
  2: { ja: '手入力', en: 'Typed', zh: '手工输入' },
  3: { ja: '単価決定', en: 'Settled price', zh: '单价决定' },
})

/** The document that a purchase follows from; blank for one that a person typed. */
export const purchaseSource = codes('purchase_source', {
  0: { ja: '手入力', en: 'Typed', zh: '手工输入' },
  1: { ja: '入荷', en: 'Receiving', zh: '到货' },
  2: { ja: '検収', en: 'Acceptance', zh: '验收' },
  3: { ja: '単価決定', en: 'Settled price', zh: '单价决定' },
  4: { ja: '外注戻り', en: 'Came back', zh: '外协返回' },
})
