import { sql, type SQL } from 'drizzle-orm'
import { workOrderOperationRead, workOrderPartRead } from '#modules/production/server/views.ts'
import { placeStockRead } from '#modules/stock/server/views.ts'

/** What the process before an operation `o` has passed on; the first one begins with what was planned. */
export const readyQty: SQL = sql`coalesce((SELECT b.good_qty + o.reworked_qty FROM ${workOrderOperationRead.rows} AS b
  WHERE b.company_cd = o.company_cd AND b.factory_cd = o.factory_cd AND b.work_order_no = o.work_order_no
    AND b.process_no = o.before_no AND b.split_no = 1), o.plan_qty)`

/** Whether all that an operation `o` still needs lies in stock. */
export const hasMaterial: SQL = sql`NOT EXISTS (SELECT FROM ${workOrderPartRead.rows} AS p WHERE p.company_cd = o.company_cd
  AND p.factory_cd = o.factory_cd AND p.work_order_no = o.work_order_no AND p.process_no = o.process_no
  AND p.supply_div = '1' AND p.need_qty > p.used_qty
  AND p.need_qty - p.used_qty > coalesce((SELECT sum(s.qty) FROM ${placeStockRead.rows} AS s WHERE s.company_cd = p.company_cd
    AND s.factory_cd = p.factory_cd AND s.item_cd = p.item_cd AND s.quality = '0' AND s.process_no = ''), 0))`
