import type { Endpoint, Guard } from '#platform/contract/endpoint.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
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
  if (guards.includes('session')) return 'session'
  const keys = guards.flatMap((guard) => {
    if (typeof guard === 'string' || 'mode' in guard)
      throw new Error('A call in which codes are typed is guarded by a list of rights, or by the session')
    return guard
  })
  return [...new Set(keys)]
}
