import { sql, type SQL } from 'drizzle-orm'
import { locationRead } from '#modules/master/server/views.ts'
import type { Registered } from '#platform/server/module/point.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { Search } from '#platform/server/list/where-of-list.ts'
import type { stockList } from '../../contract/stock-list.ts'
import { effectiveStock } from '../supply-demand/expected-rows.ts'
import { supplyDemand } from '../supply-demand/sources.ts'
import { namesOfItem } from './named.ts'
import { worthOfPlaces } from './worth-of-places.ts'

const balanceColumns = (of: 'p' | 's'): SQL =>
  sql.raw(
    [
      ...['company_cd', 'factory_cd', 'location_cd', 'item_cd', 'lot_no', 'ownership', 'owner_cd', 'quality'],
      ...['process_no', 'warehouse_cd', 'qty', 'last_dt'],
    ]
      .map((name) => `${of}.${name}`)
      .join(', '),
  )

const here = ({ company_cd, factory_cd }: Pick<FactoryKey, 'company_cd' | 'factory_cd'>, more: SQL): SQL =>
  sql`SELECT ${balanceColumns('s')}, ${more} FROM stock_balance s
    WHERE s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd} AND s.qty > 0`

/**
 * What lies where. Promises are made for a warehouse: they are laid over its places in the order of lots and codes, so
 * that the sum over the places is what has been promised; goods of which nothing is promised need no order.
 */
export const stockRows = (
  { company_cd, factory_cd }: FactoryKey,
  _search: Search,
  registered: Registered,
): SelectedRows<(typeof stockList)['columns']> => ({
  select: {
    ...columnsOf('b', 'location_cd', 'item_cd', 'lot_no', 'ownership', 'owner_cd', 'quality', 'process_no'),
    ...columnsOf('b', 'warehouse_cd', 'qty', 'last_dt', 'allocated_qty', 'unit_cost', 'amount'),
    ...namesOfItem('b'),
    // Drawn for the rows of a page (stock-courses.ts).
    course: sql`NULL::text`,
    available_qty: sql`b.qty - b.allocated_qty`,
    effective_qty: sql`CASE WHEN b.ownership = '0' AND b.quality = '0' AND b.process_no = '' THEN (
      SELECT e.effective_qty FROM (${effectiveStock(registered(supplyDemand), { company_cd, factory_cd })}) AS e
      WHERE e.item_cd = b.item_cd) END`,
    location_nm: locationRead.of('b', 'location_nm'),
    warehouse_nm: locationRead.of('b', 'location_nm', { location_cd: 'warehouse_cd' }),
    expiry_dt: sql`(SELECT lot.expiry_dt FROM lot
      WHERE lot.company_cd = b.company_cd AND lot.item_cd = b.item_cd AND lot.lot_no = b.lot_no)`,
  },
  from: sql`FROM ${worthOfPlaces(
    { company_cd, factory_cd },
    sql`${here({ company_cd, factory_cd }, sql`0 AS allocated_qty`)}
      AND NOT (s.process_no = '' AND (s.warehouse_cd, s.item_cd, s.ownership, s.owner_cd, s.quality) IN (
        SELECT a.warehouse_cd, a.item_cd, a.ownership, a.owner_cd, a.quality FROM stock_availability a
        WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND a.allocated_qty > 0))
    UNION ALL
    SELECT ${balanceColumns('p')}, greatest(0, least(p.qty, p.promised - (sum(p.qty) OVER (
        PARTITION BY p.warehouse_cd, p.item_cd, p.ownership, p.owner_cd, p.quality
        ORDER BY p.lot_no, p.location_cd) - p.qty))) AS allocated_qty
    FROM (SELECT ${balanceColumns('s')}, a.allocated_qty AS promised FROM stock_availability a
      JOIN stock_balance s ON s.company_cd = a.company_cd AND s.factory_cd = a.factory_cd AND s.warehouse_cd = a.warehouse_cd
        AND s.item_cd = a.item_cd AND s.ownership = a.ownership AND s.owner_cd = a.owner_cd AND s.quality = a.quality
      WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND a.allocated_qty > 0
        AND s.process_no = '' AND s.qty > 0) p`,
  )} AS b`,
})
