import { sql } from 'drizzle-orm'
import { publishedRead } from '#platform/server/database/published-read.ts'
import { allocation, allocationRelease } from './allocation/tables.ts'
import { peg } from './peg/tables.ts'
import { itemCost, lot, stockAvailability, stockBalance, stockEntry, stockLedger } from './tables.ts'

/** What later modules read of this one, in their own statements. */

/** What is promised to whom. */
export const allocationRead = publishedRead(allocation, {
  key: ['company_cd', 'allocation_no'],
  columns: [
    'factory_cd',
    'demand_kind',
    'demand_no',
    'demand_line',
    'warehouse_cd',
    'item_cd',
    'qty',
    'firm_flg',
    'need_dt',
  ],
})

/** What demands wait for, of supplies to come. */
export const pegRead = publishedRead(peg, {
  key: [
    'company_cd',
    'factory_cd',
    'demand_kind',
    'demand_no',
    'demand_line',
    'supply_kind',
    'supply_no',
    'supply_line',
    'item_cd',
    'owner_cd',
  ],
  columns: ['qty', 'priority', 'need_dt', 'create_dt'],
})

/** What demands have lost that they had been promised, and who has seen it. */
export const releaseRead = publishedRead(allocationRelease, {
  key: ['company_cd', 'release_no'],
  columns: [
    'factory_cd',
    'demand_kind',
    'demand_no',
    'demand_line',
    'item_cd',
    'qty',
    'document_kind',
    'document_no',
    'released_at',
    'seen_at',
    'seen_user',
  ],
})

/** What there is of finished goods in a warehouse, and how much of it is promised. */
export const availabilityRead = publishedRead(stockAvailability, {
  key: ['company_cd', 'factory_cd', 'warehouse_cd', 'item_cd', 'ownership', 'owner_cd', 'quality'],
  columns: ['qty', 'allocated_qty'],
})

/** What lies where, by lot, and when it was moved last. */
export const placeStockRead = publishedRead(stockBalance, {
  key: [
    'company_cd',
    'factory_cd',
    'location_cd',
    'item_cd',
    'lot_no',
    'ownership',
    'owner_cd',
    'quality',
    'process_no',
  ],
  columns: ['qty', 'last_dt'],
})

/** When a lot came, until when it is good, and whether it may leave. */
export const lotRead = publishedRead(lot, {
  key: ['company_cd', 'item_cd', 'lot_no'],
  columns: ['received_dt', 'expiry_dt', 'hold_flg', 'hold_reason'],
})

/** What one of an item is worth in a factory. */
export const itemCostRead = publishedRead(itemCost, {
  key: ['company_cd', 'factory_cd', 'item_cd'],
  columns: ['unit_cost'],
})

/** Which lots have come into stock by which document (040), as long as that was not taken back. */
export const finishedLots = sql`(SELECT e.company_cd, e.item_cd, e.lot_no, l.document_kind, l.document_no
  FROM ${stockEntry} AS e JOIN ${stockLedger} AS l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
  WHERE e.side = 1 AND e.lot_no <> '' AND l.stock_div = '040' AND l.reverses IS NULL
    AND NOT EXISTS (SELECT FROM ${stockLedger} AS r WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no))`
