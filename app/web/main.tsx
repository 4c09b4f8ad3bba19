import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { z } from 'zod'
import { defaultTheme } from '#platform/contract/shell-settings.ts'
import { CallProvider } from '#platform/web/api/api-context.tsx'
import { createClient } from '#platform/web/api/client.ts'
import { isLeft, watchLeaving } from '#platform/web/api/page-left.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { loginPathFor } from '#platform/web/session/route-guard.ts'
import { SessionProvider } from '#platform/web/session/session-context.tsx'
import { createSession } from '#platform/web/session/session-state.ts'
import { logError, watchErrors } from '#platform/web/shell/error-log/error-log.ts'
import { App } from './app.tsx'
import { goTo } from './steering.ts'
import '#platform/web/kit/theme/tokens.css'
import '#platform/web/kit/theme/base.css'
import '#platform/web/kit/theme/controls.css'
import '#platform/web/kit/theme/touch.css'

// The content security policy allows no code made from strings.
z.config({ jitless: true })

const session = createSession({ tab: window.sessionStorage, browser: window.localStorage }, defaultTheme)
const queries = new QueryClient({
  // The client has told the person already; asking three times would tell three times.
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
})
const call = createClient({
  token: () => session.get().token,
  language: () => session.get().language,
  fetch: (url, init) => window.fetch(url, init),
  isLeft,
  resetSession() {
    queries.clear()
    session.reset()
  },
  goToSignIn: () => goTo(loginPathFor(window.location.pathname + window.location.search)),
  goToForbidden: () => goTo('/403'),
  tell: (message) => showToast('bad', message),
  record(message, requestId) {
    if (import.meta.env.PROD) logError({ kind: 'call', message, requestId })
  },
  later: (action, ms) => void setTimeout(action, ms),
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
})

watchLeaving(window)
if (import.meta.env.PROD) watchErrors()

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
// What a screen throws is shown in its place; the error log and the console hear of it, too.
createRoot(root, { onCaughtError: (error) => window.reportError(error) }).render(
  <SessionProvider session={session}>
    <CallProvider call={call}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </CallProvider>
  </SessionProvider>,
)
