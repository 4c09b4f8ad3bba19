import { bigint, boolean, index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import type { ChangedPlace } from './kept-place.ts'

/** 移動履歴: what planners have applied on the Gantt, for whoever did it to take back and do again. */
export const ganttChange = pgTable(
  'gantt_change',
  {
    company_cd: companyColumn(),
    change_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    /** Everything that it moved, also what had to make room. */
    places: jsonb().$type<readonly ChangedPlace[]>().notNull().default([]),
    undone_flg: boolean().notNull().default(false),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.change_no] }),
    index('gantt_change_of_user').on(t.company_cd, t.factory_cd, t.create_user, t.change_no),
  ],
)
