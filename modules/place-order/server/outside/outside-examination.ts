import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { placeStockRead } from '#modules/stock/server/views.ts'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { outsideMove, outsideMoveLine, outsideStep } from './tables.ts'

/** 外注預け残, by lot, which an order of rework shares with the one that it mends: sent = good + defective + still there, by the slips that stand and by what lies at the subcontractors. */
export const outsideExamination: Examination = {
  name: 'outside processes',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`SELECT s.company_cd || ' ' || s.factory_cd || ' ' || s.po_no || '/' || s.po_line_no AS place
          FROM ${outsideStep} AS s
          LEFT JOIN (SELECT company_cd, factory_cd, po_no, po_line_no, sum(sent) AS sent, sum(good) AS good, sum(defective) AS defective
            FROM (SELECT l.company_cd, l.factory_cd, l.po_no, l.po_line_no, l.sent_qty AS sent, l.good_qty AS good, l.defective_qty AS defective
                FROM ${outsideMoveLine} AS l JOIN ${outsideMove} AS h
                  ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.move_no = l.move_no WHERE h.move_state = '1'
              UNION ALL SELECT l.company_cd, l.factory_cd, l.next_po_no, l.next_line_no, l.good_qty, 0, 0
                FROM ${outsideMoveLine} AS l JOIN ${outsideMove} AS h
                  ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.move_no = l.move_no
                WHERE h.move_state = '1' AND l.next_po_no <> '') AS each GROUP BY 1, 2, 3, 4) AS m
            USING (company_cd, factory_cd, po_no, po_line_no)
          WHERE (s.sent_qty, s.good_qty, s.defective_qty) <> (coalesce(m.sent, 0), coalesce(m.good, 0), coalesce(m.defective, 0))
        UNION ALL SELECT s.company_cd || ' ' || s.factory_cd || ' ' || s.lot_no || ' ' || s.place_cd
          FROM (SELECT company_cd, factory_cd, item_cd, lot_no, place_cd, before_no, sum(sent_qty - good_qty - defective_qty) AS there
            FROM ${outsideStep} GROUP BY 1, 2, 3, 4, 5, 6) AS s
          WHERE s.there <> coalesce((SELECT sum(b.qty) FROM ${placeStockRead.rows} AS b WHERE b.company_cd = s.company_cd AND b.factory_cd = s.factory_cd
            AND b.location_cd = s.place_cd AND b.item_cd = s.item_cd AND b.lot_no = s.lot_no AND b.process_no = s.before_no::text), 0)
        ORDER BY place LIMIT 10`,
      ),
    )
    if (wrong.length === 0)
      return ok('pieces at subcontractors are those that went out and did not come back')
    return fail(`outside processes whose pieces do not add up: ${wrong.map(({ place }) => place).join(', ')}`)
  },
}
