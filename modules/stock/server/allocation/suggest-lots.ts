import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { Ownership } from '../../contract/stock-codes.ts'
import type { Demand } from '../ledger/demand.ts'
import { isClosedLot } from './closed-lots.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'

export type SuggestedLot = RowOf<typeof suggestedLot>
const suggestedLot = {
  location_cd: z.string(),
  lot_no: z.string(),
  expiry_dt: z.string().nullable(),
  received_dt: z.string().nullable(),
  qty: z.string(),
}

export interface LotQuestion {
  readonly warehouse_cd: string
  readonly item_cd: string
  readonly qty: string
  /** Whose goods, where they are not our own. */
  readonly ownership?: Ownership
  readonly owner_cd?: string
  /** For whom they are taken: what was promised to them by its number is theirs to take. */
  readonly demands?: readonly Demand[]
  /** First expired first out, or first in first out. */
  readonly order: 'fefo' | 'fifo'
}

/**
 * Which lots to take, and how many of each, until the quantity is there: good ones that are not promised to somebody by
 * their number, are not held and have not expired.
 */
export function suggestLots(
  { tx, session }: Context,
  { warehouse_cd, item_cd, qty, order, ownership = '0', owner_cd = '', demands = [] }: LotQuestion,
): Promise<readonly SuggestedLot[]> {
  const { company_cd, factory_cd } = session
  const sequence =
    order === 'fefo'
      ? sql`expiry_dt NULLS LAST, received_dt NULLS LAST, lot_no, location_cd`
      : sql`received_dt NULLS LAST, expiry_dt NULLS LAST, lot_no, location_cd`
  return rows(
    tx,
    suggestedLot,
    sql`WITH there AS (
        SELECT b.location_cd, b.lot_no, l.expiry_dt, l.received_dt, b.qty,
          (SELECT coalesce(sum(a.qty), 0) FROM allocation a WHERE a.company_cd = b.company_cd AND a.factory_cd = b.factory_cd
            AND a.warehouse_cd = b.warehouse_cd AND a.item_cd = b.item_cd AND a.ownership = b.ownership AND a.owner_cd = b.owner_cd AND a.quality = '0'
            AND a.lot_no <> '' AND a.lot_no = b.lot_no AND NOT EXISTS (SELECT
              FROM ${sentRows(demands, 'd', { demand_kind: 'text', demand_no: 'text', demand_line: 'int' })}
              WHERE d.demand_kind = a.demand_kind AND d.demand_no = a.demand_no AND d.demand_line = a.demand_line)) AS promised,
          sum(b.qty) OVER (PARTITION BY b.lot_no ORDER BY b.location_cd) AS in_lot
        FROM stock_balance b
        LEFT JOIN lot l ON l.company_cd = b.company_cd AND l.item_cd = b.item_cd AND l.lot_no = b.lot_no
        WHERE b.company_cd = ${company_cd} AND b.factory_cd = ${factory_cd} AND b.warehouse_cd = ${warehouse_cd}
          AND b.item_cd = ${item_cd} AND b.ownership = ${ownership} AND b.owner_cd = ${owner_cd} AND b.quality = '0' AND b.process_no = '' AND b.qty > 0
          AND NOT ${isClosedLot(sql`l`, session)}),
      free AS (SELECT *, least(qty, in_lot - promised) AS free FROM there),
      counted AS (SELECT *, sum(free) OVER (ORDER BY ${sequence}) - free AS before FROM free WHERE free > 0)
      SELECT location_cd, lot_no, expiry_dt::text, received_dt::text, least(free, ${qty}::numeric - before)::text AS qty
      FROM counted WHERE before < ${qty}::numeric ORDER BY ${sequence}`,
  )
}
