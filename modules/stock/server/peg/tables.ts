import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'

/**
 * 紐付け: a demand that waits for a supply which is still to come. Only hard ones are stored: what a plan merely calculates
 * with is worked out anew.
 */
export const peg = pgTable(
  'peg',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    demand_kind: codeColumn().notNull(),
    demand_no: codeColumn(40).notNull(),
    demand_line: integer().notNull(),
    supply_kind: codeColumn().notNull(),
    supply_no: codeColumn(40).notNull(),
    supply_line: integer().notNull(),
    item_cd: codeColumn(40).notNull(),
    /** Whose goods they will be; '' are our own. */
    owner_cd: codeColumn().notNull().default(''),
    qty: numeric({ precision: 16, scale: 3 }).notNull().default('0'),
    /** 1 is served first and loosened last. */
    priority: smallint().notNull().default(5),
    need_dt: date({ mode: 'string' }),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({
      name: 'peg_pk',
      columns: [
        t.company_cd,
        t.factory_cd,
        t.demand_kind,
        t.demand_no,
        t.demand_line,
        t.supply_kind,
        t.supply_no,
        t.supply_line,
        t.item_cd,
        t.owner_cd,
      ],
    }),
    index('peg_of_supply').on(t.company_cd, t.factory_cd, t.supply_kind, t.supply_no, t.supply_line),
    check('peg_of_something', sql`${t.qty} > 0`),
  ],
)
