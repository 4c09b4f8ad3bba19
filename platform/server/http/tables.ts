import { jsonb, pgTable, primaryKey, index } from 'drizzle-orm/pg-core'
import { codeColumn, companyColumn, moment } from '../database/columns.ts'

/** The answer to a save that carried an idempotency key: sent again, the same save gives the same answer. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    company_cd: companyColumn(),
    user_cd: codeColumn().notNull(),
    key: codeColumn(80).notNull(),
    path: codeColumn(200).notNull(),
    body_hash: codeColumn(64).notNull(),
    answer: jsonb(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.user_cd, t.key] }),
    index('idempotency_key_age').on(t.company_cd, t.created_at),
  ],
)
