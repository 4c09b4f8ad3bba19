import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '#platform/server/database/database.ts'
import type { Registered } from '#platform/server/module/point.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { expectedRows } from '../supply-demand/expected-rows.ts'
import { supplyDemand } from '../supply-demand/sources.ts'
import { replayValues } from './replay-values.ts'
import { ledgerChecks } from '../../contract/ledger-check.ts'

/** Something that does not agree: which check, and where. */
export type Disagreement = RowOf<typeof disagreement>
const disagreement = {
  what: ledgerChecks.schema,
  place: z.string(),
}

/** What can be told of an entry by itself: it counts in the value of our stock. */
export const isValuedEntry = sql`e.ours AND e.ownership = '0' AND e.process_no = ''`

/**
 * Everything that is kept beside the ledger, worked out anew from the ledger. Sees the rows of the transaction's
 * company, or of all companies when the owner asks. The answer is empty unless something has gone wrong.
 */
export async function checkLedger(tx: Tx, registered: Registered): Promise<readonly Disagreement[]> {
  const summed = await checkSums(tx, registered)
  const replayed = await replayValues(tx)
  return [...summed, ...replayed.map((place) => ({ what: 'replay', place }) as const)].slice(0, mostShown)
}

/** More than this nobody reads. */
const mostShown = 100

const checkSums = (tx: Tx, registered: Registered): Promise<readonly Disagreement[]> =>
  rows(
    tx,
    disagreement,
    sql`SELECT what, place FROM (
      SELECT 'balance' AS what, concat_ws('/', company_cd, factory_cd, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no) AS place
      FROM (SELECT company_cd, factory_cd, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no, qty FROM stock_balance
        UNION ALL SELECT company_cd, factory_cd, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no, -qty FROM stock_entry WHERE ours) b
      GROUP BY company_cd, factory_cd, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no HAVING sum(qty) <> 0
      UNION ALL
      SELECT 'ends', concat_ws('/', company_cd, ledger_no) FROM stock_entry
      GROUP BY company_cd, ledger_no HAVING sum(qty) <> 0 OR (count(*) <> 2 AND bool_or(qty <> 0))
      UNION ALL
      SELECT 'entries', concat_ws('/', company_cd, ledger_no) FROM stock_ledger l
      WHERE NOT EXISTS (SELECT FROM stock_entry e WHERE e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no)
      UNION ALL
      SELECT 'value', concat_ws('/', company_cd, factory_cd, item_cd)
      FROM (SELECT company_cd, factory_cd, item_cd, qty, amount FROM item_cost
        UNION ALL SELECT company_cd, factory_cd, item_cd, -qty, -amount FROM stock_entry e WHERE ${isValuedEntry}) v
      GROUP BY company_cd, factory_cd, item_cd HAVING sum(qty) <> 0 OR sum(amount) <> 0
      UNION ALL
      SELECT 'cost', concat_ws('/', company_cd, factory_cd, item_cd) FROM item_cost
      WHERE abs(amount - qty * unit_cost) > 0.5 + qty * 0.0000005
      UNION ALL
      SELECT 'takenBack', concat_ws('/', company_cd, factory_cd, item_cd, ledger_no)
      FROM (SELECT l.company_cd, e.factory_cd, e.item_cd, l.ledger_no, e.amount + e.variance AS money
          FROM stock_ledger l JOIN stock_entry e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no WHERE l.reverses IS NOT NULL
        UNION ALL SELECT l.company_cd, e.factory_cd, e.item_cd, l.ledger_no, e.amount + e.variance
          FROM stock_ledger l JOIN stock_entry e ON e.company_cd = l.company_cd AND e.ledger_no = l.reverses) t
      GROUP BY company_cd, factory_cd, item_cd, ledger_no HAVING sum(money) <> 0
      UNION ALL
      SELECT 'unvalued', concat_ws('/', company_cd, ledger_no) FROM stock_entry e
      WHERE NOT (${isValuedEntry}) AND (amount <> 0 OR variance <> 0)
      UNION ALL
      SELECT 'availability', concat_ws('/', company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality)
      FROM (SELECT company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, qty FROM stock_availability
        UNION ALL SELECT company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, -qty FROM stock_balance WHERE process_no = '') a
      GROUP BY company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality HAVING sum(qty) <> 0
      UNION ALL
      SELECT 'promised', concat_ws('/', company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality)
      FROM (SELECT company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, allocated_qty AS qty FROM stock_availability
        UNION ALL SELECT company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality, -qty FROM allocation) p
      GROUP BY company_cd, factory_cd, warehouse_cd, item_cd, ownership, owner_cd, quality HAVING sum(qty) <> 0
      UNION ALL
      SELECT 'pegs', concat_ws('/', p.company_cd, p.factory_cd, p.supply_kind, p.supply_no, p.supply_line)
      FROM (SELECT company_cd, factory_cd, supply_kind, supply_no, supply_line, sum(qty) AS qty FROM peg GROUP BY 1, 2, 3, 4, 5) p
      LEFT JOIN (SELECT company_cd, factory_cd, kind, no, line, sum(qty) AS qty
        FROM (${expectedRows(registered(supplyDemand))}) AS expected WHERE qty > 0 GROUP BY 1, 2, 3, 4, 5) s
        ON s.company_cd = p.company_cd AND s.factory_cd = p.factory_cd AND s.kind = p.supply_kind AND s.no = p.supply_no
          AND s.line = p.supply_line
      WHERE p.qty > coalesce(s.qty, 0)
      UNION ALL
      SELECT 'days', concat_ws('/', company_cd, factory_cd, location_cd, item_cd, biz_dt)
      FROM (SELECT company_cd, factory_cd, location_cd, item_cd, biz_dt,
              sum(sum(qty)) OVER (PARTITION BY company_cd, factory_cd, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no
                ORDER BY biz_dt) AS qty
            FROM stock_entry WHERE ours
            GROUP BY company_cd, factory_cd, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no, biz_dt) d
      WHERE qty < 0
      UNION ALL
      SELECT 'months', concat_ws('/', company_cd, factory_cd, month, location_cd, item_cd, lot_no)
      FROM (SELECT company_cd, factory_cd, month, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no,
              closing_qty AS qty, closing_amount AS amount FROM stock_month
            UNION ALL
            SELECT e.company_cd, e.factory_cd, p.month, e.location_cd, e.item_cd, e.lot_no, e.ownership, e.owner_cd, e.quality,
              e.process_no, -e.qty, -e.amount
            FROM stock_entry e JOIN stock_period p ON p.company_cd = e.company_cd AND p.factory_cd = e.factory_cd AND p.closed
              AND e.biz_dt < (p.month || '-01')::date + interval '1 month'
            WHERE e.ours) m
      GROUP BY company_cd, factory_cd, month, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no
      HAVING sum(qty) <> 0 OR sum(amount) <> 0) found ORDER BY 1, 2 LIMIT ${mostShown}::int`,
  )
