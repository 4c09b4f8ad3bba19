import { useMemo } from 'react'
import type { ListColumns } from '#platform/contract/list-column.ts'
import { withoutCosts, type ListOnScreen } from '#platform/contract/list-screen.ts'
import { useSeesCosts } from '../../session/allowed.tsx'

/** The list as the person who is signed in may see it. */
export function useSeenList<C extends ListColumns>(list: ListOnScreen<C>): ListOnScreen<C> {
  const seesCosts = useSeesCosts()
  return useMemo(() => (seesCosts ? list : withoutCosts(list)), [list, seesCosts])
}
