import { codes } from '#platform/contract/code-table.ts'

/** 売上区分: specification section 9; what each does is said in `sales-divisions.ts`. */
export const salesDivision = codes('sales_div', {
  500: { ja: '通常売上', en: 'Normal', zh: '普通销售' },
  504: { ja: '預り売上', en: 'Deposit sales', zh: '寄存销售' },
  505: { ja: '預り出荷', en: 'Deposit shipping', zh: '寄存出货' },
  520: { ja: '売上返品', en: 'Sales return', zh: '销售退货' },
  '070': { ja: '荷造費', en: 'Packing cost', zh: '包装费' },
  '071': { ja: '発送運賃', en: 'Freight of a shipment', zh: '发货运费' },
  '072': { ja: '運賃', en: 'Freight', zh: '运费' },
  '060': { ja: '値増減', en: 'Price plus or minus', zh: '加减价' },
})
export type SalesDivision = (typeof salesDivision.codes)[number]

export const salesSlipStatus = codes(
  'sales_slip_status',
  {
    0: { ja: '未計上', en: 'Not posted', zh: '未入账' },
    1: { ja: '計上済', en: 'Posted', zh: '已入账' },
    2: { ja: '締済', en: 'Closed', zh: '已结账' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'go', 2: 'done', 9: 'bad' },
)

/** 赤黒: an own slip, the one that takes another back, the one that stands in its place. */
export const salesColour = codes(
  'sales_colour',
  {
    0: { ja: '通常', en: 'Normal', zh: '普通' },
    1: { ja: '赤伝', en: 'Reversal', zh: '红冲' },
    2: { ja: '黒伝', en: 'Replacement', zh: '更正' },
  },
  { 0: 'none', 1: 'bad', 2: 'go' },
)

/** The document that a sale follows from; typed ones follow from none. */
export const salesSource = codes('sales_source', {
  0: { ja: '手入力', en: 'Typed', zh: '手工输入' },
  1: { ja: '出荷', en: 'Delivery', zh: '出货' },
  2: { ja: '直送', en: 'Direct', zh: '直送' },
  3: { ja: '単価決定', en: 'Settled price', zh: '单价决定' },
  4: { ja: '直送返品', en: 'Direct sales return', zh: '直送退货' },
})

/** Where a price comes from; what was settled stays linked to the line that it settles. */
export const salesPriceSource = codes('sales_price_source', {
  1: { ja: '受注単価', en: 'Order price', zh: '订单单价' },
  2: { ja: '手入力', en: 'Typed', zh: '手工输入' },
  3: { ja: '単価決定', en: 'Settled price', zh: '单价决定' },
  4: { ja: '元売上', en: 'Origin', zh: '原销售' },
  5: { ja: '無償', en: 'Free', zh: '无偿' },
})

/** 返品判定: what becomes of goods that came back. Until then they are on hold, and nothing is credited. */
export const returnJudgement = codes(
  'return_judgement',
  {
    9: { ja: '返品以外', en: 'Not a return', zh: '非退货' },
    0: { ja: '判定待ち', en: 'On hold', zh: '待判定' },
    1: { ja: '返金', en: 'Credit', zh: '退款' },
    2: { ja: '代替', en: 'Replace', zh: '换货' },
    3: { ja: '修理', en: 'Repair', zh: '维修' },
    4: { ja: '返却', en: 'Refuse', zh: '退回' },
  },
  { 9: 'none', 0: 'warn', 1: 'done', 2: 'done', 3: 'done', 4: 'bad' },
)
