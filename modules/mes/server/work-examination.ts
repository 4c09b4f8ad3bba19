import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workOrderOperationRead, workOrderPartRead } from '#modules/production/server/views.ts'
import { rows } from '#platform/server/database/database.ts'
import { fail, ok, type Examination } from '#platform/server/module/examination.ts'
import { workEventTable } from './tables.ts'

/** Every process stands as its events left it, with their pieces, and every part of an order has been drawn as they drew it. */
export const workExamination: Examination = {
  name: 'work',
  thorough: 'stock',
  async examine(database) {
    const wrong = await database.owner('read', (tx) =>
      rows(
        tx,
        { place: z.string() },
        sql`WITH told AS (SELECT e.company_cd, e.factory_cd, e.work_order_no, e.process_no, sum(e.good_qty) AS good,
            sum(e.defective_qty) AS defective, sum(e.rework_qty) AS reworked, max(e.event_no) AS latest
          FROM ${workEventTable} AS e WHERE e.work_order_no <> '' GROUP BY 1, 2, 3, 4),
        stands AS (SELECT t.*, CASE e.event_kind WHEN '1' THEN '1' WHEN '2' THEN '2' WHEN '3' THEN '1' WHEN '5' THEN '3'
            WHEN '9' THEN u.status_before ELSE e.status_before END AS status
          FROM told AS t JOIN ${workEventTable} AS e ON e.company_cd = t.company_cd AND e.event_no = t.latest
            LEFT JOIN ${workEventTable} AS u ON u.company_cd = e.company_cd AND u.event_no = e.undoes),
        drawn AS (SELECT e.company_cd, e.factory_cd, e.work_order_no, d.part_no, sum(d.qty) AS qty
          FROM ${workEventTable} AS e CROSS JOIN LATERAL jsonb_to_recordset(e.drawn) AS d(part_no int, qty numeric)
          GROUP BY 1, 2, 3, 4)
        SELECT o.company_cd || ' ' || o.factory_cd || ' ' || o.work_order_no || '-' || o.process_no AS place
        FROM ${workOrderOperationRead.rows} AS o LEFT JOIN stands AS s ON s.company_cd = o.company_cd
          AND s.factory_cd = o.factory_cd AND s.work_order_no = o.work_order_no AND s.process_no = o.process_no
        WHERE o.split_no = 1 AND NOT o.outside_flg AND (o.good_qty <> coalesce(s.good, 0)
          OR o.defective_qty <> coalesce(s.defective, 0) OR o.reworked_qty <> coalesce(s.reworked, 0) OR o.work_status <> coalesce(s.status, '0'))
        UNION ALL
        SELECT p.company_cd || ' ' || p.factory_cd || ' ' || p.work_order_no || '/' || p.part_no
        FROM ${workOrderPartRead.rows} AS p LEFT JOIN drawn AS d ON d.company_cd = p.company_cd
          AND d.factory_cd = p.factory_cd AND d.work_order_no = p.work_order_no AND d.part_no = p.part_no
        WHERE p.used_qty <> coalesce(d.qty, 0)
        ORDER BY place LIMIT 10`,
      ),
    )
    if (wrong.length === 0) return ok('work orders stand as what was reported left them')
    return fail(
      `processes and parts that are not what was reported: ${wrong.map(({ place }) => place).join(', ')}`,
    )
  },
}
