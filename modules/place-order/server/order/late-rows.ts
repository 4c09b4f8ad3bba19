import { sql } from 'drizzle-orm'
import { itemRead } from '#modules/master/server/views.ts'
import { businessDayRead } from '#modules/system/server/views.ts'

/** What the list of orders shows beside the fields of its slip: lines that should have come before today; of a line without an item, what it says. */
export const lateRows = {
  late_flg: sql`(l.line_status = '1' AND l.due_dt < ${businessDayRead.of('l', 'biz_dt')}) IS TRUE`,
  item_cd_nm: sql`CASE WHEN l.item_cd IS NULL THEN l.item_nm ELSE ${itemRead.of('l', 'item_nm')} END`,
}
