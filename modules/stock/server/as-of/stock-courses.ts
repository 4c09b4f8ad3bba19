import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { courseWeeks, type stockCourses as stockCoursesCall } from '../../contract/stock-list.ts'

/** Back from what is on hand, week by week, over the entries of the last weeks. */
export async function stockCourses(
  { tx, session }: Context,
  { items }: InputOf<typeof stockCoursesCall>,
): Promise<OutputOf<typeof stockCoursesCall>> {
  const { company_cd, factory_cd } = session
  const meant = textArray(items)
  const today = businessDayRead.of(session, 'biz_dt')
  const list = await rows(
    tx,
    { item_cd: z.string(), values: z.array(z.string()) },
    sql`WITH moved AS (
        SELECT item_cd, (${today} - biz_dt) / 7 AS week, sum(qty) AS qty FROM stock_entry
        WHERE ours AND company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND item_cd = ANY(${meant})
          AND biz_dt > ${today} - 7 * ${courseWeeks - 1}::int AND ownership = '0' AND quality = '0' AND process_no = ''
        GROUP BY 1, 2)
      SELECT i.item_cd, ARRAY(SELECT trim_scale(i.on_hand - coalesce((SELECT sum(m.qty) FROM moved m
            WHERE m.item_cd = i.item_cd AND m.week < w.back), 0))::text
          FROM generate_series(0, ${courseWeeks - 1}::int) AS w(back) ORDER BY w.back DESC) AS values
      FROM (SELECT item_cd, sum(qty) AS on_hand FROM stock_availability
        WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND item_cd = ANY(${meant})
          AND ownership = '0' AND quality = '0' GROUP BY item_cd) AS i`,
  )
  return { list: [...list] }
}
