import type { Context } from '#platform/server/context.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { supplyErrors } from '../../contract/supply/supply-errors.ts'
import { readLinesToSupply } from './order-to-supply.ts'
import type { OfSupplier } from './supplier-terms.ts'
import { readMaterials, type StoredSupply } from './supply-kept.ts'

/** Refuses everything that is wrong with what is to be handed over at once, each thing at its cell. */
export async function judgeSupply(context: Context, { header, lines }: StoredSupply): Promise<void> {
  const wrong = new WrongCells()
  const { supplier_cd, branch_no, to_location_cd, po_no } = header
  if (to_location_cd === '')
    wrong.at('header.supplier_cd', supplyErrors.BIZ_SUPPLY_PLACE.with({ code: supplier_cd }))
  if (po_no !== '' && !(await isOrderOf(context, po_no, { supplier_cd, branch_no })))
    wrong.at('header.po_no', supplyErrors.BIZ_SUPPLY_ORDER.with({ code: po_no }))
  const items = await readMaterials(
    context,
    lines.map(({ item_cd }) => item_cd),
  )
  for (const [at, line] of lines.entries()) {
    if (line.supply_kind === '1') continue
    const item = items.get(line.item_cd)
    const isAsBought =
      item?.purchase_price === line.unit_price && item.purchase_price_base_qty === line.price_base_qty
    if (Number(line.unit_price) === 0)
      wrong.at(`lines.${at}.unit_price`, supplyErrors.BIZ_SUPPLY_PRICE.with())
    else if (!isAsBought && line.price_reason === '')
      wrong.at(
        `lines.${at}.price_reason`,
        supplyErrors.BIZ_SUPPLY_PRICE_REASON.with({ price: item?.purchase_price ?? '0' }),
      )
  }
  wrong.refuse()
}

/** Issued to him, and something of it is still to come or has come. */
async function isOrderOf(
  context: Context,
  po_no: string,
  { supplier_cd, branch_no }: OfSupplier,
): Promise<boolean> {
  const [line] = await readLinesToSupply(context, [{ po_no }])
  return line?.supplier_cd === supplier_cd && line.branch_no === branch_no
}
