import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '#platform/web/session/route-guard.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { forgetHits } from '#platform/web/shell/palette/recent-hits.ts'
import { forgetVisits } from '#platform/web/shell/recent-screens.ts'

/** With the token in hand: back to the page one came from. The guard loads the rest. */
export function useEnter(): (token: string) => void {
  const session = useSessionStore()
  const navigate = useNavigate()
  const { search } = useLocation()
  return (token) => {
    forgetVisits()
    forgetHits()
    session.set((now) => ({ ...now, token, user: null, routes: null }))
    void navigate(returnPath(search), { replace: true })
  }
}
