import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { branchTo, openable, type MenuRoute } from '#platform/web/session/menu-route.ts'
import { homePath } from '#platform/web/session/route-guard.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { captioned, menuTree } from '#platform/web/shell/menu/menu-tree.ts'
import { recentScreens } from '#platform/web/shell/recent-screens.ts'
import { useStore } from '#platform/web/store/use-store.ts'
import { useTabs } from '#platform/web/shell/tabs/tabs-context.tsx'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { DiskNotice } from './disk-notice.tsx'
import { greetingAt } from './greeting.ts'
import { homeTexts } from './home.text.ts'
import './home.css'

/** Home shows only what is real: who I am, which business day it is, what the modules count, and where I can go. */
export function HomeScreen({ tiles }: { tiles: readonly HomeTile[] }) {
  const say = useSay()
  const language = useLanguage()
  const user = useSession((state) => state.user)
  const date = useSession((state) => state.businessDate)
  const routes = useSession((state) => state.routes) ?? []
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  const groups = menuTree(routes).filter((route) => openable([route]).length > 0)
  return (
    <div className="home">
      <div className="home-head">
        <h1>{say(homeTexts[greeting], { name: user?.username ?? '' })}</h1>
        <p className={date ? 'sub' : 'no-date'}>
          {date
            ? say(homeTexts.businessDate, { date: businessDateText(date, language) })
            : say(homeTexts.noBusinessDate)}
        </p>
        <DiskNotice />
      </div>
      <Tiles tiles={tiles} />
      <div className="home-body">
        <section>
          <h2>{say(homeTexts.screens)}</h2>
          {groups.length === 0 ? <p className="sub">{say(homeTexts.noScreens)}</p> : null}
          <div className="groups">
            {groups.map((group) => (
              <ScreenGroup key={group.path} group={group} />
            ))}
          </div>
        </section>
        <section>
          <OpenScreens routes={routes} />
          <RecentScreens routes={routes} />
        </section>
      </div>
    </div>
  )
}

/** The screens of a part of the menu, those of each group below it with its name before them. */
function ScreenGroup({ group }: { group: MenuRoute }) {
  const say = useSay()
  return (
    <div className="group">
      <h3>
        <Icon name={group.meta.icon ?? ''} />
        {say(group.title)}
        <span>{say(homeTexts.count, { count: openable([group]).length })}</span>
      </h3>
      {captioned(group).map(({ path, title, screens }) => (
        <div key={path} className="screens">
          {path === group.path ? null : <h4>{say(title)}</h4>}
          <ul>
            {openable(screens).map((screen) => (
              <li key={screen.path}>
                <Link to={screen.path}>{say(screen.title)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Tiles({ tiles }: { tiles: readonly HomeTile[] }) {
  const say = useSay()
  const allows = useAllows()
  const shown = tiles.filter(({ need }) => !need || allows(need))
  return shown.length === 0 ? null : (
    <div className="tiles">
      {shown.map(({ name, title, icon, Content }) => (
        <section key={name}>
          <h2>
            <Icon name={icon} size="m" />
            {say(title)}
          </h2>
          <Content />
        </section>
      ))}
    </div>
  )
}

function OpenScreens({ routes }: { routes: readonly MenuRoute[] }) {
  const say = useSay()
  const open = useTabs().tabs.filter((tab) => tab.path !== homePath && !tab.tabHidden)
  return (
    <>
      <h2>{say(homeTexts.open)}</h2>
      {open.length === 0 ? <p className="sub">{say(homeTexts.noOpen)}</p> : null}
      <ScreenLinks
        routes={routes}
        links={open.map(({ address, path, dirty }) => ({ address, path, dirty }))}
      />
    </>
  )
}

function RecentScreens({ routes }: { routes: readonly MenuRoute[] }) {
  const say = useSay()
  const visited = useStore(recentScreens).filter((path) => path !== homePath)
  return (
    <>
      <h2>{say(homeTexts.recent)}</h2>
      {visited.length === 0 ? <p className="sub">{say(homeTexts.noRecent)}</p> : null}
      <ScreenLinks routes={routes} links={visited.map((path) => ({ address: path, path, dirty: false }))} />
    </>
  )
}

interface LinkedScreen {
  readonly address: string
  readonly path: string
  readonly dirty: boolean
}

function ScreenLinks({ routes, links }: { routes: readonly MenuRoute[]; links: readonly LinkedScreen[] }) {
  const say = useSay()
  return (
    <ul className="recent">
      {links.map(({ address, path, dirty }) => {
        const branch = branchTo(routes, path)
        const route = branch.at(-1)
        return route ? (
          <li key={address}>
            <Link to={address}>{say(route.title)}</Link>
            {dirty ? <span className="chip s-warn">{say(homeTexts.unsaved)}</span> : null}
            <span className="dim">
              {branch
                .slice(0, -1)
                .map(({ title }) => say(title))
                .join(' › ')}
            </span>
          </li>
        ) : null
      })}
    </ul>
  )
}
