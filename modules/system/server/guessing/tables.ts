import { foreignKey, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '#platform/server/database/columns.ts'
import { appUser } from '../tables.ts'

/** Wrong passwords of a user in a row, by the address that they came from: who guesses locks himself out, and not the user. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    company_cd: companyColumn(),
    user_cd: codeColumn().notNull(),
    address: varchar({ length: 60 }).notNull(),
    failed_cnt: integer().notNull(),
    last_at: moment().notNull(),
    locked_until: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.user_cd, t.address] }),
    foreignKey({ columns: [t.company_cd, t.user_cd], foreignColumns: [appUser.company_cd, appUser.user_cd] }),
    index('sign_in_failure_age').on(t.company_cd, t.last_at),
  ],
)
