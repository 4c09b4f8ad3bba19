import { codes } from '#platform/contract/code-table.ts'
import { decimal, divided, times, type Decimal } from '#platform/contract/decimal.ts'
import { choice } from '#platform/contract/fields.ts'
import type { Text } from '#platform/contract/text.ts'

/** How many a price is for: screws and washers are priced per 100 or per 1,000. */
export const priceBase = codes('price_base', {
  1: { ja: '1', en: '1', zh: '1' },
  100: { ja: '100', en: '100', zh: '100' },
  1000: { ja: '1,000', en: '1,000', zh: '1,000' },
})
export type PriceBase = (typeof priceBase.codes)[number]

export const priceBaseQty = (label: Text = { ja: '単価の基準数', en: 'Price per', zh: '单价基准数' }) =>
  choice(label, priceBase, { initial: '1' })

/** What a quantity costs, in whole yen. */
export const amountAt = (
  { price, price_base_qty }: { readonly price: string; readonly price_base_qty: PriceBase },
  qty: string,
): Decimal => divided(times(decimal(price), decimal(qty)), decimal(price_base_qty), 0, 'down')
