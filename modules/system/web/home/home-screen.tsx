import { useState } from 'react'
import { Link } from 'react-router'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { branchTo, openable, type MenuRoute } from '#platform/web/session/menu-route.ts'
import { homePath } from '#platform/web/session/route-guard.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { useDraftVault } from '#platform/web/session/use-drafts.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { recentScreens } from '#platform/web/shell/recent-screens.ts'
import { useStore } from '#platform/web/store/use-store.ts'
import { useTabs } from '#platform/web/shell/tabs/tabs-context.tsx'
import { DiskNotice } from './disk-notice.tsx'
import { greetingAt } from './greeting.ts'
import { homeTexts } from './home.text.ts'
import { SetupList } from './setup-list.tsx'
import { Tiles } from './tiles.tsx'
import { useArrangement } from './use-arrangement.ts'
import { WorkingDays } from './working-days.tsx'
import './home.css'

/** Home shows only what is real: who I am, which business day it is, what the modules count, and what I was at. */
export function HomeScreen({ tiles }: { tiles: readonly HomeTile[] }) {
  const say = useSay()
  const user = useSession((state) => state.user)
  const date = useSession((state) => state.businessDate)
  const routes = useSession((state) => state.routes) ?? []
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  const { first, others, broad, beside, arranging, put } = useArrangement(tiles)
  const onPut = arranging ? put : undefined
  return (
    <div className="home">
      <div className="home-head">
        <h1>{say(homeTexts[greeting], { name: user?.username ?? '' })}</h1>
        <p className={date ? 'sub' : 'no-date'}>
          {date ? <WorkingDays date={date} /> : say(homeTexts.noBusinessDate)}
        </p>
        <DiskNotice />
      </div>
      <SetupList routes={routes} />
      <Tiles look="figures" tiles={first} onPut={onPut} />
      <div className="home-body">
        <div>
          <Tiles look="panels" tiles={broad} onPut={onPut} />
          {openable(routes).length === 0 ? <p className="sub">{say(homeTexts.noScreens)}</p> : null}
        </div>
        <section>
          <Tiles look="panels" tiles={beside} onPut={onPut} />
          {others.length > 0 ? <h2>{say(homeTexts.others)}</h2> : null}
          <Tiles look="lines" tiles={others} onPut={undefined} />
          <MyDrafts routes={routes} />
          <OpenScreens routes={routes} />
          <RecentScreens routes={routes} />
        </section>
      </div>
    </div>
  )
}

/** What I have left half-typed in this browser, to go on with. */
function MyDrafts({ routes }: { routes: readonly MenuRoute[] }) {
  const say = useSay()
  const momentText = useMomentText()
  const drafts = useStore(useDraftVault())
  if (drafts.length === 0) return null
  return (
    <>
      <h2>{say(homeTexts.drafts)}</h2>
      <ul className="recent">
        {drafts.map(({ id, address, title, at }) => {
          const screen = branchTo(routes, address.split('?')[0] ?? '').at(-1)
          return screen ? (
            <li key={id}>
              <Link to={address}>{[say(screen.title), title].filter(Boolean).join('　')}</Link>
              <span className="dim">{momentText(new Date(at).toISOString())}</span>
            </li>
          ) : null
        })}
      </ul>
    </>
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
