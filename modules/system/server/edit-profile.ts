import { and, eq, sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { editProfile } from '../contract/profile.ts'
import { appUser } from './tables.ts'

/**
 * A user's own settings. They leave the update count alone: a new theme must not make an administrator's open form of
 * this user stale.
 */
export async function saveProfile(
  { tx, session, now }: Context,
  { settings, ...typed }: InputOf<typeof editProfile>,
): Promise<Record<string, never>> {
  const { company_cd, user_cd } = session
  await tx
    .update(appUser)
    .set({
      ...typed,
      ...(settings ? { settings: sql`${appUser.settings} || ${JSON.stringify(settings)}::jsonb` } : {}),
      update_user: user_cd,
      update_dt: now.toISOString(),
    })
    .where(and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd)))
  return {}
}
