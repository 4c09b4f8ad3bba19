import { pricesForCustomer } from '#modules/master/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { lineOfSales as lineCall } from '../../contract/sale/sales-calls.ts'
import { rateOn, termsOf, warehouseOf } from './complete-sales.ts'
import { movesGoods } from './judge-sales.ts'
import { onlyLot } from './lots-sold.ts'
import { originsOf } from './origins.ts'

/** What follows from what was typed, for the screen; what is missing is refused when it is saved. */
export async function lineOfSales(
  context: Context,
  input: InputOf<typeof lineCall>,
): Promise<OutputOf<typeof lineCall>> {
  const { is_new_item, tax_cd, customer_cd, branch_no, account_dt: on_dt, item_cd, qty } = input
  const customer = { sales_no: '', customer_cd, branch_no }
  const [origin] = await originsOf(context, { header: customer, lines: [input] })
  const terms = await termsOf(context, customer, [{ item_cd: origin?.item_cd ?? item_cd }])
  const [item] = terms.items
  const location_cd = movesGoods(input) ? warehouseOf(item) : ''
  if (origin) {
    const { unit_cd, item_nm, tax_rate, unit_price, price_base_qty } = origin
    const lot_no = input.lot_no || onlyLot(origin.lots)
    return {
      ...{ unit_cd, item_nm, tax_cd: origin.tax_cd, tax_rate, unit_price, price_base_qty },
      ...{ location_cd, lot_no },
    }
  }
  const category = is_new_item === '1' && item ? item.tax_cd : tax_cd
  const [price] = item ? await pricesForCustomer(context, customer, [{ item_cd, qty, on_dt }]) : []
  const priced = price && !(price instanceof BusinessError) ? price : { price: '', price_base_qty: '1' }
  return {
    ...{ unit_cd: item?.unit_cd ?? '', item_nm: item?.item_nm ?? '', tax_cd: category },
    tax_rate: rateOn(terms, category, on_dt) ?? '0',
    ...{ unit_price: priced.price, price_base_qty: priced.price_base_qty },
    ...{ location_cd, lot_no: input.lot_no },
  }
}
