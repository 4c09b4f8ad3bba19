import { sql } from 'drizzle-orm'
import { itemTypeRead } from '#modules/master/server/views.ts'
import { issueInventoryNo } from '#modules/system/server/index.ts'
import { readGoods } from '#modules/master/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { inventoryMachine, type planInventory as planInventoryCall } from '../../contract/inventory.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { inventoryNumber } from '../../contract/stock-codes.ts'
import { inventory } from './tables.ts'

/** 棚卸日程登録. */
export async function planInventory(
  context: Context,
  { count_dt, location_cd, item_type_cd, inventory_div }: InputOf<typeof planInventoryCall>,
): Promise<OutputOf<typeof planInventoryCall>> {
  const { company_cd, factory_cd, user_cd } = context.session
  const goods = await readGoods(context, {
    biz_dt: count_dt,
    items: [],
    locations: [{ factory_cd, location_cd }],
  })
  const [location] = goods.locations
  if (!location) throw stockErrors.BIZ_STOCK_LOCATION_MISSING.with({ name: location_cd }).at('location_cd')
  const name = location.location_nm
  if (!location.ours) throw stockErrors.BIZ_STOCK_LOCATION_VIRTUAL.with({ name }).at('location_cd')
  if (item_type_cd !== '') await refuseUnknownType(context, item_type_cd)
  return issueInventoryNo(context, {
    request: { ...inventoryNumber, date: count_dt },
    write: async ([inventory_no = '']) => {
      const signed = { create_user: user_cd, update_user: user_cd }
      await context.tx.insert(inventory).values({
        company_cd,
        factory_cd,
        inventory_no,
        count_dt,
        location_cd,
        item_type_cd,
        inventory_div,
        status: '0',
        ...signed,
      })
      await recordStep(context, {
        document: 'inventory',
        key: `${factory_cd} ${inventory_no}`,
        axis: inventoryMachine.axis,
        from: null,
        to: '0',
        verb: 'plan',
        reason: '',
      })
      return { inventory_no }
    },
  })
}

async function refuseUnknownType({ tx, session }: Context, code: string): Promise<void> {
  const [found] = await rows(
    tx,
    {},
    sql`SELECT FROM ${itemTypeRead.rows} AS type WHERE company_cd = ${session.company_cd} AND item_type_cd = ${code}`,
  )
  if (!found) throw stockErrors.BIZ_INVENTORY_TYPE_MISSING.with({ code }).at('item_type_cd')
}
