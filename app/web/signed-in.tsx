import { useQueryClient } from '@tanstack/react-query'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Navigate, Route, Routes } from 'react-router'
import { logout } from '#modules/system/contract/sign-in.ts'
import { useSettings } from '#modules/system/web/session/use-settings.ts'
import { useSite } from '#modules/system/web/session/use-site.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { flatten } from '#platform/web/session/menu-route.ts'
import { useSession, useSessionStore } from '#platform/web/session/session-context.tsx'
import { forgetVisits } from '#platform/web/shell/recent-screens.ts'
import { Shell } from '#platform/web/shell/shell.tsx'
import { screenComponents } from './screen-components.ts'

/** The shell and, in it, the screens that the server lets this user see; everything else is /404. */
export function SignedIn() {
  const call = useCall()
  const cache = useQueryClient()
  const session = useSessionStore()
  const settings = useSettings()
  const site = useSite()
  const routes = useSession((state) => state.routes)
  const leave = async () => {
    // Whatever the server answers, this browser forgets the session; the guard then keeps the path.
    await call(logout, {}).catch(() => undefined)
    cache.clear()
    forgetVisits()
    session.reset()
  }
  return (
    <CSPProvider disableStyleElements>
      <Shell
        languageSwitch={site?.language_switch ?? false}
        onLanguage={(language) => settings({ language })}
        onCollapse={(collapse) => settings({ collapse })}
        onLogout={() => void leave()}
      >
        <Routes>
          {flatten(routes ?? []).flatMap(({ path, name, meta }) => {
            const Screen = screenComponents[name]
            if (Screen) return [<Route key={path} path={path} element={<Screen />} />]
            if (meta.redirect)
              return [<Route key={path} path={path} element={<Navigate to={meta.redirect} replace />} />]
            return []
          })}
          <Route path="*" element={<Navigate to="/404" replace />} />
        </Routes>
      </Shell>
    </CSPProvider>
  )
}
