import { Activity, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { useHeldAnswers } from '../../api/hold-answers.ts'
import { ErrorBoundary } from '../../kit/feedback/error-boundary.tsx'
import type { LazyScreen } from '../../kit/feedback/lazy-screen.ts'
import { Waiting } from '../../kit/feedback/progress-line.tsx'
import { ViewProvider } from '../../kit/view/view-context.tsx'
import { useKeptFocus } from '../../keyboard/use-kept-focus.ts'
import { routeAt } from '../../session/menu-route.ts'
import { useSession } from '../../session/session-context.tsx'
import { useTabs, useTabStore } from './tabs-context.tsx'
import { isLive, setDirty, setTitle, type Tab } from './tabs-state.ts'

/** Each screen of the routes by its name. */
export type Screens = Readonly<Record<string, LazyScreen>>

/** The views of all live tabs. Those in the background keep scroll, filters and what was typed, and do nothing. */
export function TabPanels({ screens }: { screens: Screens }) {
  const state = useTabs()
  const routes = useSession((session) => session.routes) ?? []
  return state.tabs
    .filter((tab) => isLive(state, tab))
    .map((tab) => {
      const Screen = screens[routeAt(routes, tab.path)?.name ?? '']
      return Screen ? (
        <LiveTab key={tab.view} isShown={tab.view === state.active}>
          <TabPanel tab={tab} Screen={Screen} />
        </LiveTab>
      ) : null
    })
}

function LiveTab({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  useHeldAnswers(!isShown)
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}

function TabPanel({ tab: { view, address, path }, Screen }: { tab: Tab; Screen: ComponentType }) {
  const store = useTabStore()
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const keepsFocus = useKeptFocus()
  const own = useMemo(
    () => ({
      panel,
      isShown: () => store.get().active === view,
      setUnsaved: (unsaved: boolean) => store.set((now) => setDirty(now, view, unsaved)),
      setTitle: (title: string) => store.set((now) => setTitle(now, view, title)),
    }),
    [store, view, panel],
  )
  return (
    <div className="tab-panel" data-address={address} ref={setPanel}>
      <div className="tab-scroll" ref={keepsFocus} tabIndex={-1}>
        <ViewProvider value={own}>
          <ErrorBoundary place={view}>
            <Suspense fallback={<Waiting />}>
              {/* A view in the background keeps its own address, wherever one has gone meanwhile. */}
              <Routes location={address}>
                <Route path={path} element={<Screen />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </ViewProvider>
      </div>
    </div>
  )
}
