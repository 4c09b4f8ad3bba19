import type { RolePermissions } from '#modules/system/contract/permission.ts'
import {
  permissionKeys,
  rights,
  writeEverywhere,
  type PermissionKey,
  type Right,
} from '#platform/contract/permission.ts'

/** What was ticked and unticked, by role and key; the rest is as it is stored. */
export type Changes = Readonly<Record<string, boolean>>

/** The columns: not everything has something to write. */
export interface RightColumns {
  readonly right: Right
  readonly read: PermissionKey
  readonly write: PermissionKey | undefined
}

export const columns: readonly RightColumns[] = rights.map((right) => ({
  right,
  read: `${right}:yes`,
  write: permissionKeys.find((key) => key === `write:${right}`),
}))

const at = (role_cd: string, key: PermissionKey) => `${role_cd} ${key}`

export const holds = (role: RolePermissions, key: PermissionKey, changes: Changes): boolean =>
  changes[at(role.role_cd, key)] ?? role.permissions.includes(key)

/** Given by something else: an administrator has everything, and `write:system` writes everywhere. */
export const isImplied = (role: RolePermissions, key: PermissionKey, changes: Changes): boolean =>
  role.admin_flg ||
  (key.startsWith('write:') && key !== writeEverywhere && holds(role, writeEverywhere, changes))

export const isChanged = (role: RolePermissions, key: PermissionKey, changes: Changes): boolean =>
  holds(role, key, changes) !== role.permissions.includes(key)

/** Who may write may read; who may not read does not write. */
export function toggled(
  role: RolePermissions,
  { read, write }: RightColumns,
  key: PermissionKey,
  changes: Changes,
): Changes {
  const on = !holds(role, key, changes)
  const other = key === write && on ? read : key === read && !on ? write : undefined
  return { ...changes, [at(role.role_cd, key)]: on, ...(other ? { [at(role.role_cd, other)]: on } : {}) }
}

/** All rights of another role, and no others. */
export const copied = (to: RolePermissions, from: RolePermissions, changes: Changes): Changes => ({
  ...changes,
  ...Object.fromEntries(
    permissionKeys.map((key) => [at(to.role_cd, key), from.admin_flg || holds(from, key, changes)]),
  ),
})

/** The roles that a save has to send, each whole. */
export const rolesToSave = (roles: readonly RolePermissions[], changes: Changes) =>
  roles
    .filter((role) => permissionKeys.some((key) => isChanged(role, key, changes)))
    .map((role) => ({
      role_cd: role.role_cd,
      update_cnt: role.update_cnt,
      permissions: permissionKeys.filter((key) => holds(role, key, changes)),
    }))
