import { sql } from 'drizzle-orm'
import { user } from '#platform/contract/error-catalogue.ts'
import type { StoredOf, WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { userErrors, userMaster } from '../../contract/user.ts'
import { accessHasChanged, lastAdministrator } from '../administrators.ts'
import { bumpAccess } from '../bump-access.ts'
import { directory } from '../directory.ts'
import { endSessionsOf } from '../session-life.ts'
import { appUser } from '../tables.ts'
import { keepAssignments } from './user-assignments.ts'
import { refuseBeyondOwnRights } from './user-rights.ts'

type User = StoredOf<typeof userMaster>
type WrittenUser = WrittenOf<typeof userMaster>

const userOf = ({ session }: Context, { user_cd }: WrittenUser) => ({
  company_cd: session.company_cd,
  user_cd,
})

async function created(context: Context, record: WrittenUser): Promise<void> {
  const of = userOf(context, record)
  await keepAssignments(context.tx, of, '', record.assignments)
  await refuseBeyondOwnRights(context.tx, context.session, of.user_cd)
}

/** Another factory or role counts from the next call on; who is stopped is out at once. */
async function changed(context: Context, before: User, after: User): Promise<void> {
  const { tx, session, now } = context
  const of = userOf(context, after)
  await refuseBeyondOwnRights(tx, session, of.user_cd)
  if (before.assignments !== after.assignments) {
    await keepAssignments(tx, of, before.assignments, after.assignments)
    await refuseBeyondOwnRights(tx, session, of.user_cd)
    await accessHasChanged(context, after.username)
  }
  if (before.abort_div === after.abort_div) return
  if (after.abort_div === '0') return bumpAccess(tx, session.company_cd)
  if (of.user_cd === session.user_cd) throw userErrors.BIZ_OWN_USER.with()
  await endSessionsOf(tx, of, now)
  await accessHasChanged(context, after.username)
}

export const userService = masterService(userMaster, appUser, {
  directory,
  exists: ({ user_cd }) => user[1002].with({ code: user_cd }),
  created,
  changed,
  stop: [lastAdministrator(appUser.company_cd, appUser.user_cd, sql`person.user_cd`, 'username')],
})
