import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { menuCounts } from '#platform/contract/menu-counts.ts'
import { useCall } from '../../api/api-context.tsx'
import { flatten, type MenuRoute } from '../../session/menu-route.ts'

const queryKey = ['menuCounts'] as const
const freshMs = 20_000

/** How much waits behind an entry, or behind all of a group. */
export function useMenuCount(route: MenuRoute): number {
  const call = useCall()
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(menuCounts, {}, signal),
    staleTime: freshMs,
    refetchOnWindowFocus: false,
  })
  const paths = new Set(flatten([route]).flatMap(({ path, meta }) => (meta.hidden ? [] : [path])))
  return (data?.list ?? []).reduce((sum, { path, count }) => (paths.has(path) ? sum + count : sum), 0)
}

/**
 * For the menu, once: it is asked again when one goes elsewhere, never by itself, because a page that nobody touches must not keep its
 * session alive.
 */
export function useFreshMenuCounts(): void {
  const client = useQueryClient()
  const { pathname } = useLocation()
  useEffect(() => {
    void client.refetchQueries({ queryKey, stale: true, type: 'active' })
  }, [client, pathname])
}
