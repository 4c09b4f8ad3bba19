import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { productionPlan } from '../plan/tables.ts'
import { claimedOfJudged, mendedBehind, reworkClaims } from './rework-claims.ts'
import { workOrder, workOrderOperation } from './tables.ts'

/**
 * A work order is worth what its processes came to: good what the last one finished, defective what all found; no process passes
 * on more than the one before it made, and no more is mended than was found defective; it is finished when all of them are, and a
 * confirmed plan has its order.
 */
export const workOrderExamination: Examination = {
  name: 'work orders',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`WITH processes AS (SELECT o.company_cd, o.factory_cd, o.work_order_no, sum(o.defective_qty) AS defective,
            bool_and(o.work_status = '3') AS ended, (array_agg(o.good_qty ORDER BY o.process_no DESC))[1] AS good
          FROM ${workOrderOperation} AS o GROUP BY 1, 2, 3)
        SELECT h.company_cd || ' ' || h.factory_cd || ' ' || h.work_order_no AS place
        FROM ${workOrder} AS h JOIN processes AS p
          ON p.company_cd = h.company_cd AND p.factory_cd = h.factory_cd AND p.work_order_no = h.work_order_no
        WHERE h.good_qty <> p.good OR h.defective_qty <> p.defective OR (h.instruction_status = '2') <> p.ended
          OR h.rejected_qty < 0 OR h.rejected_qty + h.awaiting_qty > CASE WHEN h.final_flg THEN h.good_qty ELSE 0 END
          OR ${claimedOfJudged()} - ${claimedOfJudged('open_qty')} > h.rejected_qty
          OR h.awaiting_qty < 0 OR h.awaiting_qty > CASE WHEN h.final_flg THEN h.good_qty ELSE 0 END
        UNION ALL
        SELECT o.company_cd || ' ' || o.factory_cd || ' ' || o.work_order_no || '-' || o.process_no
        FROM ${workOrderOperation} AS o JOIN ${workOrderOperation} AS b ON b.company_cd = o.company_cd
          AND b.factory_cd = o.factory_cd AND b.work_order_no = o.work_order_no AND b.process_no = o.before_no
          AND b.split_no = o.split_no
        WHERE o.good_qty + o.defective_qty + o.scrapped_qty > b.good_qty + o.reworked_qty OR o.reworked_qty > b.defective_qty
        UNION ALL
        SELECT o.company_cd || ' ' || o.factory_cd || ' ' || o.work_order_no || '-' || o.process_no
        FROM ${workOrderOperation} AS o JOIN (SELECT c.company_cd, c.factory_cd, c.work_order_no, c.process_no, sum(c.qty - c.open_qty) AS taken
          FROM ${reworkClaims} AS c GROUP BY 1, 2, 3, 4) AS c ON c.company_cd = o.company_cd AND c.factory_cd = o.factory_cd
            AND c.work_order_no = o.work_order_no AND c.process_no = o.process_no
        WHERE o.split_no = 1 AND c.taken + ${mendedBehind} > o.defective_qty
        UNION ALL
        SELECT p.company_cd || ' ' || p.factory_cd || ' ' || p.work_order_no
        FROM ${productionPlan} AS p LEFT JOIN ${workOrder} AS h ON h.company_cd = p.company_cd
          AND h.factory_cd = p.factory_cd AND h.work_order_no = p.work_order_no AND h.plan_no = p.plan_no
        WHERE p.work_order_no <> '' AND h.work_order_no IS NULL
        ORDER BY place LIMIT 10`,
      ),
    )
    if (wrong.length === 0) return ok('work orders agree with their processes')
    return fail(`work orders that do not add up: ${wrong.map(({ place }) => place).join(', ')}`)
  },
}
