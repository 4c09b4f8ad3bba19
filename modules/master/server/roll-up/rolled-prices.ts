import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { Where } from './cost-steps.ts'
import type { CostSources } from './roll-up.ts'

export const isBought = ({ make_buy }: { readonly make_buy: string }): boolean => make_buy === '3'

type RolledPrice = RowOf<typeof rolledPrice>
const rolledPrice = { item_cd: z.string(), from_dt: z.string(), price: z.string() }

/** With which price each bought item has gone into the costs that are in force on the day. */
export async function rolledPrices(
  tx: Tx,
  { company_cd, factory_cd }: Where,
  on: string,
): Promise<ReadonlyMap<string, RolledPrice>> {
  const found = await rows(
    tx,
    rolledPrice,
    sql`SELECT DISTINCT ON (item_cd) item_cd, from_dt::text AS from_dt, trim_scale(price)::text AS price
      FROM rolled_price WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND from_dt <= ${on}::date
      ORDER BY item_cd, from_dt DESC`,
  )
  return new Map(found.map((one) => [one.item_cd, one]))
}

/** Keeps the prices that the costs of a day are rolled up with, where another one has been in force. */
export async function keepRolledPrices(
  tx: Tx,
  where: Where & { readonly user_cd: string },
  from_dt: string,
  { items }: Pick<CostSources, 'items'>,
): Promise<void> {
  const { company_cd, factory_cd, user_cd } = where
  const before = await rolledPrices(tx, where, from_dt)
  const other = [...items.values()]
    .filter((item) => isBought(item) && before.get(item.item_cd)?.price !== item.purchase_price)
    .map(({ item_cd, purchase_price }) => ({ item_cd, price: purchase_price }))
  if (other.length === 0) return
  await tx.execute(sql`
    INSERT INTO rolled_price (company_cd, factory_cd, item_cd, from_dt, price, create_user, update_user)
    SELECT ${company_cd}, ${factory_cd}, item_cd, ${from_dt}::date, price, ${user_cd}, ${user_cd}
    FROM ${sentRows(other, 'bought', { item_cd: 'text', price: 'numeric' })}
    ON CONFLICT (company_cd, factory_cd, item_cd, from_dt) DO UPDATE SET price = excluded.price,
      update_user = excluded.update_user, update_dt = now(), update_cnt = rolled_price.update_cnt + 1`)
}
