import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router'
import { loadSession } from '#modules/system/web/session/load-session.ts'
import { publicPages } from '#modules/system/web/public-pages.ts'
import { routeList } from '#modules/system/contract/routes.ts'
import { ApiError, isSilence, noReply } from '#platform/web/api/api-error.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Call } from '#platform/web/api/client.ts'
import { apiTexts } from '#platform/web/api/api.text.ts'
import { ErrorBoundary } from '#platform/web/kit/feedback/error-boundary.tsx'
import { ProgressLine, Waiting } from '#platform/web/kit/feedback/progress-line.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { ToastRegion } from '#platform/web/kit/feedback/toast-region.tsx'
import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import { useSay } from '#platform/web/language/say.ts'
import { SessionGate } from '#platform/web/session/session-gate.tsx'
import { useDraftVault } from '#platform/web/session/use-drafts.tsx'
import { useSession, useSessionStore } from '#platform/web/session/session-context.tsx'
import { usePageAttributes } from '#platform/web/shell/use-page.ts'
import { steer } from './steering.ts'

/** Shell and screens come only with a session: the sign-in page stays light. */
const SignedIn = lazyScreen(async () => (await import('./signed-in.tsx')).SignedIn)

export function App() {
  const say = useSay()
  const call = useCall()
  const session = useSessionStore()
  const drafts = useDraftVault()
  const { pathname } = useLocation()
  const progress = useSession((state) => state.settings.progress)
  usePageAttributes()
  useSteering()
  /** Without an answer the page may be opened as it was: whether silence is told is known afterwards. */
  const quietly: Call = (endpoint, input, signal) => call(endpoint, input, signal, null)
  const load = async () => {
    SignedIn.prefetch()
    try {
      await loadSession(quietly, session, drafts)
    } catch (error) {
      if (isSilence(error)) {
        const { restoreSession } = await import('#platform/web/session/kept-session.ts')
        if (await restoreSession(session, routeList.output)) return
      }
      if (error instanceof ApiError && error.code === noReply) showToast('bad', error.msg)
      throw error
    }
  }
  const tellFailure = (error: unknown) => {
    if (error instanceof ApiError && error.told) return
    showToast('bad', error instanceof ApiError ? error.msg : say(apiTexts.unknown))
  }
  return (
    <>
      {progress ? <ProgressLine /> : null}
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<Waiting />}>
          <SessionGate load={load} onFailure={tellFailure}>
            <Routes>
              {Object.entries(publicPages).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<SignedInOrNotFound />} />
            </Routes>
          </SessionGate>
        </Suspense>
      </ErrorBoundary>
      <ToastRegion />
    </>
  )
}

/** The guard lets nobody here without a session, except where login interception is off. */
function SignedInOrNotFound() {
  const session = useSessionStore()
  return session.get().routes ? <SignedIn /> : <Navigate to="/404" replace />
}

/** Lets the API client navigate, which knows no router. */
function useSteering(): void {
  const navigate = useNavigate()
  useEffect(() => steer((to) => void navigate(to)), [navigate])
}
