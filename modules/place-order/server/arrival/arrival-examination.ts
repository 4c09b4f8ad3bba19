import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { outsideStep } from '../outside/tables.ts'
import { placeOrderLine } from '../tables.ts'
import { acceptance, acceptanceLine, arrival, arrivalLine } from './tables.ts'

/** The quantities on the lines of arrivals are the sums of the acceptances behind them, and those on the lines of orders the sums of both. */
export const arrivalExamination: Examination = {
  name: 'arrivals',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`WITH judged AS (SELECT h.company_cd, h.factory_cd, h.arrival_no, l.arrival_line_no,
            sum(l.good_qty) AS good, sum(l.defective_qty) AS defective, sum(l.return_qty) AS returned,
            sum(CASE l.judged_goods WHEN '2' THEN l.return_qty ELSE 0 END) AS defects_returned,
            sum(CASE l.judged_goods WHEN '0' THEN l.return_qty ELSE 0 END) AS goods_returned
          FROM ${acceptance} AS h JOIN ${acceptanceLine} AS l
            ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.acceptance_no = h.acceptance_no
          WHERE h.acceptance_status = '1' GROUP BY 1, 2, 3, 4)
        SELECT l.company_cd || ' ' || l.factory_cd || ' ' || l.arrival_no || '/' || l.line_no AS place
        FROM ${arrivalLine} AS l JOIN ${arrival} AS h
          ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.arrival_no = l.arrival_no
        LEFT JOIN judged AS j ON j.company_cd = l.company_cd AND j.factory_cd = l.factory_cd
          AND j.arrival_no = l.arrival_no AND j.arrival_line_no = l.line_no
        CROSS JOIN LATERAL (SELECT CASE WHEN h.arrival_status = '1' AND l.outcome = '0' AND NOT l.inspected THEN l.qty ELSE 0 END AS at_once) AS own
        WHERE l.good_qty <> coalesce(j.good, 0) + own.at_once - coalesce(j.goods_returned, 0)
          OR l.defective_qty <> coalesce(j.defective, 0) - coalesce(j.defects_returned, 0)
          OR l.returned_qty <> coalesce(j.returned, 0) OR l.goods_returned_qty <> coalesce(j.goods_returned, 0)
          OR l.good_qty < 0 OR l.defective_qty < 0
          OR l.inspected_qty <> l.good_qty + l.defective_qty + l.returned_qty
          OR l.inspected_qty > l.qty
        ORDER BY place LIMIT 10`,
      ),
    )
    const named = (places: typeof wrong) => places.map(({ place }) => place).join(', ')
    if (wrong.length > 0) return fail(`arrival lines differ from their acceptances: ${named(wrong)}`)
    const other = await database.owner('read', orderLinesThatDiffer)
    if (other.length > 0) return fail(`order lines differ from what came for them: ${named(other)}`)
    return ok('what was inspected of arrivals and came for orders agrees with the slips behind it')
  },
}

/** What came back from an outside process has slips of its own. */
const orderLinesThatDiffer = (tx: Tx) =>
  rows(
    tx,
    { place: z.string() },
    sql`WITH come AS (SELECT l.company_cd, l.factory_cd, l.po_no, l.po_line_no, l.arrival_no, l.line_no, l.closed_qty, l.qty,
          CASE WHEN l.inspected THEN 0 ELSE l.qty END AS at_once
        FROM ${arrivalLine} AS l JOIN ${arrival} AS h USING (company_cd, factory_cd, arrival_no)
        WHERE h.arrival_status = '1' AND l.outcome = '0' AND l.po_no <> ''),
      judged AS (SELECT h.company_cd, h.factory_cd, h.arrival_no, l.arrival_line_no AS line_no, sum(l.good_qty) AS good,
          sum(l.return_qty) AS returned, coalesce(sum(l.return_qty) FILTER (WHERE l.redeliver), 0) AS redelivery,
          coalesce(sum(l.good_qty + l.defective_qty + l.return_qty) FILTER (WHERE l.judged_goods = '1'), 0) AS inspected
        FROM ${acceptance} AS h JOIN ${acceptanceLine} AS l USING (company_cd, factory_cd, acceptance_no)
        WHERE h.acceptance_status = '1' GROUP BY 1, 2, 3, 4),
      summed AS (SELECT c.company_cd, c.factory_cd, c.po_no, c.po_line_no::int AS line_no, sum(c.qty) AS received,
          sum(c.at_once + coalesce(j.inspected, 0)) AS inspected, sum(c.at_once + coalesce(j.good, 0)) AS accepted,
          sum(coalesce(j.returned, 0)) AS returned, sum(coalesce(j.redelivery, 0)) AS redelivery, sum(c.closed_qty) AS closed
        FROM come AS c LEFT JOIN judged AS j USING (company_cd, factory_cd, arrival_no, line_no) GROUP BY 1, 2, 3, 4)
    SELECT o.company_cd || ' ' || o.factory_cd || ' ' || o.po_no || '/' || o.line_no AS place
    FROM ${placeOrderLine} AS o LEFT JOIN summed AS s USING (company_cd, factory_cd, po_no, line_no)
    WHERE (o.received_qty <> coalesce(s.received, 0) OR o.inspected_qty <> coalesce(s.inspected, 0)
        OR o.accepted_qty <> coalesce(s.accepted, 0) OR o.returned_qty <> coalesce(s.returned, 0)
        OR o.redelivery_qty <> coalesce(s.redelivery, 0) OR o.closed_qty < coalesce(s.closed, 0))
      AND NOT EXISTS (SELECT FROM ${outsideStep} AS p WHERE p.company_cd = o.company_cd AND p.factory_cd = o.factory_cd
        AND p.po_no = o.po_no AND p.po_line_no = o.line_no)
    ORDER BY place LIMIT 10`,
  )
