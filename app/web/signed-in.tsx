import { useQueryClient } from '@tanstack/react-query'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { logout } from '#modules/system/contract/sign-in.ts'
import { useSettings } from '#modules/system/web/session/use-settings.ts'
import { useSite } from '#modules/system/web/session/use-site.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { forgetVisits } from '#platform/web/shell/recent-screens.ts'
import { Shell } from '#platform/web/shell/shell.tsx'
import { forgetTabs } from '#platform/web/shell/tabs/tabs-context.tsx'
import { screenComponents } from './screen-components.ts'

/** The shell and, in it, the screens that the server lets this user see; everything else is /404. */
export function SignedIn() {
  const call = useCall()
  const cache = useQueryClient()
  const session = useSessionStore()
  const settings = useSettings()
  const site = useSite()
  const leave = async () => {
    // Whatever the server answers, this browser forgets the session; the guard then keeps the path.
    await call(logout, {}).catch(() => undefined)
    cache.clear()
    forgetVisits()
    forgetTabs()
    session.reset()
  }
  return (
    <CSPProvider disableStyleElements>
      <Shell
        screens={screenComponents}
        languageSwitch={site?.language_switch ?? false}
        onLook={settings}
        onLogout={() => void leave()}
      />
    </CSPProvider>
  )
}
