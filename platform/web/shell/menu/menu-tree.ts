import type { Text } from '#platform/contract/text.ts'
import type { MenuRoute } from '../../session/menu-route.ts'

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

export interface CaptionedGroup {
  readonly path: string
  readonly title: Text
  readonly screens: readonly MenuRoute[]
}

/** A group with the groups below it, each with its own screens: what pops out of one entry. */
export function captioned(group: MenuRoute): readonly CaptionedGroup[] {
  const screens = group.children.filter((child) => child.children.length === 0)
  const own = screens.length > 0 ? [{ path: group.path, title: group.title, screens }] : []
  return [...own, ...group.children.filter((child) => child.children.length > 0).flatMap(captioned)]
}
