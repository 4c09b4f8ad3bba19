import { codes } from '#platform/contract/code-table.ts'

/** Whose goods they are. Only our own have a value in our books. */
export const ownership = codes('ownership', {
  0: { ja: '自社品', en: 'Own', zh: '自有' },
  1: { ja: '預り品', en: 'Kept for a customer', zh: '代管品' },
  2: { ja: '支給品', en: 'Supplied to us', zh: '来料' },
})
export type Ownership = (typeof ownership.codes)[number]

export const quality = codes('quality', {
  0: { ja: '良品', en: 'Good', zh: '良品' },
  1: { ja: '検査待ち', en: 'Awaiting inspection', zh: '待检' },
  2: { ja: '不良品', en: 'Defective', zh: '不良品' },
})
export type Quality = (typeof quality.codes)[number]

/** Where goods come from and go to: virtual, never counted, never chosen by a person (decisions.md "Stock"). */
export const arrivalLocation = '9999'
export const dispatchLocation = '9998'

/** The slips that people enter in the stock screens, and their series of printed numbers (specification section 9). */
export const handSlipKind = 'stock'
/** What a count has found, under the number of the count. */
export const countKind = 'inventory'
export const stockSlipNumber = {
  kind: 'STOCK',
  name: { ja: '在庫伝票', en: 'Stock slip', zh: '库存单据' },
} as const
export const inventoryNumber = {
  kind: 'INVENTORY',
  name: { ja: '棚卸', en: 'Stocktaking', zh: '盘点' },
} as const
