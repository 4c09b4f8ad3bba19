import { integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'

/** Files that have been imported: the same one again is refused (specification section 5 "CSV upload"). */
export const importFile = pgTable(
  'import_file',
  {
    company_cd: companyColumn(),
    /** What it was imported into: the name of a master. */
    target: codeColumn(60).notNull(),
    /** Empty when what it was imported into belongs to the whole company. */
    factory_cd: codeColumn(10).notNull(),
    file_hash: codeColumn(64).notNull(),
    file_nm: varchar({ length: 255 }).notNull(),
    row_cnt: integer().notNull(),
    imported_by: codeColumn().notNull(),
    imported_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.target, t.factory_cd, t.file_hash] })],
)
