import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import {
  codeColumn,
  commonColumns,
  companyColumn,
  searchKeyColumn,
  searchKeyOf,
} from '../database/columns.ts'

/** The rules of printed numbers, a master of a factory; how far each has counted stands in `number_counter`. */
export function numberControlTable(name: string) {
  return pgTable(
    name,
    {
      company_cd: companyColumn(),
      factory_cd: codeColumn(10).notNull(),
      kind: codeColumn().notNull(),
      kind_nm: varchar({ length: 60 }).notNull().default(''),
      prefix: codeColumn().notNull().default(''),
      digits: integer().notNull().default(6),
      start_no: integer().notNull().default(0),
      end_no: integer().notNull().default(999_999),
      step: integer().notNull().default(1),
      reset_div: codeColumn(1).notNull().default('0'),
      note: varchar({ length: 400 }).notNull().default(''),
      abort_div: codeColumn(1).notNull().default('0'),
      search_key: searchKeyColumn().generatedAlwaysAs(searchKeyOf('kind', 'kind_nm')),
      ...commonColumns(),
    },
    (t) => [
      primaryKey({ columns: [t.company_cd, t.factory_cd, t.kind] }),
      index(`${name}_search_key`).using('gin', t.search_key.op('gin_trgm_ops')),
      check(`${name}_counts_up`, sql`${t.step} >= 1 AND ${t.start_no} + ${t.step} <= ${t.end_no}`),
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
