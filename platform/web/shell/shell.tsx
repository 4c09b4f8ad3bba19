import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { Navigate, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import type { LookChange } from '#platform/contract/shell-settings.ts'
import { activeCommands, useCommandKeys } from '../kit/command/command-layers.ts'
import { FunctionBar } from '../kit/command/function-bar.tsx'
import { showNavigation } from '../kit/feedback/progress.ts'
import { isRefined } from '../kit/view/refined.ts'
import { takeEarlyKeys } from '../keyboard/early-keys.ts'
import { useSay } from '../language/say.ts'
import { flatten, routeAt, type MenuRoute } from '../session/menu-route.ts'
import type { ReadManual } from '../module/manual.ts'
import { useSession } from '../session/session-context.tsx'
import { createStore } from '../store/store.ts'
import { copyright } from './copyright.ts'
import { Header } from './header.tsx'
import type { ShellDialog } from './shell-dialog.ts'
import { useShellKeys } from './keys/use-shell-keys.ts'
import { OpenedDialog, type OpenDialog } from './opened-dialog.tsx'
import { usePrefetch } from './use-prefetch.ts'
import { Brand } from './menu/brand.tsx'
import { menuTree } from './menu/menu-tree.ts'
import { MobileMenu } from './menu/mobile-menu.tsx'
import { visit as remember } from './recent-screens.ts'
import { ShellMenu } from './shell-menu.tsx'
import { shellTexts } from './shell.text.ts'
import { TabActionsProvider, useTabActions } from './tabs/tab-actions.tsx'
import { TabBar } from './tabs/tab-bar.tsx'
import { TabPanels, type Screens } from './tabs/tab-panels.tsx'
import { TabsProvider, useTabStore } from './tabs/tabs-context.tsx'
import { targetOf } from './tabs/tab-target.ts'
import { tabOf, visit } from './tabs/tabs-state.ts'
import { usePageTitle } from './use-page.ts'
import { useWide } from './use-wide.ts'
import './shell.css'

const ManualPanel = lazy(async () => ({ default: (await import('./manual/manual-panel.tsx')).ManualPanel }))

interface OpenManual {
  /** Chosen in the palette; blank: whichever screen is open. */
  readonly screen: string
  readonly at: string
}

const noRoutes: readonly MenuRoute[] = []

interface Props {
  screens: Screens
  /** The screens for which this device stands where it does; none: for whatever its user has. */
  standsFor: () => readonly string[]
  readManual: ReadManual
  languageSwitch: boolean
  onLook: (change: LookChange) => void
  onLogout: () => void
}

/** The frame around every screen. Screens that the server did not name lead to /404. */
export function Shell(props: Props) {
  const { pathname } = useLocation()
  const routes = useSession((state) => state.routes) ?? []
  const route = routeAt(routes, pathname)
  const open = route && props.screens[route.name] !== undefined && targetOf(routes, pathname) !== undefined
  return (
    <TabsProvider routes={routes}>
      <TabActionsProvider>
        {open ? null : <Navigate to={route?.meta.redirect ?? '/404'} replace />}
        <Frame {...props} />
      </TabActionsProvider>
    </TabsProvider>
  )
}

function Frame({ screens, standsFor, readManual, languageSwitch, onLook, onLogout }: Props) {
  const say = useSay()
  const wide = useWide()
  const { pathname } = useLocation()
  const routes = useSession((state) => state.routes)
  const collapse = useSession((state) => state.collapse)
  const { layout, fixed_header, tabs, transition } = useSession((state) => state.settings)
  const tree = useMemo(() => menuTree(routes ?? []), [routes])
  const [menuAt, setMenuAt] = useState('')
  const [dialog] = useState(() => createStore<OpenDialog | null>(null))
  const [manual, setManual] = useState<OpenManual | null>(null)
  const openManual = (screen: string) => setManual({ screen, at: pathname })
  const open = (kind: ShellDialog, typed = '') =>
    kind === 'manual'
      ? setManual((now) => (now ? null : { screen: '', at: pathname }))
      : dialog.set({ kind, typed, commands: activeCommands() })
  const openEarly = useEffectEvent(() => {
    const typed = takeEarlyKeys()
    if (typed !== null) open('palette', typed)
  })
  useEffect(() => openEarly(), [])
  const actions = useTabActions()
  const route = routeAt(routes ?? [], pathname)
  const prefetch = usePrefetch(screens, routes ?? noRoutes, standsFor)
  const leave = () => actions.leave(onLogout)
  usePageTitle(route ? say(route.title) : '')
  useVisits()
  useCommandKeys()
  useShellKeys((id) => {
    switch (id) {
      case 'palette':
      case 'keys':
      case 'settings':
      case 'manual':
        return open(id)
      case 'menu':
        return wide ? focusMenu() : setMenuAt(pathname)
      case 'refresh':
        return actions.refresh()
      case 'close':
        return actions.close('this')
      case 'previous':
        return actions.goBeside(-1)
      case 'next':
        return actions.goBeside(1)
    }
  })

  // Whoever goes elsewhere reads about that.
  const described =
    flatten(routes ?? noRoutes).find(({ name }) => manual?.at === pathname && name === manual.screen) ?? route
  const look = ['shell']
  if (!wide) look.push('narrow')
  if (wide && collapse && layout !== 'horizontal' && layout !== 'float') look.push('collapsed')
  if (!fixed_header) look.push('loose')
  if (!tabs) look.push('no-tabs')
  if (transition) look.push('transition')
  if (manual && described) look.push('with-manual')
  return (
    <div className={look.join(' ')} data-layout={wide ? layout : undefined} {...prefetch}>
      <a className="skip" href="#main">
        {say(shellTexts.skip)}
      </a>
      {wide ? (
        <ShellMenu
          layout={layout}
          tree={tree}
          collapse={collapse}
          onCollapse={(next) => onLook({ collapse: next })}
        />
      ) : null}
      <Header
        languageSwitch={languageSwitch}
        onLanguage={(language) => onLook({ language })}
        onLogout={leave}
        onOpen={open}
        title={route ? say(route.title) : ''}
        onOpenMenu={wide ? undefined : () => setMenuAt(pathname)}
      >
        {wide && layout === 'common' ? <Brand /> : null}
      </Header>
      {tabs ? <TabBar /> : null}
      <main id="main" className="sheet" tabIndex={-1}>
        <TabPanels screens={screens} />
      </main>
      {manual && described ? (
        <Suspense fallback={null}>
          <ManualPanel
            screen={described.name}
            title={described.title}
            isOpen={described === route}
            readManual={readManual}
            onClose={() => setManual(null)}
          />
        </Suspense>
      ) : null}
      <footer className="foot">
        <FunctionBar
          onKeys={() => open('keys')}
          onPalette={() => open('palette')}
          note={wide && (collapse || layout === 'horizontal' || layout === 'float') ? copyright : undefined}
        />
      </footer>
      {!wide && menuAt === pathname ? <MobileMenu routes={tree} onClose={() => setMenuAt('')} /> : null}
      <OpenedDialog
        store={dialog}
        languageSwitch={languageSwitch}
        onLook={onLook}
        onLogout={leave}
        onOpen={open}
        onManual={openManual}
      />
    </div>
  )
}

/** Wherever one goes, there is a tab. */
function useVisits(): void {
  const place = useLocation()
  const { pathname, search, key } = place
  const navigate = useNavigate()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const how = isReplaced ? (isRefined(place.state) ? 'refine' : 'replace') : 'go'
  const store = useTabStore()
  const routes = useSession((state) => state.routes)
  useLayoutEffect(() => {
    const target = targetOf(routes ?? [], pathname + search)
    if (!target) return
    store.set((now) => visit(now, target, how))
    // It was there already, with what was asked on it.
    const { address } = tabOf(store.get(), store.get().active) ?? target
    if (address !== target.address) void navigate(address, { replace: true })
    // By its key, too: what is closed and asked for again at once is the same place to the router.
  }, [store, routes, pathname, search, key, how, navigate])
  useEffect(() => {
    showNavigation()
    remember(pathname)
  }, [pathname, search])
}

/** F10: the current entry of the menu, else its first. */
function focusMenu(): void {
  const menu = document.querySelector('.side-menu nav, .top-menu nav')
  const entry =
    menu?.querySelector<HTMLElement>('.entry.active') ?? menu?.querySelector<HTMLElement>('.entry')
  entry?.focus()
}
