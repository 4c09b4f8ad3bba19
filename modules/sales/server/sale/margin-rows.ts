import { sql, type SQL } from 'drizzle-orm'
import { itemRead } from '#modules/master/server/views.ts'

/** What goods cost is known when they are posted: before, and of a slip that was cancelled before, there is no margin, in no row and in no sum. */
const whenPosted = (column: SQL) => sql`CASE WHEN h.sales_slip_status IN ('1', '2') THEN ${column} END`

/** What 売上伝票一覧 shows in place of fields of its slip. */
export const slipMarginRows = {
  cost_amount: whenPosted(sql`h.cost_amount`),
  margin_amount: whenPosted(sql`h.margin_amount`),
}

/** What 売上管理 shows beside the fields of its slip. */
export const marginRows = {
  item_type_cd: itemRead.of('l', 'item_type_cd'),
  item_type_nm: itemRead.of('l', 'item_type_nm'),
  line_cost: whenPosted(sql`l.line_cost`),
  line_margin: whenPosted(sql`l.line_margin`),
  margin_rate: whenPosted(
    sql`round(100 * l.line_margin / nullif(l.line_margin + coalesce(l.line_cost, 0), 0), 1)`,
  ),
}
