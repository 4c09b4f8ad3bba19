import { sql, type SQL } from 'drizzle-orm'
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Codes and kana sort by their bytes everywhere, whatever the database's own collation is. */
const plain = customType<{ data: string; config: { length: number } }>({
  dataType: (config) => `varchar(${config?.length ?? 20}) COLLATE "C"`,
})
export const codeColumn = (length = 20) => plain({ length })
export const companyColumn = () => plain({ length: 20 }).notNull()

export const moment = () => timestamp({ withTimezone: true, mode: 'string', precision: 3 })

/** Columns of every master and document; `update_cnt` is the optimistic lock. */
export const commonColumns = () => ({
  create_user: codeColumn().notNull(),
  create_dt: moment().notNull().defaultNow(),
  update_user: codeColumn().notNull(),
  update_dt: moment().notNull().defaultNow(),
  update_cnt: integer().notNull().default(0),
})

/** What a search looks at: one SQL function folds both the columns and the search word (decisions.md), each column by itself: most are codes, which cost nothing. */
export const searchKeyColumn = customType<{ data: string }>({ dataType: () => 'text' })
export const searchKeyOf = (...columns: readonly (string | SQL)[]): SQL =>
  sql`kaname_spread(${sql.join(
    columns.map(
      (one) => sql`kaname_fold(${typeof one === 'string' ? sql`coalesce(${sql.identifier(one)}, '')` : one})`,
    ),
    sql` || ' ' || `,
  )})`
