import { useCall } from '#platform/web/api/api-context.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { useDraftVault } from '#platform/web/session/use-drafts.tsx'
import { loadSession } from './load-session.ts'

/** After a change of roles or of the menu: what this person may do and sees may be different now. */
export function useReloadSession(): () => Promise<void> {
  const call = useCall()
  const session = useSessionStore()
  const drafts = useDraftVault()
  return () => loadSession(call, session, drafts)
}
