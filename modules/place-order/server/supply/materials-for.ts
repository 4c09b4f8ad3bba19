import type { SuppliedPart } from '#modules/master/server/index.ts'
import { decimal, divided, minus, written } from '#platform/contract/decimal.ts'
import { drawnThrough } from '#planning/mrp/bom-terms.ts'
import { parseScaled, thousandths } from '#planning/mrp/quantity.ts'

/** A material that a subcontractor gets from us, and how much of it. */
export interface Material {
  readonly item_cd: string
  readonly is_charged: boolean
  readonly qty: string
}

interface Product {
  readonly item_cd: string
  /** Whose bill of material counts: the day of the order. */
  readonly order_dt: string
}

/**
 * What pieces of a product draw of its supplied parts, by the arithmetic of a plan. Of pieces that come in parts each
 * draws what all so far draw, less what those before have drawn: rounding up counts once.
 */
export const materialsFor = (
  parts: readonly SuppliedPart[],
  { item_cd: product, order_dt }: Product,
  { before, after }: { readonly before: string; readonly after: string },
): readonly Material[] =>
  parts
    .filter(
      ({ parent_item_cd, from_dt, to_dt }) =>
        parent_item_cd === product && from_dt <= order_dt && (to_dt === null || order_dt <= to_dt),
    )
    .map((part) => ({
      ...{ item_cd: part.item_cd, is_charged: part.is_charged },
      qty: written(minus(drawn(part, after), drawn(part, before))),
    }))
    .filter(({ qty }) => qty !== '0')

function drawn(part: SuppliedPart, qty: string) {
  const pieces = parseScaled(qty)
  const found =
    pieces === undefined ? undefined : drawnThrough(part, pieces, thousandths / 10 ** part.decimals)
  if (found === undefined) throw new Error(`${part.parent_item_cd} draws too finely of ${part.item_cd}`)
  return divided(decimal(String(found)), decimal(String(thousandths)), 3, 'down')
}
