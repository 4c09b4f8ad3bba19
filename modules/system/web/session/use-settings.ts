import { editProfile } from '#modules/system/contract/profile.ts'
import type { LookChange } from '#platform/contract/shell-settings.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'

/** Changes how the product looks to me: at once here, and remembered for every place I sign in. */
export function useSettings(): (change: LookChange) => void {
  const call = useCall()
  const session = useSessionStore()
  return (change) => {
    session.set((now) => ({ ...now, ...change, settings: { ...now.settings, ...change.settings } }))
    // Not being remembered is no reason to interrupt; the client has told about a lost connection.
    if (session.get().token) call(editProfile, change).catch(() => undefined)
  }
}
