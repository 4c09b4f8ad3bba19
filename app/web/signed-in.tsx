import { useQueryClient } from '@tanstack/react-query'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { logout } from '#modules/system/contract/sign-in.ts'
import { useSettings } from '#modules/system/web/session/use-settings.ts'
import { useFreshDate } from '#modules/system/web/session/use-fresh-date.ts'
import { useLateSession } from '#modules/system/web/session/use-late-session.ts'
import { useSite } from '#modules/system/web/session/use-site.ts'
import { SessionOffer } from '#modules/system/web/session/session-offer.tsx'
import { useCall } from '#platform/web/api/api-context.tsx'
import { LiveProvider } from '#platform/web/live/live-context.tsx'
import { AddedTabsProvider } from '#platform/web/kit/record/record-tab.ts'
import { useOtherTabs } from '#platform/web/session/other-tabs-context.tsx'
import { useDraftVault } from '#platform/web/session/use-drafts.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { forgetVisits } from '#platform/web/shell/recent-screens.ts'
import { forgetTabs } from '#platform/web/shell/tabs/tabs-context.tsx'
import { forgetHits } from '#platform/web/shell/palette/recent-hits.ts'
import { Shell } from '#platform/web/shell/shell.tsx'
import { addedTabs, readManual, screenComponents, standsFor } from './screen-components.ts'

/** The shell and, in it, the screens that the server lets this user see; everything else is /404. */
export function SignedIn() {
  const call = useCall()
  const cache = useQueryClient()
  const session = useSessionStore()
  const drafts = useDraftVault()
  const tabs = useOtherTabs()
  const settings = useSettings()
  const site = useSite()
  useFreshDate()
  useLateSession()
  const leave = async () => {
    // Whatever the server answers, this browser forgets the session; the guard then keeps the path.
    const { token } = session.get()
    await call(logout, {}).catch(() => undefined)
    tabs.signOut(token)
    cache.clear()
    forgetVisits()
    forgetHits()
    // The tabs (specification section 4) and what was half-typed in them.
    forgetTabs()
    drafts.dropAll()
    session.reset()
  }
  return (
    <CSPProvider disableStyleElements>
      <LiveProvider>
        <AddedTabsProvider value={addedTabs}>
          <Shell
            screens={screenComponents}
            standsFor={standsFor}
            readManual={readManual}
            languageSwitch={site?.language_switch ?? false}
            onLook={settings}
            onLogout={() => void leave()}
          />
        </AddedTabsProvider>
        <SessionOffer onLogout={() => void leave()} />
      </LiveProvider>
    </CSPProvider>
  )
}
