import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'

/** What has changed since the plan was made; the run that takes it into account clears it. */
export const planMark = pgTable(
  'plan_mark',
  {
    company_cd: companyColumn(),
    mark_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    /** orders, forecasts, stock, purchases, or a master by its name. */
    mark_kind: codeColumn(40).notNull(),
    mark_key: codeColumn(200).notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.mark_no] }),
    index('plan_mark_of_factory').on(t.company_cd, t.factory_cd, t.mark_kind, t.mark_key),
  ],
)
