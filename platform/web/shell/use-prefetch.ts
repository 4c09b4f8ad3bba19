import { useEffect, type SyntheticEvent } from 'react'
import { routeAt, type MenuRoute } from '../session/menu-route.ts'
import { fetchedAhead } from './fetched-ahead.ts'
import type { Screens } from './tabs/tab-panels.tsx'

/**
 * A screen's script is there before it is asked for, so that its first list is called for at once: fetched when a link
 * to it is pointed at, and while nothing else is to do: first behind the link that has the focus (home gives it to its first
 * one while it is itself still coming), then those of the menu one by one.
 */
export function usePrefetch(
  screens: Screens,
  routes: readonly MenuRoute[],
  standsFor: () => readonly string[],
) {
  useEffect(() => {
    const names = fetchedAhead(routes, standsFor())
    let idle = 0
    const next = () => {
      const name = names.shift()
      if (name === undefined) return
      screens[name]?.prefetch()
      idle = window.requestIdleCallback(next)
    }
    idle = window.requestIdleCallback(next)
    return () => window.cancelIdleCallback(idle)
  }, [screens, routes, standsFor])

  const behind = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const route = link?.origin === window.location.origin ? routeAt(routes, link.pathname) : undefined
    return route && screens[route.name]
  }
  return {
    onPointerOver: (event: SyntheticEvent) => behind(event)?.prefetch(),
    onFocus: (event: SyntheticEvent) => {
      const screen = behind(event)
      if (screen) window.requestIdleCallback(() => screen.prefetch())
    },
  }
}
