import { bigint, boolean, index, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'
import type { ListLayout } from '#platform/contract/list-view.ts'

/** How a person wants to see a list: columns, their order and widths, and the search that it opens with. */
export const listView = pgTable(
  'list_view',
  {
    company_cd: companyColumn(),
    user_cd: codeColumn().notNull(),
    list: codeColumn(60).notNull(),
    /** Null: as the list defines it. */
    layout: jsonb().$type<ListLayout>(),
    /** Of `saved_search`; one that is gone counts as none. */
    default_search: bigint({ mode: 'bigint' }),
    update_dt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.user_cd, t.list] })],
)

/** Conditions and order of a list under a name. Its owner changes it; colleagues see what is shared. */
export const savedSearch = pgTable(
  'saved_search',
  {
    company_cd: companyColumn(),
    search_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    list: codeColumn(60).notNull(),
    user_cd: codeColumn().notNull(),
    username: varchar({ length: 60 }).notNull(),
    name: varchar({ length: 40 }).notNull(),
    conditions: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    sort: codeColumn(61).notNull(),
    shared: boolean().notNull().default(false),
    update_dt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.search_no] }),
    uniqueIndex('saved_search_name').on(t.company_cd, t.list, t.user_cd, t.name),
    index('saved_search_shared').on(t.company_cd, t.list, t.shared),
  ],
)
