import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { menuScrollAbove, productName } from '#platform/contract/constants.ts'
import { BrandMark, Icon } from '../kit/theme/icon.tsx'
import { useSay } from '../language/say.ts'
import { branchTo, type MenuRoute } from '../session/menu-route.ts'
import { copyright } from './copyright.ts'
import { RailGroup } from './rail-group.tsx'
import { shellTexts } from './shell.text.ts'

interface Props {
  routes: readonly MenuRoute[]
  /** Icons only. */
  rail: boolean
  onCollapse?: (collapse: boolean) => void
}

export function SideMenu({ routes, rail, onCollapse }: Props) {
  const say = useSay()
  return (
    <aside className={rail ? 'side-menu rail' : 'side-menu'}>
      <NavLink to="/index" className="brand" title={say(shellTexts.home)}>
        <BrandMark />
        <span className="visually-hidden">{say(shellTexts.home)}</span>
        {rail ? null : (
          <>
            <span lang="ja">要</span>
            <small>{productName}</small>
          </>
        )}
      </NavLink>
      <nav aria-label={say(shellTexts.menu)}>
        <ul>
          {routes.map((route) => (
            <li key={route.path}>
              {rail ? <RailGroup route={route} /> : <MenuEntry route={route} level={0} />}
            </li>
          ))}
        </ul>
      </nav>
      <footer>
        {rail ? null : <span>{copyright}</span>}
        {onCollapse ? (
          <button
            type="button"
            className="icon-btn"
            aria-label={say(rail ? shellTexts.expand : shellTexts.collapse)}
            title={say(rail ? shellTexts.expand : shellTexts.collapse)}
            onClick={() => onCollapse(!rail)}
          >
            <Icon name={rail ? 'right' : 'left'} size="m" />
          </button>
        ) : null}
      </footer>
    </aside>
  )
}

function MenuEntry({ route, level }: { route: MenuRoute; level: number }) {
  if (route.children.length > 0) return <MenuGroup route={route} level={level} />
  return <MenuLink route={route} level={level} />
}

/** A group is open while a screen below it is; the person may open and close it besides. */
function MenuGroup({ route, level }: { route: MenuRoute; level: number }) {
  const say = useSay()
  const { pathname } = useLocation()
  const current = branchTo(route.children, pathname).length > 0
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? current
  return (
    <>
      <button
        type="button"
        className={`entry level-${String(level)}${current ? ' open' : ''}`}
        aria-expanded={open}
        onClick={() => setChosen(!open)}
      >
        {level === 0 ? <Icon name={route.meta.icon ?? ''} /> : null}
        <span>{say(route.title)}</span>
        <Icon name={open ? 'up' : 'down'} size="s" />
      </button>
      {open ? (
        <ul className={route.children.length > menuScrollAbove ? 'subs scrolls' : 'subs'}>
          {route.children.map((child) => (
            <li key={child.path}>
              <MenuEntry route={child} level={level + 1} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function MenuLink({ route, level }: { route: MenuRoute; level: number }) {
  const say = useSay()
  const inner = (
    <>
      {level === 0 ? <Icon name={route.meta.icon ?? ''} /> : null}
      <span>{say(route.title)}</span>
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
    <NavLink to={route.path} className={look} title={say(route.title)}>
      {inner}
    </NavLink>
  )
}
