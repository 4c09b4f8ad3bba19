import { useLocation } from 'react-router'
import { branchTo, routeAt, type MenuRoute } from '../../session/menu-route.ts'
import { useSession } from '../../session/session-context.tsx'

/** The entry to mark: a screen that is not in the menu may name another one (`activeMenu`). */
export function useMarkedPath(): string {
  const { pathname } = useLocation()
  const route = useSession((state) => routeAt(state.routes ?? [], pathname))
  return route?.meta.activeMenu ?? pathname
}

export const isMarked = (route: MenuRoute, marked: string): boolean => branchTo([route], marked).length > 0
