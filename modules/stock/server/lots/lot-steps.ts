import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { stockDivision } from '../../contract/division.ts'

export interface Lot {
  readonly item_cd: string
  readonly lot_no: string
}

export const lotKey = ({ item_cd, lot_no }: Lot): string => JSON.stringify([item_cd, lot_no])

export type LotStep = RowOf<typeof step>
const step = {
  kind: z.enum(['lot', 'slip']),
  /** The lot that it was found from. */
  of_item: z.string(),
  of_lot: z.string(),
  item_cd: z.string(),
  lot_no: z.string(),
  stock_div: stockDivision.schema,
  document_kind: z.string(),
  document_no: z.string(),
  date: z.string(),
  qty: z.string(),
}

/** Where lots come from, or where they have gone. */
export type LotWay = 'back' | 'on'

/**
 * One step further from all of these lots. Each table is entered by its index for one row at a time (OFFSET 0): a plan
 * made without statistics would otherwise put the whole ledger beside itself.
 */
export function stepsFrom(
  { tx, session }: Context,
  lots: readonly Lot[],
  way: LotWay,
): Promise<readonly LotStep[]> {
  const { company_cd } = session
  const [near, far] = way === 'back' ? ['t', 'f'] : ['f', 't']
  const [mine, other] = way === 'back' ? ['040', '041'] : ['041', '040']
  const side = way === 'back' ? 1 : -1
  const [nearItem, nearLot, farItem, farLot, farOurs] = [
    ...[`${near}_item`, `${near}_lot`],
    ...[`${far}_item`, `${far}_lot`, `${far}_ours`],
  ].map((name) => sql.identifier(name))
  const entryOf = (ledger: string, end: number, columns: SQL) =>
    sql`(SELECT ${columns} FROM stock_entry e WHERE e.company_cd = ${company_cd}
      AND e.ledger_no = ${sql.identifier(ledger)}.ledger_no AND e.side = ${end} OFFSET 0)`
  return rows(
    tx,
    step,
    sql`WITH w AS (SELECT * FROM ${sentRows(lots, 'w', { item_cd: 'text', lot_no: 'text' })}),
      moved AS MATERIALIZED (
        SELECT w.item_cd AS of_item, w.lot_no AS of_lot, l.*
        FROM w
        CROSS JOIN LATERAL (SELECT e.ledger_no FROM stock_entry e WHERE e.company_cd = ${company_cd}
          AND e.item_cd = w.item_cd AND e.lot_no = w.lot_no AND e.lot_no <> '' AND e.side = ${side} OFFSET 0) n
        CROSS JOIN LATERAL (SELECT ${movement} FROM stock_ledger l WHERE l.company_cd = ${company_cd}
          AND l.ledger_no = n.ledger_no AND ${stands} OFFSET 0) l),
      ends AS MATERIALIZED (
        SELECT m.*, f.*, t.* FROM moved m
        CROSS JOIN LATERAL ${entryOf('m', -1, sql`e.item_cd AS f_item, e.lot_no AS f_lot, e.ours AS f_ours`)} f
        CROSS JOIN LATERAL ${entryOf('m', 1, sql`e.item_cd AS t_item, e.lot_no AS t_lot, e.ours AS t_ours, e.qty`)} t),
      -- The lots at the other end of the same work order.
      worked AS MATERIALIZED (
        SELECT d.of_item, d.of_lot, l.*, o.item_cd, o.lot_no, o.qty
        FROM (SELECT DISTINCT of_item, of_lot, document_kind, document_no FROM moved WHERE stock_div = ${mine}) d
        CROSS JOIN LATERAL (SELECT ${movement} FROM stock_ledger l WHERE l.company_cd = ${company_cd}
          AND l.document_kind = d.document_kind AND l.document_no = d.document_no AND l.stock_div = ${other}
          AND ${stands} OFFSET 0) l
        CROSS JOIN LATERAL ${entryOf('l', -side, sql`e.item_cd, e.lot_no, e.qty`)} o
        WHERE o.lot_no <> '')
      SELECT 'lot' AS kind, of_item, of_lot, ${farItem} AS item_cd, ${farLot} AS lot_no, stock_div, document_kind,
        document_no, max(biz_dt)::text AS date, trim_scale(sum(qty))::text AS qty
      FROM ends WHERE ${farLot} <> '' AND (${farItem}, ${farLot}) <> (${nearItem}, ${nearLot})
      GROUP BY 2, 3, 4, 5, 6, 7, 8
      UNION ALL
      SELECT 'lot', of_item, of_lot, item_cd, lot_no, stock_div, document_kind, document_no, max(biz_dt)::text,
        trim_scale(abs(sum(qty)))::text
      FROM worked GROUP BY 2, 3, 4, 5, 6, 7, 8
      UNION ALL
      SELECT 'slip', of_item, of_lot, of_item, of_lot, stock_div, document_kind, document_no, max(biz_dt)::text,
        trim_scale(sum(qty))::text
      FROM ends WHERE NOT ${farOurs} AND (stock_div <> ${mine} OR NOT EXISTS (SELECT FROM worked
        WHERE worked.document_kind = ends.document_kind AND worked.document_no = ends.document_no))
      GROUP BY 2, 3, 4, 5, 6, 7, 8
      ORDER BY 9, 4, 5`,
  )
}

const movement = sql`l.ledger_no, l.stock_div, l.document_kind, l.document_no, l.biz_dt`

/** Neither taken back, nor something that takes back. */
const stands = sql`l.reverses IS NULL AND NOT EXISTS (SELECT FROM stock_ledger r
  WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no)`
