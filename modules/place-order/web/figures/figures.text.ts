import { texts } from '#platform/contract/text.ts'

export const figuresTexts = texts({
  sums: { ja: '集計表', en: 'Sums', zh: '汇总表' },
  sumsTitle: { ja: '発注・仕入の集計', en: 'Sums of orders and purchases', zh: '采购订单·采购汇总' },
  prices: { ja: '単価推移', en: 'Prices over time', zh: '单价走势' },
  orderPrice: { ja: '発注単価', en: 'Order price', zh: '订单单价' },
  purchasePrice: { ja: '仕入単価', en: 'Purchase price', zh: '采购单价' },
  noPrices: {
    ja: '単価のある発注・仕入がありません。',
    en: 'Nothing with a price yet.',
    zh: '没有带单价的采购订单或采购。',
  },
  orders: { ja: '発注の明細', en: 'Order lines', zh: '采购订单明细' },
  arrivals: { ja: '入荷の明細', en: 'Arrival lines', zh: '到货明细' },
  acceptances: { ja: '検収の明細', en: 'Acceptance lines', zh: '验收明细' },
  purchases: { ja: '仕入の明細', en: 'Purchase lines', zh: '采购明细' },
  by: { ja: '集計単位', en: 'Sum up', zh: '汇总单位' },
})
