import { codes } from '../code-table.ts'
import { compare, divided, negated, written, zero } from '../decimal.ts'
import { figureOf } from '../slip-totals.ts'

/** How partners say that goods went back: by the sign of their figures, or by a kind beside them. */
export const statedKind = codes('stated_row_kind', {
  0: { ja: '符号のとおり', en: 'By its sign', zh: '按符号' },
  1: { ja: '納入', en: 'Delivery', zh: '交货' },
  2: { ja: '返品', en: 'Return', zh: '退货' },
})

/** What went back is negative, however the partner writes it. */
export function signed(typed: string, kind: string): string {
  const figure = figureOf(typed)
  if (!figure) return ''
  return written(kind === '2' && compare(figure, zero) > 0 ? negated(figure) : figure, 0)
}

interface Priced {
  readonly unit_price: string
  readonly price_base_qty: string
}

/** Screws are priced by the thousand; what is compared is the price of one. */
export function priceOfOne({ unit_price, price_base_qty }: Priced): string {
  const [price, base] = [figureOf(unit_price), figureOf(price_base_qty)]
  return price ? written(base ? divided(price, base, 6, 'half-up') : price, 0) : ''
}
