import { and, eq, sql } from 'drizzle-orm'
import { recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { bizdate } from '../tables.ts'
import { tellDateMoved } from './date-moved.ts'

interface Step {
  readonly from: string
  readonly to: string
  /** Somebody's own words; the clock has none. */
  readonly reason?: string
}

/** The factory's business date becomes another one, on record, and whoever depends on it hears of it. */
export async function setBizdate(context: Context, { from, to, reason }: Step): Promise<void> {
  const { tx, session, now } = context
  const { company_cd, factory_cd, user_cd } = session
  await tx
    .update(bizdate)
    .set({
      biz_dt: to,
      advanced_at: now.toISOString(),
      update_user: user_cd,
      update_dt: now.toISOString(),
      update_cnt: sql`${bizdate.update_cnt} + 1`,
    })
    .where(and(eq(bizdate.company_cd, company_cd), eq(bizdate.factory_cd, factory_cd)))
  await recordChange(context, {
    table: 'bizdate',
    key: factory_cd,
    action: 'update',
    changes: [
      { field: 'biz_dt', old: from, new: to },
      ...(reason === undefined ? [] : [{ field: 'reason', old: null, new: reason }]),
    ],
  })
  await tellDateMoved(context)
}
