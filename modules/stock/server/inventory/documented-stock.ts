import { sql, type SQL } from 'drizzle-orm'
import { point, type Registered } from '#platform/server/module/point.ts'

/** Goods of which a later module's documents say where they are: what a count finds different is recorded there, and not adjusted. */
export interface DocumentedStock {
  /** A SELECT over all companies of company_cd, factory_cd, location_cd, item_cd, lot_no and process_no. */
  readonly rows: SQL
}
export const documentedStock = point<DocumentedStock>('stock that documents account for')

/** Whether line `l` of a count is of such goods. */
export function isDocumented(registered: Registered): SQL {
  const sources = registered(documentedStock)
  if (sources.length === 0) return sql`false`
  const all = sql.join(
    sources.map(({ rows }) => sql`SELECT d.* FROM (${rows}) AS d`),
    sql` UNION ALL `,
  )
  return sql`EXISTS (SELECT FROM (${all}) AS d WHERE d.company_cd = l.company_cd AND d.factory_cd = l.factory_cd
    AND d.location_cd = l.location_cd AND d.item_cd = l.item_cd AND d.lot_no = l.lot_no AND d.process_no = l.process_no)`
}
