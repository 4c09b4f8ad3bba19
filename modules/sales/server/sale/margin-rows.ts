import { sql } from 'drizzle-orm'
import { itemRead } from '#modules/master/server/views.ts'

/** What 売上管理 shows beside the fields of its slip. */
export const marginRows = {
  item_type_cd: itemRead.of('l', 'item_type_cd'),
  item_type_nm: itemRead.of('l', 'item_type_nm'),
  margin_rate: sql`round(100 * l.line_margin / nullif(l.line_margin + coalesce(l.line_cost, 0), 0), 1)`,
}
