import { sql } from 'drizzle-orm'

/** What 売上管理 shows beside the fields of its slip. */
export const marginRows = {
  margin_rate: sql`round(100 * l.line_margin / nullif(l.line_margin + coalesce(l.line_cost, 0), 0), 1)`,
}
