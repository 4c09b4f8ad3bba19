import { useState } from 'react'
import { Link } from 'react-router'
import { menuScrollAbove } from '#platform/contract/constants.ts'
import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import type { MenuRoute } from '../../session/menu-route.ts'
import { shellTexts } from '../shell.text.ts'
import { useMenuCount } from './use-menu-counts.ts'
import { isMarked, useMarkedPath } from './marked-path.ts'

/** More is told as more. */
const mostShown = 999

interface Props {
  route: MenuRoute
  level: number
}

/** A line of a menu: a group that opens below itself, a screen, or an address outside. */
export function MenuEntry({ route, level }: Props) {
  return route.children.length > 0 ? (
    <MenuGroup route={route} level={level} />
  ) : (
    <MenuLink route={route} level={level} />
  )
}

/** A group is open while a screen below it is; the person may open and close it besides. */
function MenuGroup({ route, level }: Props) {
  const say = useSay()
  const current = isMarked(route, useMarkedPath())
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? current
  const waiting = useMenuCount(route)
  const shown = open ? 0 : waiting
  return (
    <>
      <button
        type="button"
        className={`entry level-${String(level)}${current ? ' open' : ''}`}
        aria-expanded={open}
        title={shown > 0 ? say(shellTexts.waiting, { count: shown }) : undefined}
        onClick={() => setChosen(!open)}
      >
        {level === 0 ? <Icon name={route.meta.icon ?? ''} /> : null}
        <span>{say(route.title)}</span>
        <WaitingCount count={shown} />
        <Icon name={open ? 'up' : 'down'} size="s" />
      </button>
      {open ? <MenuEntries routes={route.children} level={level + 1} /> : null}
    </>
  )
}

/** More than 18 entries scroll inside their group. */
function MenuEntries({ routes, level }: { routes: readonly MenuRoute[]; level: number }) {
  return (
    <ul className={routes.length > menuScrollAbove ? 'subs scrolls' : 'subs'}>
      {routes.map((child) => (
        <li key={child.path}>
          <MenuEntry route={child} level={level} />
        </li>
      ))}
    </ul>
  )
}

/** Drawn, and told as the entry's description: its name stays its name. */
function WaitingCount({ count }: { count: number }) {
  const shown = count > mostShown ? `${String(mostShown)}+` : String(count)
  return count === 0 ? null : <span className="waiting" aria-hidden="true" data-count={shown} />
}

/** A long group scrolls: where one is stays to be seen, wherever one came from. */
const intoSight = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' })

function MenuLink({ route, level }: Props) {
  const say = useSay()
  const marked = useMarkedPath() === route.path
  const waiting = useMenuCount(route)
  const inner = (
    <>
      {level === 0 ? <Icon name={route.meta.icon ?? ''} /> : null}
      <span>{say(route.title)}</span>
      <WaitingCount count={waiting} />
    </>
  )
  const look = `entry level-${String(level)}`
  if (route.meta.external)
    return (
      <a className={look} href={route.meta.external} target="_blank" rel="noreferrer">
        {inner}
        <Icon name="external" size="s" />
        <span className="visually-hidden">{say(shellTexts.newWindow)}</span>
      </a>
    )
  return (
    <Link
      to={route.path}
      className={marked ? `${look} active` : look}
      aria-current={marked ? 'page' : undefined}
      aria-description={waiting > 0 ? say(shellTexts.waiting, { count: waiting }) : undefined}
      title={say(route.title)}
      ref={marked ? intoSight : undefined}
    >
      {inner}
    </Link>
  )
}
