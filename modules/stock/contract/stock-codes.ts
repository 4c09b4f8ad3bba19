import { codes } from '#platform/contract/code-table.ts'

/** Whose goods they are. Only our own have a value in our books. */
export const ownership = codes('ownership', {
  0: { ja: '自社品', en: 'Own', zh: '自有' },
  1: { ja: '預り品', en: "Customer's, kept for them", zh: '代管品' },
  2: { ja: '支給品', en: 'Supplied to us', zh: '来料' },
})
export type Ownership = (typeof ownership.codes)[number]

export const quality = codes('quality', {
  0: { ja: '良品', en: 'Good', zh: '良品' },
  1: { ja: '検査待ち', en: 'Awaiting inspection', zh: '待检' },
  2: { ja: '不良品', en: 'Defective', zh: '不良品' },
})
export type Quality = (typeof quality.codes)[number]

export const costMethod = codes('cost_method', {
  1: { ja: '移動平均', en: 'Moving average', zh: '移动平均' },
  2: { ja: '総平均', en: 'Total average', zh: '总平均' },
  3: { ja: '標準原価', en: 'Standard cost', zh: '标准成本' },
  4: { ja: '最終仕入原価', en: 'Last purchase', zh: '最后采购成本' },
})
export type CostMethod = (typeof costMethod.codes)[number]

/** Where goods come from and go to: virtual, never counted, never chosen by a person (decisions.md "Stock"). */
export const arrivalLocation = '9999'
export const dispatchLocation = '9998'
