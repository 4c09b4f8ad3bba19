import { useLocation } from 'react-router'
import { branchTo, type MenuRoute } from '../../session/menu-route.ts'
import { useSession } from '../../session/session-context.tsx'

/** The entry to mark: a screen that is not in the menu names another one (`activeMenu`), or the group that it belongs to. */
export function useMarkedPath(): string {
  const { pathname } = useLocation()
  const routes = useSession((state) => state.routes)
  const branch = branchTo(routes ?? [], pathname)
  return branch.at(-1)?.meta.activeMenu ?? branch.findLast(({ meta }) => !meta.hidden)?.path ?? pathname
}

export const isMarked = (route: MenuRoute, marked: string): boolean => branchTo([route], marked).length > 0
