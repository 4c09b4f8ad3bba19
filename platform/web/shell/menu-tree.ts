import type { MenuRoute } from '../session/menu-route.ts'

/** The menu: routes that are not hidden; a level that hides itself gives its place to what is below it. */
export function menuTree(routes: readonly MenuRoute[]): readonly MenuRoute[] {
  return routes.flatMap((route): readonly MenuRoute[] => {
    if (route.meta.hidden) return []
    const children = menuTree(route.children)
    if (route.meta.levelHidden) return children
    if (route.children.length > 0 && children.length === 0) return []
    return [{ ...route, children }]
  })
}
