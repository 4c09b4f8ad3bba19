import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/database.ts'

export const itemsInHistory = 2_000
export const historyItems: readonly string[] = Array.from(
  { length: itemsInHistory },
  (_, n) => `M${String(n).padStart(4, '0')}`,
)

/** The items from M9000 on are those that the calls post. */
const isHistory = sql`item_cd < 'M9000'`

/**
 * Two years of a factory's movements, written straight into the tables: receipts of 10 and issues of 9 a day later, of
 * 2,000 items at 20 places, entered as slips of that kind. Nothing counts the rows afterwards.
 */
export async function seedHistory(
  database: Database,
  company_cd: string,
  movements: number,
  kind = 'bench',
): Promise<void> {
  const place = sql`'W' || (k / ${itemsInHistory}::int) % 20`
  const item = sql`'M' || lpad((k % ${itemsInHistory}::int)::text, 4, '0')`
  const day = sql`date '2024-04-01' + (k::bigint * 728 / ${movements / 2}::int)::int`
  await database.owner('write', async (tx) => {
    await tx.execute(sql`CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
      SELECT ${item} AS item_cd, ${place} AS location_cd, ${day} + way AS biz_dt, way
      FROM generate_series(0, ${movements / 2 - 1}::int) AS k, generate_series(0, 1) AS way`)
    await tx.execute(sql`INSERT INTO stock_ledger (company_cd, factory_cd, biz_dt, posted_at, stock_div, document_kind,
        document_no, line_no, item_cd, reason, user_cd, request_id)
      SELECT ${company_cd}, 'F01', biz_dt, now(), CASE way WHEN 0 THEN '010' ELSE '500' END, ${kind}, 'B', 1, item_cd,
        location_cd, 'bench', '' FROM moved ORDER BY biz_dt`)
    await tx.execute(sql`INSERT INTO stock_entry (company_cd, ledger_no, side, factory_cd, biz_dt, ours, location_cd, item_cd, qty, unit_cost, amount,
        cost_before, cost_after)
      SELECT company_cd, ledger_no, side, factory_cd, biz_dt, ours, CASE WHEN ours THEN reason WHEN side < 0 THEN '9999' ELSE '9998' END,
        item_cd, side * pieces, 100, CASE WHEN ours THEN side * pieces * 100 ELSE 0 END,
        CASE WHEN ours THEN 100 ELSE 0 END, CASE WHEN ours THEN 100 ELSE 0 END
      FROM (SELECT l.*, side, CASE stock_div WHEN '010' THEN 10 ELSE 9 END AS pieces, (stock_div = '010') = (side = 1) AS ours
        FROM stock_ledger l, (VALUES (-1), (1)) AS s(side) WHERE company_cd = ${company_cd} AND document_no = 'B') AS e`)
    await tx.execute(sql`INSERT INTO stock_balance (company_cd, factory_cd, location_cd, item_cd, warehouse_cd, qty, last_dt)
      SELECT company_cd, factory_cd, location_cd, item_cd, left(location_cd, 2), sum(qty), max(biz_dt) FROM stock_entry
      WHERE ours AND company_cd = ${company_cd} AND ${isHistory} GROUP BY 1, 2, 3, 4, 5`)
    await tx.execute(sql`INSERT INTO stock_availability (company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, qty)
      SELECT company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, sum(qty) FROM stock_balance
      WHERE company_cd = ${company_cd} AND ${isHistory} GROUP BY 1, 2, 3, 4, 5, 6, 7`)
    await tx.execute(sql`INSERT INTO item_cost (company_cd, factory_cd, item_cd, cost_method, qty, unit_cost, amount)
      SELECT company_cd, factory_cd, item_cd, '1', sum(qty), 100, sum(amount) FROM stock_entry
      WHERE ours AND company_cd = ${company_cd} AND ${isHistory} GROUP BY 1, 2, 3`)
  })
}

/** '2024-04' to '2026-01': all months of it but the last two. */
export const closedMonths: readonly string[] = Array.from({ length: 22 }, (_, n) =>
  new Date(Date.UTC(2024, 3 + n, 1)).toISOString().slice(0, 7),
)
