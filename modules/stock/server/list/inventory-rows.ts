import { sql, type SQL } from 'drizzle-orm'
import type { Place } from '#platform/server/http/met-sessions.ts'

const countOf = (
  condition: SQL,
): SQL => sql`(SELECT count(*)::int FROM inventory_line l WHERE l.company_cd = n.company_cd
  AND l.factory_cd = n.factory_cd AND l.inventory_no = n.inventory_no AND ${condition})`

/** The days of counting, and how far each count is. */
export const inventoryRows = ({ company_cd, factory_cd }: Place): SQL => sql`
  SELECT n.inventory_no, n.count_dt, n.location_cd, n.item_type_cd, n.inventory_div, n.status, n.update_user, n.update_dt,
    CASE WHEN n.status IN ('5', '9') THEN '1' ELSE '0' END AS inventory_status,
    (SELECT p.location_nm FROM stock_location p WHERE p.company_cd = n.company_cd AND p.factory_cd = n.factory_cd
      AND p.location_cd = n.location_cd) AS location_nm,
    (SELECT t.item_type_nm FROM item_type t WHERE t.company_cd = n.company_cd AND t.item_type_cd = n.item_type_cd) AS item_type_nm,
    ${countOf(sql`true`)} AS line_count, ${countOf(sql`l.counted_qty IS NOT NULL`)} AS counted_count,
    ${countOf(sql`l.counted_qty <> l.book_qty`)} AS diff_count
  FROM inventory n WHERE n.company_cd = ${company_cd} AND n.factory_cd = ${factory_cd}`
