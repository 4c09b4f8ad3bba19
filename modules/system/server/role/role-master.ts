import { sql } from 'drizzle-orm'
import type { StoredOf, WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { roleMaster } from '../../contract/role.ts'
import { directorMaster, inUseErrors } from '../../contract/staff.ts'
import { accessHasChanged, lastAdministrator, refuseUnlessAdmin } from '../administrators.ts'
import { bumpAccess } from '../bump-access.ts'
import { directory } from '../directory.ts'
import { appUser, role, userRole } from '../tables.ts'

type Role = StoredOf<typeof roleMaster>

async function created(context: Context, { admin_flg }: WrittenOf<typeof roleMaster>): Promise<void> {
  if (admin_flg) refuseUnlessAdmin(context)
}

const isAdminInUse = ({ admin_flg, abort_div }: Role) => admin_flg && abort_div === '0'

/** A stopped role gives no rights any more, from the next call on, in every process. */
async function changed(context: Context, before: Role, after: Role): Promise<void> {
  if (before.admin_flg || after.admin_flg) refuseUnlessAdmin(context)
  if (isAdminInUse(before) && !isAdminInUse(after)) await accessHasChanged(context, after.role_nm)
  else await bumpAccess(context.tx, context.session.company_cd)
}

export const roleService = masterService(roleMaster, role, {
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
      label: { ja: 'ユーザー', en: 'User', zh: '用户' },
    },
  ],
})
