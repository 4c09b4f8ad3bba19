import { Menu } from '@base-ui/react/menu'
import { Link, useNavigate } from 'react-router'
import { menuScrollAbove } from '#platform/contract/constants.ts'
import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import type { MenuRoute } from '../../session/menu-route.ts'
import { shellTexts } from '../shell.text.ts'
import { isMarked, useMarkedPath } from './marked-path.ts'
import { captioned } from './menu-tree.ts'

interface Props {
  route: MenuRoute
  /** Right of an icon, or below a word. */
  side: 'right' | 'bottom'
}

/** One entry of a rail or of the menu over the page; the screens of a group pop out beside it. */
export function MenuPop({ route, side }: Props) {
  const say = useSay()
  const marked = useMarkedPath()
  const navigate = useNavigate()
  const look = isMarked(route, marked) ? 'entry level-0 active' : 'entry level-0'
  const inner = (
    <>
      <Icon name={route.meta.icon ?? ''} />
      <span className={side === 'right' ? 'visually-hidden' : undefined}>{say(route.title)}</span>
    </>
  )
  if (route.meta.external)
    return (
      <a
        className={look}
        href={route.meta.external}
        target="_blank"
        rel="noreferrer"
        title={say(route.title)}
      >
        {inner}
        <span className="visually-hidden">{say(shellTexts.newWindow)}</span>
      </a>
    )
  if (route.children.length === 0)
    return (
      <Link className={look} to={route.path} title={say(route.title)}>
        {inner}
      </Link>
    )
  const groups = captioned(route)
  const count = groups.reduce((sum, group) => sum + group.screens.length, 0)
  return (
    <Menu.Root>
      <Menu.Trigger className={look} title={say(route.title)}>
        {inner}
        {side === 'bottom' ? <Icon name="down" size="s" /> : null}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="pop-place" side={side} align="start" sideOffset={4}>
          <Menu.Popup className={count > menuScrollAbove ? 'pop menu-list scrolls' : 'pop menu-list'}>
            {groups.map((group) => (
              <Menu.Group key={group.path}>
                <Menu.GroupLabel className="menu-caption">{say(group.title)}</Menu.GroupLabel>
                {group.screens.map((screen) => (
                  <Menu.Item
                    key={screen.path}
                    className={screen.path === marked ? 'menu-item here' : 'menu-item'}
                    onClick={() => open(screen, navigate)}
                  >
                    {say(screen.title)}
                    {screen.meta.external ? <Icon name="external" size="s" /> : null}
                  </Menu.Item>
                ))}
              </Menu.Group>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** An address outside opens in a new window. */
function open(screen: MenuRoute, navigate: ReturnType<typeof useNavigate>): void {
  if (screen.meta.external) window.open(screen.meta.external, '_blank', 'noreferrer')
  else void navigate(screen.path)
}
