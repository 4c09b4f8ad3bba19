import { and, asc, eq, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { instantOf } from '#platform/server/master/served-master.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { userErrors, userMaster } from '../../contract/user.ts'
import type { approveUser, waitingUsers } from '../../contract/user-account.ts'
import { bumpAccess } from '../bump-access.ts'
import { directory } from '../directory.ts'
import { appUser } from '../tables.ts'
import { keepAssignments } from './user-assignments.ts'
import { refuseBeyondOwnRights } from './user-rights.ts'

/** In the order in which they asked. */
export async function listWaiting({ tx, session }: Context): Promise<OutputOf<typeof waitingUsers>> {
  const { user_cd, username, phone, create_dt, update_cnt } = appUser
  const list = await tx
    .select({ user_cd, username, phone, create_dt, update_cnt })
    .from(appUser)
    .where(
      and(
        eq(appUser.company_cd, session.company_cd),
        eq(appUser.state, 'waiting'),
        eq(appUser.abort_div, '0'),
      ),
    )
    .orderBy(asc(create_dt), asc(user_cd))
  return { list: list.map((one) => ({ ...one, create_dt: instantOf(one.create_dt) })) }
}

/** From now on they may sign in, where and as what the administrator says. */
export async function approve(
  context: Context,
  { user_cd, update_cnt, assignments }: InputOf<typeof approveUser>,
): Promise<Record<string, never>> {
  const { tx, session } = context
  const { company_cd } = session
  const isUser = and(eq(appUser.company_cd, company_cd), eq(appUser.user_cd, user_cd))
  const [found] = await tx.select().from(appUser).where(isUser).for('update')
  if (!found) throw http[404].with()
  if (found.state !== 'waiting' || found.abort_div !== '0')
    throw userErrors.BIZ_NOT_WAITING.with({ name: found.username })
  if (found.update_cnt !== update_cnt) throw await staleRecord(context, directory, found)
  if (assignments === '') throw userErrors.BIZ_ASSIGNMENTS_NEEDED.with().at('assignments')

  await tx
    .update(appUser)
    .set({
      state: 'active',
      assignments,
      update_user: session.user_cd,
      update_dt: sql`now()`,
      update_cnt: sql`${appUser.update_cnt} + 1`,
    })
    .where(isUser)
  await keepAssignments(tx, { company_cd, user_cd }, found.assignments, assignments)
  await refuseBeyondOwnRights(tx, session, user_cd)
  await bumpAccess(tx, company_cd)
  await recordChange(context, {
    table: userMaster.name,
    key: user_cd,
    action: 'update',
    changes: [
      { field: 'state', old: 'waiting', new: 'active' },
      { field: 'assignments', old: found.assignments, new: assignments },
    ],
  })
  return {}
}
