import { and, eq } from 'drizzle-orm'
import { permissionKeys, type Holder } from '#platform/contract/permission.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { readParameters } from './parameters.ts'
import { role, rolePermission, userFactory, userRole } from './tables.ts'

/** What a user may do in one factory. */
export interface Access extends Holder {
  readonly visit_mode: boolean
}

export interface UserInFactory {
  readonly company_cd: string
  readonly factory_cd: string
  readonly user_cd: string
}

/** Undefined when the factory is none of the user's. */
export async function loadAccess(tx: Tx, user: UserInFactory): Promise<Access | undefined> {
  const found = await tx
    .select({ role_cd: role.role_cd, admin_flg: role.admin_flg, permission: rolePermission.permission })
    .from(userFactory)
    .leftJoin(
      userRole,
      and(
        eq(userRole.company_cd, userFactory.company_cd),
        eq(userRole.factory_cd, userFactory.factory_cd),
        eq(userRole.user_cd, userFactory.user_cd),
      ),
    )
    .leftJoin(
      role,
      and(
        eq(role.company_cd, userRole.company_cd),
        eq(role.role_cd, userRole.role_cd),
        eq(role.abort_div, '0'),
      ),
    )
    .leftJoin(
      rolePermission,
      and(eq(rolePermission.company_cd, role.company_cd), eq(rolePermission.role_cd, role.role_cd)),
    )
    .where(
      and(
        eq(userFactory.company_cd, user.company_cd),
        eq(userFactory.user_cd, user.user_cd),
        eq(userFactory.factory_cd, user.factory_cd),
      ),
    )
  if (found.length === 0) return undefined
  const admin = found.some((row) => row.admin_flg)
  const { visit_mode } = await readParameters(tx, user.company_cd)
  return {
    admin,
    roles: distinct(found.map((row) => row.role_cd)),
    permissions: admin ? permissionKeys : distinct(found.map((row) => row.permission)),
    visit_mode,
  }
}

/** "The user has no system operation right" (specification section 8, code 1003). */
export const mayUseSystem = ({ admin, permissions }: Holder): boolean => admin || permissions.length > 0

const distinct = (values: readonly (string | null)[]) =>
  [...new Set(values.filter((value) => value !== null))].toSorted()
