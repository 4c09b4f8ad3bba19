import { sql, type SQL } from 'drizzle-orm'
import type { SupplyDemandSource } from './sources.ts'

/** What has been promised of the stock on hand goes when its demand is due: for certain, also where the promise may be shared out anew. */
const promised = sql`SELECT company_cd, factory_cd, item_cd, need_dt AS date, demand_kind AS kind, demand_no AS no,
    demand_line AS line, -sum(qty) AS qty, true AS firm, owner_cd, 'promised' AS counts
  FROM allocation WHERE quality = '0' AND (ownership = '0' OR owner_cd <> '')
  GROUP BY company_cd, factory_cd, item_cd, need_dt, demand_kind, demand_no, demand_line, owner_cd`

/**
 * Supply and demand of all modules, one row for a line: company_cd, factory_cd, item_cd, date, kind, no, line, qty, firm,
 * owner_cd, counts. A condition on company, factory and item around it is one on each table.
 */
export const expectedRows = (sources: readonly SupplyDemandSource[]): SQL =>
  sql.join(
    [
      promised,
      ...sources.map(
        ({
          kind,
          counts,
          rows,
        }) => sql`SELECT company_cd, factory_cd, item_cd, date, ${kind}::text, no, line, qty, firm,
          owner_cd, ${counts}::text FROM (${rows}) AS open_line`,
      ),
    ],
    sql` UNION ALL `,
  )

/** Of a row of `expectedRows` that is called `row`: the day on which it comes or goes as far as anybody knows. */
export function knownDay(sources: readonly SupplyDemandSource[], row: string): SQL {
  const day = sql`${sql.identifier(row)}.date`
  const later = sources.flatMap(({ kind, counts, ready }) =>
    ready
      ? [sql`CASE WHEN ${sql.identifier(row)}.kind = ${kind} AND counts = ${counts} THEN ${ready(row)} END`]
      : [],
  )
  return sql`greatest(${sql.join([day, ...later], sql`, `)})`
}

/** What waits for its inspection and stands among the supplies all the same, of all modules: company_cd, factory_cd, item_cd, qty. */
export const inspectedSupplies = (sources: readonly SupplyDemandSource[]): SQL =>
  sql.join(
    [
      // Codes sort by their bytes here, too: of mixed sorts no condition from outside would reach an index.
      sql`SELECT NULL::text COLLATE "C" AS company_cd, NULL::text COLLATE "C" AS factory_cd, NULL::text COLLATE "C" AS item_cd, 0::numeric AS qty
        WHERE false`,
      ...sources.flatMap(({ inspected }) => (inspected ? [inspected] : [])),
    ],
    sql` UNION ALL `,
  )

/** 有効在庫 of our own good stock = on hand + on order + in production − allocated, by item of a factory. */
export const effectiveStock = (
  sources: readonly SupplyDemandSource[],
  { company_cd, factory_cd }: { readonly company_cd: string; readonly factory_cd: string },
): SQL => sql`SELECT item_cd, sum(qty) AS effective_qty FROM (
    SELECT item_cd, qty FROM stock_availability
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND ownership = '0' AND owner_cd = '' AND quality = '0'
    UNION ALL
    SELECT item_cd, qty FROM (${expectedRows(sources)}) AS expected
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND owner_cd = '' AND counts <> 'demand') AS counted
  GROUP BY item_cd`
