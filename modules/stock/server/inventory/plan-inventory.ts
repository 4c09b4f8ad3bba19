import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemTypeRead } from '#modules/master/server/views.ts'
import { businessDateOf, issueInventoryNo } from '#modules/system/server/index.ts'
import { readGoods } from '#modules/master/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { countErrors } from '../../contract/count-errors.ts'
import { inventoryMachine, type planInventory as planInventoryCall } from '../../contract/inventory.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { inventoryNumber } from '../../contract/stock-codes.ts'
import { countedPlaces } from './counted-places.ts'
import { inventory } from './tables.ts'

type Asked = InputOf<typeof planInventoryCall>
interface Planned extends Asked {
  readonly cycle_cd: string
}

/** 棚卸日程登録. */
export async function planInventory(
  context: Context,
  asked: Asked,
): Promise<OutputOf<typeof planInventoryCall>> {
  const { count_dt, location_cd, item_type_cd } = asked
  const { factory_cd } = context.session
  const goods = await readGoods(context, {
    biz_dt: count_dt,
    items: [],
    locations: [{ factory_cd, location_cd }],
  })
  const [location] = goods.locations
  if (!location) throw stockErrors.BIZ_STOCK_LOCATION_MISSING.with({ name: location_cd }).at('location_cd')
  const name = location.location_nm
  if (!location.ours) throw stockErrors.BIZ_STOCK_LOCATION_VIRTUAL.with({ name }).at('location_cd')
  await refuseUncountable(context, location_cd, name)
  const date = await businessDateOf(context)
  if (count_dt < date) throw countErrors.BIZ_INVENTORY_PAST.with({ date }).at('count_dt')
  if (item_type_cd !== '') await refuseUnknownType(context, item_type_cd)
  const [inventory_no = ''] = await writePlanned(context, count_dt, [{ ...asked, cycle_cd: '' }])
  return { inventory_no }
}

/** As many counts as there are, each under a number of its own. */
export const writePlanned = (
  context: Context,
  date: string,
  planned: readonly Planned[],
): Promise<string[]> =>
  issueInventoryNo(context, {
    request: { ...inventoryNumber, date, count: planned.length },
    write: async (numbers) => {
      const { company_cd, factory_cd, user_cd } = context.session
      const signed = { create_user: user_cd, update_user: user_cd, status: '0' }
      for (const [at, one] of planned.entries()) {
        const inventory_no = numbers[at] ?? ''
        await context.tx.insert(inventory).values({ company_cd, factory_cd, inventory_no, ...one, ...signed })
        await recordStep(context, {
          document: 'inventory',
          key: `${factory_cd} ${inventory_no}`,
          axis: inventoryMachine.axis,
          from: null,
          to: '0',
          verb: 'plan',
          reason: one.cycle_cd,
        })
      }
      return [...numbers]
    },
  })

async function refuseUncountable({ tx, session }: Context, location_cd: string, name: string): Promise<void> {
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    { location_cd: z.string() },
    sql`SELECT location_cd FROM (${countedPlaces(company_cd, factory_cd, location_cd)}) AS places LIMIT 1`,
  )
  if (!found) throw countErrors.BIZ_INVENTORY_UNCOUNTABLE.with({ name }).at('location_cd')
}

async function refuseUnknownType({ tx, session }: Context, code: string): Promise<void> {
  const [found] = await rows(
    tx,
    {},
    sql`SELECT FROM ${itemTypeRead.rows} AS type WHERE company_cd = ${session.company_cd} AND item_type_cd = ${code}`,
  )
  if (!found) throw stockErrors.BIZ_INVENTORY_TYPE_MISSING.with({ code }).at('item_type_cd')
}
