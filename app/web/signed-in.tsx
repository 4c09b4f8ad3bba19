import { useQueryClient } from '@tanstack/react-query'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { logout } from '#modules/system/contract/sign-in.ts'
import { useSettings } from '#modules/system/web/session/use-settings.ts'
import { useFreshDate } from '#modules/system/web/session/use-fresh-date.ts'
import { useSite } from '#modules/system/web/session/use-site.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { LiveProvider } from '#platform/web/live/live-context.tsx'
import { AddedTabsProvider } from '#platform/web/kit/record/record-tab.ts'
import { dropDrafts } from '#platform/web/session/drafts.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { forgetVisits } from '#platform/web/shell/recent-screens.ts'
import { Shell } from '#platform/web/shell/shell.tsx'
import { addedTabs, screenComponents } from './screen-components.ts'

/** The shell and, in it, the screens that the server lets this user see; everything else is /404. */
export function SignedIn() {
  const call = useCall()
  const cache = useQueryClient()
  const session = useSessionStore()
  const settings = useSettings()
  const site = useSite()
  useFreshDate()
  const leave = async () => {
    // Whatever the server answers, this browser forgets the session; the guard then keeps the path.
    await call(logout, {}).catch(() => undefined)
    cache.clear()
    forgetVisits()
    session.reset()
    // The tabs (specification section 4) and what was half-typed in them.
    dropDrafts(window.sessionStorage)
  }
  return (
    <CSPProvider disableStyleElements>
      <LiveProvider>
        <AddedTabsProvider value={addedTabs}>
          <Shell
            screens={screenComponents}
            languageSwitch={site?.language_switch ?? false}
            onLook={settings}
            onLogout={() => void leave()}
          />
        </AddedTabsProvider>
      </LiveProvider>
    </CSPProvider>
  )
}
