import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { boughtIn } from '#modules/master/contract/trade-unit.ts'
import { itemFactoryRead, itemRead } from '#modules/master/server/views.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { SlipCompletion, SlipToComplete } from '#platform/server/slip/kept-slip.ts'
import type { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { directPlace } from './direct-shipment.ts'
import { orderKey, readOrderLines } from './order-lines.ts'

/** What follows from the order and the item: what came and from whom, whether it is inspected, and where it lies. */
export async function completeArrival(
  context: Context,
  { header, lines }: SlipToComplete<typeof arrivalSlip>,
): Promise<SlipCompletion<typeof arrivalSlip>> {
  const orders = await readOrderLines(context, lines)
  const ordered = lines.map((line) => orders.get(orderKey(line)))
  const codes = lines.map(({ item_cd }, at) => item_cd || (ordered[at]?.item_cd ?? ''))
  const items = await readItems(context, codes)
  const of = ordered.find((order) => order !== undefined)
  const isDirect = header.arrival_div === '1'
  const direct = isDirect ? await directPlace(context) : ''
  const { supplier_cd, branch_no } = header.supplier_cd === '' && of ? of : header
  return {
    header: { supplier_cd, branch_no },
    lines: lines.map(({ location_cd, outcome, qty, made_dt, expiry_dt }, at) => {
      const item = items.get(codes[at] ?? '')
      return {
        ...boughtIn(item, qty),
        expiry_dt: expiry_dt || goodUntil(made_dt, item),
        item_cd: codes[at] ?? '',
        inspected: outcome === '0' && !isDirect && item?.inspection_flg === true && item.stock_flg,
        location_cd: isDirect ? direct : location_cd || ordered[at]?.location_cd || (item?.location_cd ?? ''),
      }
    }),
  }
}

/** What perishes is good for so many days after it was made. */
const goodUntil = (made_dt: string, item: { readonly shelf_life_days: number } | undefined): string =>
  made_dt !== '' && item && item.shelf_life_days > 0 ? dayAfter(made_dt, item.shelf_life_days) : ''

const columns = {
  item_cd: z.string(),
  inspection_flg: z.boolean(),
  stock_flg: z.boolean(),
  location_cd: z.string(),
  shelf_life_days: z.int(),
  ...{ purchase_unit_cd: z.string(), purchase_unit_qty: z.string() },
}

async function readItems({ tx, session }: Context, codes: readonly string[]) {
  const { company_cd, factory_cd } = session
  const found = await rows(
    tx,
    columns,
    sql`SELECT i.item_cd, i.inspection_flg, i.stock_flg, CASE i.lot_control WHEN '1' THEN i.shelf_life_days ELSE 0 END AS shelf_life_days, coalesce(i.purchase_unit_cd, '') AS purchase_unit_cd,
        trim_scale(i.purchase_unit_qty)::text AS purchase_unit_qty, coalesce(${itemFactoryRead.of(
          { company_cd, factory_cd, item_cd: sql`i.item_cd` },
          'location_cd',
        )}, '') AS location_cd
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd} AND i.item_cd = ANY(${textArray(codes)})`,
  )
  return new Map(found.map((item) => [item.item_cd, item]))
}
