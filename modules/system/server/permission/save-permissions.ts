import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import {
  isPermissionKey,
  permissionKeys,
  rights,
  type PermissionKey,
  type Right,
} from '#platform/contract/permission.ts'
import { changesBetween, recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import type { editPermissions } from '../../contract/permission.ts'
import { rightField, roleMaster, type AreaRight } from '../../contract/role.ts'
import { mayGive, refuseUnlessAdmin } from '../administrators.ts'
import { bumpAccess } from '../bump-access.ts'
import { directory } from '../directory.ts'
import { role, rolePermission } from '../tables.ts'

type Wanted = InputOf<typeof editPermissions>['roles'][number]

/** All roles of the matrix or none; from the next call on, in every process. */
export async function savePermissions(
  context: Context,
  { roles }: InputOf<typeof editPermissions>,
): Promise<Record<string, never>> {
  // In one order for everyone, so that two savers wait for each other instead of blocking each other.
  for (const wanted of roles.toSorted((one, other) => (one.role_cd < other.role_cd ? -1 : 1)))
    await saveRole(context, wanted)
  await bumpAccess(context.tx, context.session.company_cd)
  return {}
}

async function saveRole(context: Context, wanted: Wanted): Promise<void> {
  const { tx, session } = context
  const { company_cd } = session
  const { role_cd } = wanted
  const isRole = and(eq(role.company_cd, company_cd), eq(role.role_cd, role_cd))
  const [found] = await tx
    .select()
    .from(role)
    .where(and(isRole, ne(role.abort_div, '2')))
    .for('update')
  if (!found) throw http[404].with()
  if (found.admin_flg) refuseUnlessAdmin(context)
  if (found.update_cnt !== wanted.update_cnt) throw await staleRecord(context, directory, found)

  const held = await permissionsOf(context, role_cd)
  const given = permissionKeys.filter((key) => wanted.permissions.includes(key))
  const added = given.filter((key) => !held.includes(key))
  const taken = held.filter((key) => !given.includes(key))
  if (added.length === 0 && taken.length === 0) return
  if (!mayGive(session, added)) throw user[10013].with()

  const isOfRole = and(eq(rolePermission.company_cd, company_cd), eq(rolePermission.role_cd, role_cd))
  if (taken.length > 0)
    await tx.delete(rolePermission).where(and(isOfRole, inArray(rolePermission.permission, taken)))
  if (added.length > 0)
    await tx.insert(rolePermission).values(added.map((permission) => ({ company_cd, role_cd, permission })))
  await tx
    .update(role)
    .set({ update_user: session.user_cd, update_dt: sql`now()`, update_cnt: sql`${role.update_cnt} + 1` })
    .where(isRole)
  await recordChange(context, {
    table: roleMaster.name,
    key: role_cd,
    action: 'update',
    changes: changesBetween(rightsOf(held), rightsOf(given), rights.map(rightField)),
  })
}

async function permissionsOf({ tx, session }: Context, role_cd: string): Promise<readonly PermissionKey[]> {
  const found = await tx
    .select({ permission: rolePermission.permission })
    .from(rolePermission)
    .where(and(eq(rolePermission.company_cd, session.company_cd), eq(rolePermission.role_cd, role_cd)))
  return found.map(({ permission }) => permission).filter(isPermissionKey)
}

/** The permissions as the history tells them: one word for each. */
const rightsOf = (keys: readonly PermissionKey[]): Readonly<Record<string, AreaRight>> =>
  Object.fromEntries(rights.map((right) => [rightField(right), rightIn(right, keys)]))

function rightIn(right: Right, keys: readonly string[]): AreaRight {
  const [reads, writes] = [keys.includes(`${right}:yes`), keys.includes(`write:${right}`)]
  if (reads) return writes ? 'both' : 'read'
  return writes ? 'write' : 'none'
}
