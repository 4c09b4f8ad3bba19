import type { Endpoint, Guard } from '#platform/contract/endpoint.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { PermissionKey } from '#platform/contract/permission.ts'
import type { Route } from '../http/route.ts'

/**
 * Names belong to the codes that one types, and a clerk of orders has no right to the master of items: whoever may make a
 * call in which a master's codes are typed may look them up, and nobody else. From the calls of the composition, so that
 * a new slip brings its own.
 */
export function guardLookups(routes: readonly Route[], masters: readonly AnyMaster[]): readonly Route[] {
  const lookups = new Map<Endpoint, AnyMaster>(masters.map((master) => [master.endpoints.getLookup, master]))
  const typedIn = (name: string) =>
    routes.filter(({ endpoint }) => endpoint.looksUp?.some((master) => master.name === name))
  return routes.map((route) => {
    const master = lookups.get(route.endpoint)
    if (!master) return route
    const guard = anyOf([route.endpoint.guard, ...typedIn(master.name).map(({ endpoint }) => endpoint.guard)])
    return { ...route, endpoint: { ...route.endpoint, guard } }
  })
}

function anyOf(guards: readonly Guard[]): Guard {
  const [only] = guards
  if (only !== undefined && guards.length === 1) return only
  if (guards.includes('session')) return 'session'
  const keys = new Set(guards.flatMap((guard) => (isList(guard) ? guard : [])))
  if (!guards.every((guard) => isList(guard) || needsOneOf(guard, keys)))
    throw new Error('A call in which codes are typed is guarded by a list of rights, or by the session')
  return [...keys]
}

const isList = (guard: Guard): guard is readonly PermissionKey[] => Array.isArray(guard)

/** Whoever has all of several rights has the one of them that is enough. */
const needsOneOf = (guard: Guard, keys: ReadonlySet<PermissionKey>): boolean =>
  typeof guard !== 'string' &&
  'mode' in guard &&
  guard.mode === 'allOf' &&
  (guard.permissions ?? []).some((key) => keys.has(key))
