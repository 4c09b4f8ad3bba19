import { sql } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'

/** What the list of orders shows beside the fields of its slip: lines that should have come before today; of a line without an item, what it says. */
export const lateRows = {
  late_flg: sql`(l.line_status = '1' AND l.due_dt < ${businessDayRead.of('l', 'biz_dt')}) IS TRUE`,
  item_cd_nm: sql`l.item_nm`,
}
