import { bigint, foreignKey, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '#platform/server/database/columns.ts'
import { appUser } from '../tables.ts'

/** A program that may call as if it had signed in: its key is told once, and stands here as a hash. */
export const apiKey = pgTable(
  'api_key',
  {
    company_cd: companyColumn(),
    key_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    key_hash: codeColumn(64).notNull(),
    name: varchar({ length: 60 }).notNull(),
    factory_cd: codeColumn(10).notNull(),
    /** Permissions, with blanks between them. */
    permissions: varchar({ length: 400 }).notNull(),
    user_cd: codeColumn().notNull(),
    created_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    last_used_at: moment(),
    revoked_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.key_no] }),
    uniqueIndex('api_key_hash').on(t.company_cd, t.key_hash),
    foreignKey({ columns: [t.company_cd, t.user_cd], foreignColumns: [appUser.company_cd, appUser.user_cd] }),
  ],
)
