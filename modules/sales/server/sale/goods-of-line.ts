import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { locationRead } from '#modules/master/server/views.ts'
import { suggestLots, type SuggestedLot } from '#modules/stock/server/index.ts'
import { availabilityRead } from '#modules/stock/server/views.ts'
import { compare, decimal, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { goodsOfLine as goodsCall } from '../../contract/sale/sales-calls.ts'
import { originsOf } from './origins.ts'

type Asked = InputOf<typeof goodsCall>
type Goods = OutputOf<typeof goodsCall>['list']

/** More than there can be of an item. */
const everything = '999999999'

/** What a clerk looks at who types goods and their lot; what is promised by its lot, held or expired is not there. */
export async function goodsOfLine(context: Context, asked: Asked): Promise<OutputOf<typeof goodsCall>> {
  const { sales_div, item_cd } = asked
  if (item_cd === '') return { list: [] }
  if (sales_div === '520') return { list: await lotsSold(context, asked) }
  if (sales_div === '500' || sales_div === '504') return { list: await lying(context, item_cd, '') }
  return { list: sales_div === '505' ? await lying(context, item_cd, asked.customer_cd) : [] }
}

async function lotsSold(context: Context, asked: Asked): Promise<Goods> {
  if (asked.origin_no === '') return []
  const { customer_cd, branch_no } = asked
  const line = { ...asked, qty: '1', lot_no: '' }
  const [origin] = await originsOf(context, {
    header: { sales_no: '', customer_cd, branch_no },
    lines: [line],
  })
  return (origin?.lots ?? [])
    .filter(({ left_qty }) => compare(decimal(left_qty), zero) > 0)
    .map(({ lot_no, left_qty }) => ({
      ...{ location_cd: '', location_nm: '', expiry_dt: '' },
      ...{ lot_no, qty: left_qty },
    }))
}

/** Ours, or what has been sold to a customer and is kept for him: by warehouse, as it would be picked there. */
async function lying(context: Context, item_cd: string, owner_cd: string): Promise<Goods> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const ownership = owner_cd === '' ? '0' : '1'
  const warehouses = await rows(
    tx,
    { warehouse_cd: z.string() },
    sql`SELECT a.warehouse_cd FROM ${availabilityRead.rows} AS a
      WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND a.item_cd = ${item_cd}
        AND a.ownership = ${ownership} AND a.owner_cd = ${owner_cd} AND a.quality = '0' AND a.qty > 0
        AND coalesce(${locationRead.of('a', 'location_kind', { location_cd: 'warehouse_cd' })}, '') <> '5'
      ORDER BY a.warehouse_cd`,
  )
  const found: SuggestedLot[] = []
  for (const { warehouse_cd } of warehouses)
    found.push(
      ...(await suggestLots(context, {
        ...{ warehouse_cd, item_cd, ownership, owner_cd, order: 'fefo', qty: everything },
      })),
    )
  const names = await rows(
    tx,
    { location_cd: z.string(), location_nm: z.string() },
    sql`SELECT p.location_cd, p.location_nm FROM ${locationRead.rows} AS p WHERE p.company_cd = ${company_cd}
      AND p.factory_cd = ${factory_cd} AND p.location_cd = ANY(${textArray(found.map((one) => one.location_cd))})`,
  )
  const nameOf = new Map(names.map((one) => [one.location_cd, one.location_nm]))
  return found.map(({ location_cd, lot_no, qty, expiry_dt }) => ({
    ...{ location_cd, location_nm: nameOf.get(location_cd) ?? '', lot_no },
    ...{ qty: written(decimal(qty), 0), expiry_dt: expiry_dt ?? '' },
  }))
}
