import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '../database/columns.ts'

/**
 * The counters of printed numbers. The row with the empty period is the rule, and the counter when the series never
 * starts again; otherwise each period has a row of its own, whose `current_no` alone counts.
 */
export function numberControlTable(name: string) {
  return pgTable(
    name,
    {
      company_cd: companyColumn(),
      factory_cd: codeColumn(10).notNull(),
      kind: codeColumn().notNull(),
      period: codeColumn(8).notNull().default(''),
      start_no: integer().notNull().default(0),
      end_no: integer().notNull().default(999_999),
      step: integer().notNull().default(1),
      current_no: integer().notNull().default(0),
      prefix: codeColumn().notNull().default(''),
      digits: integer().notNull().default(6),
      reset_div: codeColumn(1).notNull().default('0'),
      ...commonColumns(),
    },
    (t) => [
      primaryKey({ columns: [t.company_cd, t.factory_cd, t.kind, t.period] }),
      check(
        `${name}_counts_up`,
        sql`${t.step} >= 1 AND ${t.current_no} BETWEEN ${t.start_no} AND ${t.end_no}`,
      ),
      check(`${name}_has_room`, sql`length(${t.end_no}::text) <= ${t.digits}`),
      // Numbers of two periods would otherwise be alike.
      check(
        `${name}_period_in_prefix`,
        sql`CASE ${t.reset_div} WHEN '0' THEN true WHEN '1' THEN ${t.prefix} LIKE '%{yy%'
            WHEN '2' THEN ${t.prefix} LIKE '%{yy%' AND ${t.prefix} LIKE '%{MM}%'
            ELSE ${t.prefix} LIKE '%{yy%' AND ${t.prefix} LIKE '%{MM}%' AND ${t.prefix} LIKE '%{dd}%' END`,
      ),
    ],
  )
}

export type NumberControlTable = ReturnType<typeof numberControlTable>
