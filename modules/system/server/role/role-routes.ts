import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { masterRoutes } from '#platform/server/master/master-routes.ts'
import type { Stored } from '#platform/server/master/policy.ts'
import { roleMaster } from '../../contract/role.ts'
import { directorMaster, inUseErrors } from '../../contract/staff.ts'
import { accessHasChanged, lastAdministrator, refuseUnlessAdmin } from '../administrators.ts'
import { bumpAccess } from '../bump-access.ts'
import { directory } from '../directory.ts'
import { appUser, role, userRole } from '../tables.ts'

async function created(context: Context, record: Stored): Promise<void> {
  if (record['admin_flg'] === true) refuseUnlessAdmin(context)
}

const isAdminInUse = ({ admin_flg, abort_div }: Stored) => admin_flg === true && abort_div === '0'

/** A stopped role gives no rights any more, from the next call on, in every process. */
async function changed(context: Context, before: Stored, after: Stored): Promise<void> {
  if (before['admin_flg'] === true || after['admin_flg'] === true) refuseUnlessAdmin(context)
  if (isAdminInUse(before) && !isAdminInUse(after)) await accessHasChanged(context, after, 'role_nm')
  else await bumpAccess(context.tx, context.session.company_cd)
}

export const roleRoutes = masterRoutes(roleMaster, role, {
  directory,
  created,
  changed,
  stop: [lastAdministrator(role.company_cd, role.role_cd, sql`granted.role_cd`, 'role_nm')],
  inUse: ({ holder, by }) =>
    holder === directorMaster.name ? inUseErrors[20022].with({ name: by }) : undefined,
  references: [
    {
      table: userRole,
      columns: [userRole.role_cd],
      openWhen: sql`EXISTS (
        SELECT FROM ${appUser} WHERE ${appUser.company_cd} = ${userRole.company_cd}
          AND ${appUser.user_cd} = ${userRole.user_cd} AND ${appUser.abort_div} <> '2')`,
      label: { ja: 'ユーザー', en: 'users', zh: '用户' },
    },
  ],
})
