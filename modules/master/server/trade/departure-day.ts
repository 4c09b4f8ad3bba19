import { sql, type SQL } from 'drizzle-orm'
import { calendar, calendarDay, item, leadTime, supplier } from '../tables.ts'
import { factoryCalendar } from './trade-terms.ts'

/** No supplier is closed for longer than so many days together. */
const longestHoliday = 62

/** Once for all days that are looked at. */
const terms = sql`SELECT coalesce(t.lead_time, i.lead_time) AS lead_time, coalesce(nullif(s.calendar_cd, ''),
      ${factoryCalendar({ company_cd: sql`l.company_cd`, factory_cd: sql`l.factory_cd` })}) AS calendar_cd
    FROM ${item} AS i
    LEFT JOIN ${supplier} AS s ON s.company_cd = l.company_cd AND s.supplier_cd = l.supplier_cd AND s.branch_no = l.branch_no
    LEFT JOIN ${leadTime} AS t ON t.company_cd = l.company_cd AND t.factory_cd = l.factory_cd AND t.supplier_cd = l.supplier_cd
      AND t.branch_no = l.branch_no AND t.item_cd = l.item_cd AND t.abort_div = '0'
    WHERE i.company_cd = l.company_cd AND i.item_cd = l.item_cd OFFSET 0`

/**
 * When work on goods begins that a supplier brings on `due_dt`: his lead time for the item before, counted in the days on which he
 * works, as a plan counts it; his calendar is the factory's where he has none of his own. The row l carries company_cd, factory_cd,
 * supplier_cd, branch_no, item_cd and due_dt.
 */
export const departureDay: SQL = sql`(SELECT worked.day FROM (
    SELECT days.day, days.lead_time, row_number() OVER (ORDER BY days.day DESC) AS nth
    FROM (SELECT l.due_dt - back AS day, known.lead_time, known.calendar_cd FROM (${terms}) AS known
      CROSS JOIN LATERAL generate_series(0, known.lead_time * 2 + ${longestHoliday}::int) AS back) AS days
    LEFT JOIN ${calendar} AS c ON c.company_cd = l.company_cd AND c.calendar_cd = days.calendar_cd
    LEFT JOIN ${calendarDay} AS own ON own.company_cd = l.company_cd AND own.calendar_cd = days.calendar_cd
      AND own.calendar_dt = days.day AND own.abort_div = '0'
    WHERE NOT coalesce(own.day_div = '2', (ARRAY[c.mon_flg, c.tue_flg, c.wed_flg, c.thu_flg, c.fri_flg, c.sat_flg, c.sun_flg])
      [extract(isodow FROM days.day)::int], extract(isodow FROM days.day) > 5)) AS worked
  WHERE worked.nth = worked.lead_time + 1)`
