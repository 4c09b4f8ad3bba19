import { Menu } from '@base-ui/react/menu'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../kit/theme/icon.tsx'
import { useSay } from '../language/say.ts'
import { branchTo, openable, type MenuRoute } from '../session/menu-route.ts'

/** One icon of the collapsed menu; its screens pop out beside it. */
export function RailGroup({ route }: { route: MenuRoute }) {
  const say = useSay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const current = branchTo([route], pathname).length > 0
  return (
    <Menu.Root>
      <Menu.Trigger
        className={current ? 'entry level-0 active' : 'entry level-0'}
        aria-label={say(route.title)}
        title={say(route.title)}
      >
        <Icon name={route.meta.icon ?? ''} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="pop-place" side="right" align="start" sideOffset={4}>
          <Menu.Popup className="pop menu-list">
            <div className="menu-caption">{say(route.title)}</div>
            {openable([route]).map((screen) => (
              <Menu.Item key={screen.path} className="menu-item" onClick={() => void navigate(screen.path)}>
                {say(screen.title)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
