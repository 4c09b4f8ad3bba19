import { editProfile, type Theme } from '#modules/system/contract/profile.ts'
import type { Language } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'

interface Settings {
  readonly language?: Language
  readonly theme?: Theme
  readonly collapse?: boolean
}

/** Changes how the product looks to me: at once here, and remembered for every place I sign in. */
export function useSettings(): (settings: Settings) => void {
  const call = useCall()
  const session = useSessionStore()
  return (settings) => {
    session.set((now) => ({ ...now, ...settings }))
    // Not being remembered is no reason to interrupt; the client has told about a lost connection.
    if (session.get().token) call(editProfile, settings).catch(() => undefined)
  }
}
