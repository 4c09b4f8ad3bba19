import { sql } from 'drizzle-orm'
import { itemRead } from '#modules/master/server/views.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { Search } from '#platform/server/list/where-of-list.ts'
import type { Registered } from '#platform/server/module/point.ts'
import type { shortageList } from '../../contract/shortage-list.ts'
import { effectiveStock } from '../supply-demand/expected-rows.ts'
import { supplyDemand } from '../supply-demand/sources.ts'
import { namesOfItem } from './named.ts'

/** Own, good, finished pieces that nothing is promised of, against the safety stock; also where there are none at all. */
export const shortageRows = (
  { company_cd, factory_cd }: FactoryKey,
  _search: Search,
  registered: Registered,
): SelectedRows<(typeof shortageList)['columns']> => ({
  select: {
    ...columnsOf('b', 'item_cd', 'qty', 'allocated_qty', 'available_qty'),
    ...namesOfItem('b'),
    short_qty: sql`b.safety_stock - b.available_qty`,
    effective_qty: sql`coalesce((SELECT e.effective_qty
      FROM (${effectiveStock(registered(supplyDemand), { company_cd, factory_cd })}) AS e WHERE e.item_cd = b.item_cd), 0)`,
  },
  from: sql`FROM (SELECT i.company_cd, i.item_cd, i.safety_stock, coalesce(a.qty, 0) AS qty,
        coalesce(a.allocated_qty, 0) AS allocated_qty, coalesce(a.qty - a.allocated_qty, 0) AS available_qty
      FROM ${itemRead.rows} AS i
      LEFT JOIN (SELECT item_cd, sum(qty) AS qty, sum(allocated_qty) AS allocated_qty FROM stock_availability
        WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND ownership = '0' AND quality = '0'
        GROUP BY item_cd) a ON a.item_cd = i.item_cd
      WHERE i.company_cd = ${company_cd} AND i.safety_stock > 0 AND i.stock_flg AND i.abort_div = '0'
        AND coalesce(a.qty - a.allocated_qty, 0) < i.safety_stock) b`,
})
