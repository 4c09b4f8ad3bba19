import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { demandKinds } from '#modules/stock/server/index.ts'
import { allocationRead } from '#modules/stock/server/views.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Holder } from '../../contract/shipping/instruction-calls.ts'
import type { LineToShip } from './read-order-lines.ts'

type Goods = Pick<LineToShip, 'ship_item_cd'>

/** Enough to know whom to ask. */
const mostHolders = 5

/** Who has been promised the most of these goods, by item. */
export async function holdersOf(
  { tx, session, registered, language }: Context,
  goods: readonly Goods[],
): Promise<ReadonlyMap<string, readonly Holder[]>> {
  const items = [...new Set(goods.map(({ ship_item_cd }) => ship_item_cd))]
  if (items.length === 0) return new Map()
  const found = await rows(
    tx,
    {
      ...{ item_cd: z.string(), demand_kind: z.string(), demand_no: z.string(), demand_line: z.int() },
      qty: z.string(),
    },
    sql`SELECT item_cd, demand_kind, demand_no, demand_line, qty FROM (
        SELECT a.item_cd, a.demand_kind, a.demand_no, a.demand_line, trim_scale(sum(a.qty))::text AS qty,
          row_number() OVER (PARTITION BY a.item_cd ORDER BY sum(a.qty) DESC, a.demand_no, a.demand_line) AS place
        FROM ${allocationRead.rows} AS a
        WHERE a.company_cd = ${session.company_cd} AND a.factory_cd = ${session.factory_cd}
          AND a.item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(items)}::jsonb))
        GROUP BY 1, 2, 3, 4) AS held WHERE place <= ${mostHolders} ORDER BY item_cd, place`,
  )
  const kinds = registered(demandKinds)
  const all = new Map<string, Holder[]>()
  for (const { item_cd, demand_kind, demand_no, demand_line, qty } of found) {
    const kind = kinds.find((one) => one.kind === demand_kind)
    const holder = {
      what: kind ? say(kind.label, language) : demand_kind,
      ...{ no: `${demand_no}-${demand_line}`, qty },
      link: kind?.link({ demand_kind, demand_no, demand_line }) ?? '',
    }
    all.set(item_cd, [...(all.get(item_cd) ?? []), holder])
  }
  return all
}
