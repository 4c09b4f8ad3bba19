import { useSay } from '../../language/say.ts'
import type { MenuRoute } from '../../session/menu-route.ts'
import { shellTexts } from '../shell.text.ts'
import { Brand } from './brand.tsx'
import { MenuPop } from './menu-pop.tsx'
import './first-level.css'

/** The whole menu as one line over the page; groups pop out below their word. */
export function TopMenu({ routes }: { routes: readonly MenuRoute[] }) {
  const say = useSay()
  return (
    <div className="top-menu">
      <Brand />
      <nav aria-label={say(shellTexts.menu)}>
        <ul>
          {routes.map((route) => (
            <li key={route.path}>
              <MenuPop route={route} side="bottom" />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
