import { and, eq, sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { changesBetween, recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import type { editProfile } from '../contract/profile.ts'
import { userMaster } from '../contract/user.ts'
import { appUser } from './tables.ts'

/**
 * A user's own settings. What the user master has too (mail address, phone) moves the update count, so that an
 * administrator's older form does not take it back, and is in the history; a new theme makes nobody's form stale.
 */
export async function saveProfile(
  context: Context,
  { settings, ...typed }: InputOf<typeof editProfile>,
): Promise<Record<string, never>> {
  const { tx, session, now } = context
  const { company_cd, user_cd } = session
  const isMe = and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd))
  const { email, phone } = appUser
  const [before] = await tx.select({ email, phone }).from(appUser).where(isMe).for('update')
  if (!before) throw user[1010].with()
  const changes = changesBetween(before, { ...before, ...typed }, ['email', 'phone'])
  await tx
    .update(appUser)
    .set({
      ...typed,
      ...(settings ? { settings: sql`${appUser.settings} || ${JSON.stringify(settings)}::jsonb` } : {}),
      update_user: user_cd,
      update_dt: now.toISOString(),
      update_cnt: sql`${appUser.update_cnt} + ${changes.length > 0 ? 1 : 0}`,
    })
    .where(isMe)
  if (changes.length > 0)
    await recordChange(context, { table: userMaster.name, key: user_cd, action: 'update', changes })
  return {}
}
