import { user } from '#platform/contract/error-catalogue.ts'
import { isPermissionKey } from '#platform/contract/permission.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/session.ts'
import { and, eq } from 'drizzle-orm'
import { mayGive } from '../administrators.ts'
import { role, rolePermission, userRole } from '../tables.ts'

/**
 * Who may do more than oneself is out of reach, and nobody is given more than one has oneself: both are for
 * administrators (10013).
 */
export async function refuseBeyondOwnRights(tx: Tx, session: Session, user_cd: string): Promise<void> {
  if (session.admin) return
  const { company_cd } = session
  const found = await tx
    .select({ admin_flg: role.admin_flg, permission: rolePermission.permission })
    .from(userRole)
    .innerJoin(role, and(eq(role.company_cd, userRole.company_cd), eq(role.role_cd, userRole.role_cd)))
    .leftJoin(
      rolePermission,
      and(eq(rolePermission.company_cd, role.company_cd), eq(rolePermission.role_cd, role.role_cd)),
    )
    .where(and(eq(userRole.company_cd, company_cd), eq(userRole.user_cd, user_cd)))
  const keys = found.map(({ permission }) => permission ?? '').filter(isPermissionKey)
  if (found.some(({ admin_flg }) => admin_flg) || !mayGive(session, keys)) throw user[10013].with()
}
