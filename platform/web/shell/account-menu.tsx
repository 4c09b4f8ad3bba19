import { Menu } from '@base-ui/react/menu'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../kit/theme/icon.tsx'
import { initialOf } from '../language/initial.ts'
import { useSay } from '../language/say.ts'
import { routeAt } from '../session/menu-route.ts'
import { useSession } from '../session/session-context.tsx'
import { keyTexts } from './keys/keys.text.ts'
import type { ShellDialog } from './shell-dialog.ts'
import { manualTexts } from './manual/manual.text.ts'
import { shellTexts } from './shell.text.ts'

const personalCenterPath = '/masterMaint/etc/personalCenter'
const firstWeekPath = '/firstWeek'

interface Props {
  onLogout: () => void
  onOpen: (dialog: ShellDialog) => void
}

export function AccountMenu({ onLogout, onOpen }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const user = useSession((state) => state.user)
  const own = useSession((state) => routeAt(state.routes ?? [], personalCenterPath))
  const firstWeek = useSession((state) => routeAt(state.routes ?? [], firstWeekPath))
  const fullScreen = useFullScreen()
  const name = user?.username ?? ''
  return (
    <Menu.Root>
      <Menu.Trigger className="avatar" aria-label={say(shellTexts.account, { name })}>
        {initialOf(name)}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="pop-place" align="end" sideOffset={6}>
          <Menu.Popup className="pop menu-list">
            <div className="menu-caption">
              <b>{name}</b>
              {user?.user_cd}
            </div>
            <div className="menu-rule" />
            {own ? (
              <Menu.Item className="menu-item" onClick={() => void navigate(own.path)}>
                <Icon name="user" />
                {say(shellTexts.personalCenter)}
              </Menu.Item>
            ) : null}
            <Menu.Item className="menu-item" onClick={() => onOpen('settings')}>
              <Icon name="settings" />
              {say(shellTexts.settings)}
            </Menu.Item>
            <Menu.Item className="menu-item" onClick={() => onOpen('manual')}>
              <Icon name="book" />
              {say(manualTexts.title)}
            </Menu.Item>
            {firstWeek ? (
              <Menu.Item className="menu-item" onClick={() => void navigate(firstWeek.path)}>
                <Icon name="star" />
                {say(firstWeek.title)}
              </Menu.Item>
            ) : null}
            <Menu.Item className="menu-item" onClick={() => onOpen('keys')}>
              <Icon name="keyboard" />
              {say(keyTexts.title)}
            </Menu.Item>
            <Menu.Item className="menu-item" onClick={toggleFullScreen}>
              <Icon name="screen" />
              {say(fullScreen ? shellTexts.leaveFullScreen : shellTexts.fullScreen)}
            </Menu.Item>
            <div className="menu-rule" />
            <Menu.Item className="menu-item" onClick={onLogout}>
              <Icon name="leave" />
              {say(shellTexts.logout)}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen()
}

const useFullScreen = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
  )
