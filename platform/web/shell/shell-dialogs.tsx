import type { LookChange } from '#platform/contract/shell-settings.ts'
import type { Command } from '../kit/command/command.ts'
import { toggleFullScreen } from './account-menu.tsx'
import { ErrorLogDialog } from './error-log/error-log-dialog.tsx'
import { errorLogTexts } from './error-log/error-log.text.ts'
import type { ShellDialog } from './shell-dialog.ts'
import { KeyList } from './keys/key-list.tsx'
import { keyTexts } from './keys/keys.text.ts'
import { Palette } from './palette/palette.tsx'
import { usePaletteGroups, type ShellAction } from './palette/use-palette-groups.ts'
import { SettingsDrawer } from './settings/settings-drawer.tsx'
import { shellTexts } from './shell.text.ts'
import { useTabActions } from './tabs/tab-actions.tsx'
import { tabTexts } from './tabs/tabs.text.ts'

interface Props {
  kind: ShellDialog
  /** What the screen offered when the dialog was opened. */
  commands: readonly Command[]
  languageSwitch: boolean
  onLook: (change: LookChange) => void
  onLogout: () => void
  onOpen: (dialog: ShellDialog) => void
  onClose: () => void
}

/** What opens over the shell; loaded when it is first asked for. */
export function ShellDialogs({ kind, ...props }: Props) {
  switch (kind) {
    case 'palette':
      return <ShellPalette {...props} />
    case 'keys':
      return <KeyList commands={props.commands} onClose={props.onClose} />
    case 'settings':
      return (
        <SettingsDrawer languageSwitch={props.languageSwitch} onLook={props.onLook} onClose={props.onClose} />
      )
    case 'errors':
      return <ErrorLogDialog onClose={props.onClose} />
  }
}

function ShellPalette({ commands, onOpen, onLogout, onClose }: Omit<Props, 'kind'>) {
  const tabs = useTabActions()
  const actions: readonly ShellAction[] = [
    { id: 'refresh', label: keyTexts.refresh, icon: 'refresh', keyCap: 'Alt R', run: () => tabs.refresh() },
    { id: 'close', label: keyTexts.close, icon: 'close', keyCap: 'Alt Q', run: () => tabs.close('this') },
    { id: 'others', label: tabTexts.others, icon: 'close', run: () => tabs.close('others') },
    { id: 'all', label: tabTexts.all, icon: 'close', run: () => tabs.close('all') },
    {
      id: 'settings',
      label: shellTexts.settings,
      icon: 'settings',
      keyCap: 'Alt ,',
      run: () => onOpen('settings'),
    },
    { id: 'keys', label: keyTexts.title, icon: 'keyboard', keyCap: '?', run: () => onOpen('keys') },
    { id: 'errors', label: errorLogTexts.title, icon: 'warn', run: () => onOpen('errors') },
    { id: 'full', label: shellTexts.fullScreen, icon: 'screen', run: toggleFullScreen },
    { id: 'logout', label: shellTexts.logout, icon: 'leave', run: onLogout },
  ]
  return <Palette groups={usePaletteGroups(commands, actions)} onClose={onClose} />
}
