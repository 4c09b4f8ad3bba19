import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { z } from 'zod'
import { defaultTheme } from '#platform/contract/shell-settings.ts'
import { CallProvider } from '#platform/web/api/api-context.tsx'
import { createClient } from '#platform/web/api/client.ts'
import { isLeft, watchLeaving } from '#platform/web/api/page-left.ts'
import { watchEarlyKeys } from '#platform/web/keyboard/early-keys.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { watchAttendance } from '#platform/web/session/attendance.ts'
import { createDraftVault } from '#platform/web/session/draft-vault.ts'
import { createOtherTabs, tabsChannel } from '#platform/web/session/other-tabs.ts'
import { OtherTabsProvider } from '#platform/web/session/other-tabs-context.tsx'
import { loginPathFor, publicPaths } from '#platform/web/session/route-guard.ts'
import { SessionProvider } from '#platform/web/session/session-context.tsx'
import { createSession } from '#platform/web/session/session-state.ts'
import { DraftsProvider } from '#platform/web/session/use-drafts.tsx'
import { logError, watchErrors } from '#platform/web/shell/error-log/error-log.ts'
import { App } from './app.tsx'
import { goTo } from './steering.ts'
import '#platform/web/kit/theme/tokens.css'
import '#platform/web/kit/theme/base.css'
import '#platform/web/kit/theme/controls.css'
import '#platform/web/kit/theme/touch.css'

// The content security policy allows no code made from strings.
z.config({ jitless: true })

watchEarlyKeys(window)

/** A tab in the background answers late. */
const handOverMs = 1_000

const session = createSession({ tab: window.sessionStorage, browser: window.localStorage }, defaultTheme)
const drafts = createDraftVault({
  storage: window.localStorage,
  locks: navigator.locks,
  onChange(listener) {
    window.addEventListener('storage', ({ key }) => listener(key))
    window.addEventListener('focus', () => listener(null))
  },
  now: () => Date.now(),
})
const queries = new QueryClient({
  // The client has told the person already; asking three times would tell three times.
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
})
const forget = () => {
  queries.clear()
  drafts.close()
  session.reset()
}
const tabs = createOtherTabs(session, {
  channel: new BroadcastChannel(tabsChannel),
  locks: navigator.locks,
  now: () => Date.now(),
  patience: () => new Promise((resolve) => setTimeout(resolve, handOverMs)),
  onSignedOut() {
    drafts.dropAll()
    forget()
  },
})
/** The address that the worker has opened; its strip says when the server is silent. */
const openedOffline =
  'serviceWorker' in navigator && navigator.serviceWorker.controller ? window.location.pathname : ''
const call = createClient({
  token: () => session.get().token,
  language: () => session.get().language,
  fetch: (url, init) => window.fetch(url, init),
  isLeft,
  showsSilence: () => session.get().asOf !== null && window.location.pathname === openedOffline,
  isAttended: watchAttendance(window, () => Date.now()).isAttended,
  used: tabs.used,
  resetSession: forget,
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

// What was kept for a page without a network belongs to the session, however it ends. Few devices have any, so it is not waited for.
const forgetKept = () =>
  void import('#platform/web/kit/offline/kept-answers.ts')
    .then(({ keptAnswers }) => keptAnswers.clear())
    .catch(() => undefined)
let hadToken = session.get().token !== ''
session.subscribe(() => {
  const hasToken = session.get().token !== ''
  if (hadToken && !hasToken) forgetKept()
  hadToken = hasToken
})

watchLeaving(window)
if (import.meta.env.PROD) watchErrors()

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
// Who opens the sign-in page wants to sign in, perhaps as somebody else.
if (!publicPaths.includes(window.location.pathname)) {
  await tabs.takeOver()
  // The browser was closed with a session open, which nobody can go on with.
  if (session.get().token === '') forgetKept()
}
// What a screen throws is shown in its place; the error log and the console hear of it, too.
createRoot(root, { onCaughtError: (error) => window.reportError(error) }).render(
  <SessionProvider session={session}>
    <OtherTabsProvider tabs={tabs}>
      <DraftsProvider vault={drafts}>
        <CallProvider call={call}>
          <QueryClientProvider client={queries}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </QueryClientProvider>
        </CallProvider>
      </DraftsProvider>
    </OtherTabsProvider>
  </SessionProvider>,
)
