import { listedText } from '#platform/contract/punctuation.ts'
import type { Text } from '#platform/contract/text.ts'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { compare, decimal, minus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { deliveryLine, deliveryPackage, sales, salesLine } from '../tables.ts'

/** What of a line that was sold can still come back, by lot; empty of goods that have none. */
export const lotsLeft = z.array(z.object({ lot_no: z.string(), left_qty: z.string() }))
export type LotsLeft = z.output<typeof lotsLeft>

/** Of a set that is sold the lots are those of what has left in its place: nothing is known of its own. */
const picked = sql`FROM ${deliveryLine} AS d JOIN ${deliveryPackage} AS p
    ON p.company_cd = d.company_cd AND p.factory_cd = d.factory_cd AND p.delivery_no = d.delivery_no AND p.line_no = d.line_no
  WHERE h.source = '1' AND l.source_line_no <> 0 AND d.company_cd = h.company_cd AND d.factory_cd = h.factory_cd
    AND d.delivery_no = h.source_no AND d.line_no = l.source_line_no AND d.ship_item_cd = l.item_cd`

/** Of the line `l` of the slip `h`: what was picked for it, or its own lot, less what has come back on other slips than this one. */
export const lotsLeftOf = (sales_no: string): SQL => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('lot_no', s.lot_no, 'left_qty', trim_scale(s.qty)::text) ORDER BY s.lot_no), '[]')
  FROM (SELECT t.lot_no, sum(t.qty) AS qty FROM (
    SELECT l.lot_no, l.qty WHERE l.source_line_no = 0
    UNION ALL SELECT p.lot_no, p.qty ${picked}
    UNION ALL SELECT r.lot_no, -r.qty FROM ${salesLine} AS r JOIN ${sales} AS b
        ON b.company_cd = r.company_cd AND b.factory_cd = r.factory_cd AND b.sales_no = r.sales_no
      WHERE r.company_cd = l.company_cd AND r.factory_cd = l.factory_cd AND r.origin_no = l.sales_no AND r.origin_line_no = l.line_no
        AND r.sales_div = '520' AND r.return_judgement IN ('1', '2') AND b.sales_slip_status IN ('1', '2')
        AND b.colour <> '1' AND b.corrected_by = '' AND b.sales_no <> ${sales_no}) AS t
    WHERE t.lot_no <> '' GROUP BY t.lot_no) AS s)`

/** Whether the line `l` of the slip `h` has sold of a lot. */
export const hasSold = (lot_no: SQL): SQL =>
  sql`(l.source_line_no = 0 AND l.lot_no = ${lot_no} OR EXISTS (SELECT ${picked} AND p.lot_no = ${lot_no}))`

/** How much of a lot can still come back; undefined where lots do not matter. */
export function leftOfLot(lots: LotsLeft, lot_no: string): Decimal | undefined {
  if (lot_no === '' || lots.length === 0) return undefined
  return decimal(lots.find((one) => one.lot_no === lot_no)?.left_qty ?? '0')
}

export const isEnough = (left: Decimal | undefined, qty: string): boolean =>
  left === undefined || compare(left, decimal(qty)) >= 0

/** The same with one more line that brings back of it. */
export const lotsWithout = (lots: LotsLeft, lot_no: string, qty: string): LotsLeft =>
  lots.map((one) =>
    one.lot_no === lot_no
      ? { lot_no, left_qty: written(minus(decimal(one.left_qty), decimal(qty)), 0) }
      : one,
  )

/** For a refusal: which lots it were, and how much of each can come back. */
export const lotsInWords = (lots: LotsLeft): Text =>
  listedText(lots.map(({ lot_no, left_qty }) => `${lot_no} ${left_qty}`))

/** The lot of which something can come back, where there is only one. */
export function onlyLot(lots: LotsLeft): string {
  const [one, ...others] = lots.filter(({ left_qty }) => compare(decimal(left_qty), zero) > 0)
  return one && others.length === 0 ? one.lot_no : ''
}
