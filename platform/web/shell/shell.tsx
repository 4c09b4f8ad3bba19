import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useCommandKeys } from '../kit/command/command-layers.ts'
import { FunctionBar } from '../kit/command/function-bar.tsx'
import { ErrorBoundary } from '../kit/feedback/error-boundary.tsx'
import { Waiting } from '../kit/feedback/progress-line.tsx'
import { useSay } from '../language/say.ts'
import { routeAt } from '../session/menu-route.ts'
import { useSession } from '../session/session-context.tsx'
import { Header } from './header.tsx'
import type { OnLanguage } from './language-menu.tsx'
import { menuTree } from './menu-tree.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { visit } from './recent-screens.ts'
import { shellTexts } from './shell.text.ts'
import { SideMenu } from './side-menu.tsx'
import { usePageTitle } from './use-page.ts'
import { useWide } from './use-wide.ts'
import './shell.css'

interface Props {
  languageSwitch: boolean
  onLanguage: OnLanguage
  onCollapse: (collapse: boolean) => void
  onLogout: () => void
  children: ReactNode
}

/** The vertical layout: menu, header, sheet, function bar. Tabs and the other layouts take the same parts. */
export function Shell({ languageSwitch, onLanguage, onCollapse, onLogout, children }: Props) {
  const say = useSay()
  const wide = useWide()
  const { pathname } = useLocation()
  const routes = useSession((state) => state.routes)
  const collapse = useSession((state) => state.collapse)
  const tree = useMemo(() => menuTree(routes ?? []), [routes])
  const [menuAt, setMenuAt] = useState('')
  const route = routeAt(routes ?? [], pathname)
  usePageTitle(route ? say(route.title) : '')
  useCommandKeys()
  useEffect(() => {
    if (route) visit(pathname)
  }, [pathname, route])

  return (
    <div className={wide ? (collapse ? 'shell rail' : 'shell') : 'shell narrow'} data-layout="vertical">
      <a className="skip" href="#main">
        {say(shellTexts.skip)}
      </a>
      {wide ? <SideMenu routes={tree} rail={collapse} onCollapse={onCollapse} /> : null}
      <Header
        languageSwitch={languageSwitch}
        onLanguage={onLanguage}
        onLogout={onLogout}
        onOpenMenu={wide ? undefined : () => setMenuAt(pathname)}
      />
      <main id="main" className="sheet" tabIndex={-1}>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <footer className="foot">
        <FunctionBar />
      </footer>
      {!wide && menuAt === pathname ? <MobileMenu routes={tree} onClose={() => setMenuAt('')} /> : null}
    </div>
  )
}
