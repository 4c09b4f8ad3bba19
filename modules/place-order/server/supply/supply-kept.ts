import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { priceBase } from '#modules/master/contract/price-base.ts'
import { itemFactoryRead, itemRead } from '#modules/master/server/views.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { directory, documentNumbers } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import {
  keptSlip,
  type SlipCompletion,
  type SlipToComplete,
  type StoredSlip,
} from '#platform/server/slip/kept-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { supplyErrors } from '../../contract/supply/supply-errors.ts'
import { supplyMachine } from '../../contract/supply/supply-machine.ts'
import { supplyNumber } from '../../contract/supply/supply-number.ts'
import { supplySlip as slip } from '../../contract/supply/supply-slip.ts'
import type { supplySlip } from '../../contract/supply/supply-slip.ts'
import { placeOrderKept } from '../order/place-order-kept.ts'
import { readSupplyTerms } from './supplier-terms.ts'
import { supplyOut, supplyOutLine } from './tables.ts'

export type StoredSupply = StoredSlip<typeof supplySlip>

/** 支給, as the platform keeps it: what has been supplied is never edited. */
export const supplyKept = keptSlip<typeof supplySlip>({
  slip,
  tables: { header: supplyOut, lines: supplyOutLine },
  directory,
  after: [placeOrderKept.document],
  numbers: documentNumbers({ data: '010', printed: supplyNumber }),
  complete: completeSupply,
  judge(_context, { lines }) {
    const wrong = new WrongCells()
    for (const [at, { qty }] of lines.entries())
      if (qty === '0') wrong.at(`lines.${at}.qty`, stockErrors.BIZ_QTY_ZERO.with())
    wrong.refuse()
  },
  refusals(record) {
    const { supply_status } = record.header
    return {
      ...supplyMachine.refusals(supply_status, record),
      edit: supply_status === '0' ? undefined : supplyErrors.BIZ_SUPPLY_DONE.with(),
    }
  },
})

/** Where it is kept, where it lies now, and what it costs the supplier: nothing, or what we buy it for. */
async function completeSupply(
  context: Context,
  { header, lines }: SlipToComplete<typeof supplySlip>,
): Promise<SlipCompletion<typeof supplySlip>> {
  const { to_location_cd } = await readSupplyTerms(context, header)
  const items = await readMaterials(
    context,
    lines.map(({ item_cd }) => item_cd),
  )
  return {
    header: { to_location_cd },
    lines: lines.map(({ item_cd, location_cd, supply_kind, unit_price, price_base_qty }) => {
      const item = items.get(item_cd)
      const place = { location_cd: location_cd || (item?.location_cd ?? '') }
      if (supply_kind === '1') return { ...place, unit_price: '', price_reason: '' }
      const isTyped = unit_price !== '' && unit_price !== '0'
      return {
        ...place,
        ...(isTyped || !item
          ? { unit_price, price_base_qty }
          : { unit_price: item.purchase_price, price_base_qty: item.purchase_price_base_qty }),
      }
    }),
  }
}

const materials = {
  ...{ item_cd: z.string(), purchase_price: z.string(), location_cd: z.string() },
  purchase_price_base_qty: priceBase.schema,
}

export async function readMaterials({ tx, session }: Context, codes: readonly string[]) {
  const { company_cd, factory_cd } = session
  const found = await rows(
    tx,
    materials,
    sql`SELECT i.item_cd, trim_scale(i.purchase_price)::text AS purchase_price, i.purchase_price_base_qty,
        coalesce(${itemFactoryRead.of({ company_cd, factory_cd, item_cd: sql`i.item_cd` }, 'location_cd')}, '') AS location_cd
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd} AND i.item_cd = ANY(${textArray(codes)})`,
  )
  return new Map(found.map((item) => [item.item_cd, item]))
}
