import { sql, type SQL } from 'drizzle-orm'
import { itemTypeRead, locationRead } from '#modules/master/server/views.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, type SelectedRows } from '#platform/server/list/serve-list.ts'
import type { inventoryTime } from '../../contract/inventory-list.ts'

const countOf = (
  condition: SQL,
): SQL => sql`(SELECT count(*)::int FROM inventory_line l WHERE l.company_cd = n.company_cd
  AND l.factory_cd = n.factory_cd AND l.inventory_no = n.inventory_no AND ${condition})`

/** The days of counting, and how far each count is. */
export const inventoryRows = ({
  company_cd,
  factory_cd,
}: FactoryKey): SelectedRows<(typeof inventoryTime)['columns']> => ({
  select: {
    ...columnsOf('n', 'inventory_no', 'count_dt', 'location_cd', 'item_type_cd', 'item_rank', 'cycle_cd'),
    ...columnsOf('n', 'inventory_div', 'status'),
    ...columnsOf('n', 'update_user', 'update_dt'),
    inventory_status: sql`CASE WHEN n.status IN ('5', '9') THEN '1' ELSE '0' END`,
    location_nm: locationRead.of('n', 'location_nm'),
    item_type_nm: itemTypeRead.of('n', 'item_type_nm'),
    line_count: countOf(sql`true`),
    counted_count: countOf(sql`l.counted_qty IS NOT NULL`),
    diff_count: countOf(sql`l.counted_qty <> l.book_qty`),
  },
  from: sql`FROM inventory n WHERE n.company_cd = ${company_cd} AND n.factory_cd = ${factory_cd}`,
})
