import type { Command } from '../../kit/command/command.ts'
import { toggleFullScreen } from '../account-menu.tsx'
import { errorLogTexts } from '../error-log/error-log.text.ts'
import { keyTexts } from '../keys/keys.text.ts'
import type { ShellDialog } from '../shell-dialog.ts'
import { manualTexts } from '../manual/manual.text.ts'
import { shellTexts } from '../shell.text.ts'
import { useTabActions } from '../tabs/tab-actions.tsx'
import { tabTexts } from '../tabs/tabs.text.ts'
import { Palette } from './palette.tsx'
import { usePaletteGroups, type ShellAction } from './use-palette-groups.ts'

interface Props {
  /** What the screen offered when the palette was opened. */
  commands: readonly Command[]
  typed: string
  onLogout: () => void
  onOpen: (dialog: ShellDialog) => void
  onManual: (screen: string) => void
  onClose: () => void
}

/** The palette over the shell. It comes with the shell, so that no key is lost while it is read. */
export function ShellPalette({ commands, typed, onOpen, onManual, onLogout, onClose }: Props) {
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
    { id: 'manual', label: manualTexts.title, icon: 'book', keyCap: 'Alt H', run: () => onOpen('manual') },
    { id: 'errors', label: errorLogTexts.title, icon: 'warn', run: () => onOpen('errors') },
    { id: 'full', label: shellTexts.fullScreen, icon: 'screen', run: toggleFullScreen },
    { id: 'logout', label: shellTexts.logout, icon: 'leave', run: onLogout },
  ]
  return <Palette groups={usePaletteGroups(commands, actions, onManual)} typed={typed} onClose={onClose} />
}
