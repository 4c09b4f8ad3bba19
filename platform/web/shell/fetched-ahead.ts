import { openable, type MenuRoute } from '../session/menu-route.ts'

/**
 * Whose scripts are fetched before anybody asks for them: those of the menu. A device that stands at a machine opens the
 * screens it stands there for, and hardly ever another one.
 */
export function fetchedAhead(routes: readonly MenuRoute[], standsFor: readonly string[]): string[] {
  const screens = openable(routes)
  const wanted =
    standsFor.length > 0
      ? screens.filter(({ name }) => standsFor.includes(name))
      : screens.filter(({ meta }) => !meta.hidden && !meta.unlisted)
  return wanted.map(({ name }) => name)
}
