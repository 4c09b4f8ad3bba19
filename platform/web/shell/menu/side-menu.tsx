import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import type { MenuRoute } from '../../session/menu-route.ts'
import { copyright } from '../copyright.ts'
import { shellTexts } from '../shell.text.ts'
import { Brand } from './brand.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { MenuPop } from './menu-pop.tsx'
import { useFreshMenuCounts } from './use-menu-counts.ts'
import './side-menu.css'

interface Props {
  routes: readonly MenuRoute[]
  /** Icons only, whose groups pop out. */
  rail?: boolean
  /** The name of the product stands over it. */
  brand?: boolean
  /** The group whose screens these are. */
  heading?: string
  onCollapse?: ((collapse: boolean) => void) | undefined
}

export function SideMenu({ routes, rail = false, brand = true, heading, onCollapse }: Props) {
  const say = useSay()
  useFreshMenuCounts()
  return (
    <aside className={rail ? 'side-menu rail' : 'side-menu'}>
      {brand ? <Brand small={rail} /> : null}
      {heading ? <p className="menu-heading">{heading}</p> : null}
      <nav aria-label={say(shellTexts.menu)}>
        <ul>
          {routes.map((route) => (
            <li key={route.path}>
              {rail ? (
                <MenuPop route={route} side="right" />
              ) : (
                <MenuEntry route={route} level={heading ? 1 : 0} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {rail && !onCollapse ? null : (
        <footer>
          {rail ? null : <span>{copyright}</span>}
          {onCollapse ? <CollapseButton collapsed={rail} onCollapse={onCollapse} /> : null}
        </footer>
      )}
    </aside>
  )
}

interface CollapseProps {
  collapsed: boolean
  onCollapse: (collapse: boolean) => void
}

export function CollapseButton({ collapsed, onCollapse }: CollapseProps) {
  const say = useSay()
  const label = say(collapsed ? shellTexts.expand : shellTexts.collapse)
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      title={label}
      onClick={() => onCollapse(!collapsed)}
    >
      <Icon name={collapsed ? 'right' : 'left'} size="m" />
    </button>
  )
}
