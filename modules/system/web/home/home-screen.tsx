import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { branchTo, openable, routeAt, type MenuRoute } from '#platform/web/session/menu-route.ts'
import { homePath } from '#platform/web/session/route-guard.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { menuTree } from '#platform/web/shell/menu/menu-tree.ts'
import { recentScreens } from '#platform/web/shell/recent-screens.ts'
import { useStore } from '#platform/web/store/use-store.ts'
import { greetingAt } from './greeting.ts'
import { homeTexts } from './home.text.ts'
import './home.css'

/** Home shows only what is real: who I am, which business day it is, and where I can go. */
export function HomeScreen() {
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
      </div>
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
        <RecentScreens routes={routes} />
      </div>
    </div>
  )
}

function ScreenGroup({ group }: { group: MenuRoute }) {
  const say = useSay()
  const screens = openable([group])
  return (
    <div className="group">
      <h3>
        <Icon name={group.meta.icon ?? ''} />
        {say(group.title)}
        <span>{say(homeTexts.count, { count: screens.length })}</span>
      </h3>
      <ul>
        {screens.map((screen) => (
          <li key={screen.path}>
            <Link to={screen.path}>{say(screen.title)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RecentScreens({ routes }: { routes: readonly MenuRoute[] }) {
  const say = useSay()
  const visited = useStore(recentScreens)
    .filter((path) => path !== homePath)
    .flatMap((path) => routeAt(routes, path) ?? [])
  return (
    <section>
      <h2>{say(homeTexts.recent)}</h2>
      {visited.length === 0 ? <p className="sub">{say(homeTexts.noRecent)}</p> : null}
      <ul className="recent">
        {visited.map((route) => (
          <li key={route.path}>
            <Link to={route.path}>{say(route.title)}</Link>
            <span className="dim">
              {branchTo(routes, route.path)
                .slice(0, -1)
                .map(({ title }) => say(title))
                .join(' › ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
