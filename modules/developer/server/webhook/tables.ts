import { bigint, boolean, foreignKey, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { appUser } from '#modules/system/server/tables.ts'
import { codeColumn, companyColumn, moment } from '#platform/server/database/columns.ts'

/** A program that is told of what has changed in the company. The secret has to sign, so it stands here as it is, and leaves only once. */
export const webhook = pgTable(
  'webhook',
  {
    company_cd: companyColumn(),
    webhook_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    name: varchar({ length: 60 }).notNull(),
    url: varchar({ length: 500 }).notNull(),
    /** What is told, with blanks between. */
    facts: varchar({ length: 200 }).notNull(),
    secret: codeColumn(80).notNull(),
    enabled: boolean().notNull().default(true),
    user_cd: codeColumn().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.webhook_no] }),
    foreignKey({ columns: [t.company_cd, t.user_cd], foreignColumns: [appUser.company_cd, appUser.user_cd] }),
  ],
)
