import { negated, written } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import type { PurchasedLine } from '../purchase/add-purchases.ts'
import { chargesOf, readTaxed, shareOf, type Charge, type CountedPieces } from './charges.ts'

interface Counting {
  readonly counted: readonly CountedPieces[]
  readonly receipt_dt: string
}

/**
 * 有償支給材の相殺: with the purchase of the product, and never before it (取適法): the statement that pays for the goods is
 * the one that sets off their material. What goes back is not set off either.
 */
export async function setOffLines(
  context: Context,
  charges: readonly Charge[],
  { counted, receipt_dt }: Counting,
): Promise<readonly (PurchasedLine & { readonly given_amount: string })[]> {
  if (charges.length === 0) return []
  const items = await readTaxed(
    context,
    charges.map(({ item_cd }) => item_cd),
  )
  return counted.flatMap((pieces) =>
    chargesOf(charges, pieces).flatMap((charge) => {
      const share = shareOf(charge, pieces)
      if (share.units === 0n) return []
      const item = items.get(charge.item_cd)
      return [
        {
          ...({ stock_div: '070', qty: '1', receipt_dt, unit_price: '', price_base_qty: '1' } as const),
          ...{ item_cd: charge.item_cd, item_nm: item?.item_nm ?? '', tax_cd: item?.tax_cd ?? '10' },
          ...{ temp_price_flg: false, po_no: '', po_line_no: '0' },
          source_line_no: String(pieces.line.line_no),
          given_amount: written(pieces.stock_div === '020' ? share : negated(share)),
        },
      ]
    }),
  )
}
