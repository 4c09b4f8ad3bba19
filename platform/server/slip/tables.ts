import { bigint, boolean, index, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import type { TypedValues } from '#platform/contract/slip.ts'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'

/** What a slip that is entered again and again begins with, under a name. Places are the factory's, so it is, too. */
export const slipTemplate = pgTable(
  'slip_template',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    template_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    path: codeColumn(80).notNull(),
    user_cd: codeColumn().notNull(),
    username: varchar({ length: 60 }).notNull(),
    name: varchar({ length: 40 }).notNull(),
    header: jsonb().$type<TypedValues>().notNull(),
    lines: jsonb().$type<readonly TypedValues[]>().notNull(),
    shared: boolean().notNull().default(false),
    update_dt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.template_no] }),
    uniqueIndex('slip_template_name').on(t.company_cd, t.factory_cd, t.path, t.user_cd, t.name),
    index('slip_template_shared').on(t.company_cd, t.factory_cd, t.path, t.shared),
  ],
)
