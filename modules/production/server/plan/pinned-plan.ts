import { sql } from 'drizzle-orm'
import { planOperation } from './tables.ts'

/** Of a plan (p): typed, changed or locked by a person, or with a process that was moved by one. */
export const pinnedPlan = sql`(p.manual_flg OR p.locked_flg OR EXISTS (SELECT FROM ${planOperation} AS o
  WHERE o.company_cd = p.company_cd AND o.plan_no = p.plan_no AND o.locked_flg))`
