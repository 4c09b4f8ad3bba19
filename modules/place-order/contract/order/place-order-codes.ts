import { codes } from '#platform/contract/code-table.ts'

/** How far an order to a supplier has come (specification section 4); a line that was closed has nothing to come either. */
export const placeOrderStatus = codes(
  'place_order_status',
  {
    0: { ja: '未発注', en: 'Not ordered', zh: '未下单' },
    1: { ja: '発注済', en: 'Ordered', zh: '已下单' },
    2: { ja: '入荷済', en: 'Arrived', zh: '已到货' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'go', 2: 'done', 9: 'bad' },
)
export type PlaceOrderStatus = (typeof placeOrderStatus.codes)[number]

/** What is bought with a line. */
export const placeOrderKind = codes('place_order_kind', {
  1: { ja: '品目', en: 'Item', zh: '物料' },
  2: { ja: '外注工程', en: 'Outside process', zh: '外协工序' },
  3: { ja: '自由記入', en: 'Free text', zh: '自由填写' },
})

/** Where the price of a line comes from; an agreed price stays what it is when price lists change. */
export const placeOrderPriceSource = codes('place_order_price_source', {
  1: { ja: '仕入先単価', en: 'Supplier price', zh: '供应商单价' },
  2: { ja: '品目単価', en: 'Item price', zh: '物料单价' },
  3: { ja: '単価なし', en: 'No price', zh: '无单价' },
  4: { ja: '手入力', en: 'Typed', zh: '手工输入' },
  5: { ja: '無償', en: 'Free', zh: '无偿' },
})
