/**
 * Who may do what (specification section 6, decisions.md "Who may do what"). Keys are typed: a permission that is
 * not listed here does not exist. The areas stand here and not with their modules: every contract is checked against
 * these literal types, and what is put together in `app/` comes too late to give them.
 */
export const areas = [
  'master',
  'receiveorder',
  'placeorder',
  'stock',
  'production',
  'mes',
  'system',
  'developer',
] as const
export type Area = (typeof areas)[number]

/** Beside the areas: who may see what things cost. It opens no screen, and has nothing to write. */
export const rights = [...areas, 'cost'] as const
export type Right = (typeof rights)[number]

export type GuardKey = `${Right}:yes`
/** The developer area is read only: it has a guard and nothing to write. */
export type WriteKey = `write:${Exclude<Area, 'developer'>}`
export type PermissionKey = GuardKey | WriteKey

export const guardKeys = rights.map((right): GuardKey => `${right}:yes`)
export const writeKeys = areas.filter((area) => area !== 'developer').map((area): WriteKey => `write:${area}`)
export const permissionKeys: readonly PermissionKey[] = [...guardKeys, ...writeKeys]

export const isPermissionKey = (value: string): value is PermissionKey =>
  (permissionKeys as readonly string[]).includes(value)

/** Saving everywhere: the specification ties every save button to it. */
export const writeEverywhere: WriteKey = 'write:system'

/** A plain list means "any one of"; the long form names roles and permissions and how to combine them. */
export type Requirement =
  | readonly PermissionKey[]
  | {
      readonly roles?: readonly string[]
      readonly permissions?: readonly PermissionKey[]
      readonly mode: 'allOf' | 'oneOf' | 'except'
    }

export interface Holder {
  readonly admin: boolean
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
}

export function allows(requirement: Requirement, holder: Holder): boolean {
  if (holder.admin) return true
  if (isPlainList(requirement)) return requirement.some((key) => holder.permissions.includes(key))
  const held = [
    ...(requirement.roles ?? []).map((role) => holder.roles.includes(role)),
    ...(requirement.permissions ?? []).map((key) => holder.permissions.includes(key)),
  ]
  switch (requirement.mode) {
    case 'allOf':
      return held.every(Boolean)
    case 'oneOf':
      return held.some(Boolean)
    case 'except':
      return !held.some(Boolean)
  }
}

/** A clerk given one area's key may save there; `write:system` may save everywhere. */
export const mayWrite = (key: WriteKey, holder: Holder): boolean => allows([key, writeEverywhere], holder)

/** Cost, stock value and margin are sent to nobody else (decisions.md). */
export const maySeeCosts = (holder: Holder): boolean => allows(['cost:yes'], holder)

const isPlainList = (requirement: Requirement): requirement is readonly PermissionKey[] =>
  Array.isArray(requirement)
