import type { Text } from '#platform/contract/text.ts'

/** A route as the server sends it; the shell builds menu, title and router from these. */
export interface MenuRoute {
  readonly path: string
  readonly name: string
  readonly title: Text
  readonly meta: {
    readonly icon?: string | undefined
    readonly hidden?: boolean | undefined
    /** The company hides it: not in the palette either. */
    readonly unlisted?: boolean | undefined
    readonly noClosable?: boolean | undefined
    readonly affix?: boolean | undefined
    readonly keepAlive?: boolean | undefined
    readonly levelHidden?: boolean | undefined
    readonly dynamicNewTab?: boolean | undefined
    readonly tabHidden?: boolean | undefined
    readonly activeMenu?: string | undefined
    readonly external?: string | undefined
    readonly redirect?: string | undefined
  }
  readonly children: readonly MenuRoute[]
}

export const flatten = (routes: readonly MenuRoute[]): readonly MenuRoute[] =>
  routes.flatMap((route) => [route, ...flatten(route.children)])

/** Every route with the groups that stand over it, and itself. */
export const branches = (
  routes: readonly MenuRoute[],
  over: readonly MenuRoute[] = [],
): readonly (readonly [MenuRoute, readonly MenuRoute[]])[] =>
  routes.flatMap((route) => {
    const branch = [...over, route]
    return [[route, branch] as const, ...branches(route.children, branch)]
  })

/** Screens that may be opened: neither groups nor addresses outside. */
export const openable = (routes: readonly MenuRoute[]): readonly MenuRoute[] =>
  flatten(routes).filter(
    (route) => route.children.length === 0 && !route.meta.external && !route.meta.redirect,
  )

export const routeAt = (routes: readonly MenuRoute[], path: string): MenuRoute | undefined =>
  flatten(routes).find((route) => route.path === path)

/** Routes with the groups that stand over them: the open branch of the menu and the breadcrumb. */
export function branchTo(routes: readonly MenuRoute[], path: string): readonly MenuRoute[] {
  for (const route of routes) {
    if (route.path === path) return [route]
    const below = branchTo(route.children, path)
    if (below.length > 0) return [route, ...below]
  }
  return []
}
