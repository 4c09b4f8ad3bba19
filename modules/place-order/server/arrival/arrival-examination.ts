import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { acceptance, acceptanceLine, arrival, arrivalLine } from './tables.ts'

/** The quantities on the lines of arrivals are the sums of the acceptances behind them. */
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
        WHERE l.good_qty <> coalesce(j.good, 0) + own.at_once OR l.defective_qty <> coalesce(j.defective, 0)
          OR l.returned_qty <> coalesce(j.returned, 0) OR l.defects_returned_qty <> coalesce(j.defects_returned, 0)
          OR l.goods_returned_qty <> coalesce(j.goods_returned, 0) OR l.goods_returned_qty > l.good_qty
          OR l.inspected_qty <> l.good_qty + l.defective_qty + l.returned_qty - l.defects_returned_qty - l.goods_returned_qty
          OR l.inspected_qty > l.qty
        ORDER BY place LIMIT 10`,
      ),
    )
    if (wrong.length === 0) return ok('what was inspected of arrivals agrees with their acceptances')
    return fail(`arrival lines differ from their acceptances: ${wrong.map(({ place }) => place).join(', ')}`)
  },
}
