import type { LookChange } from '#platform/contract/shell-settings.ts'
import type { Command } from '../kit/command/command.ts'
import { ErrorLogDialog } from './error-log/error-log-dialog.tsx'
import type { ShellDialog } from './shell-dialog.ts'
import { KeyList } from './keys/key-list.tsx'
import { SettingsDrawer } from './settings/settings-drawer.tsx'

interface Props {
  kind: Exclude<ShellDialog, 'palette' | 'manual'>
  /** What the screen offered when the dialog was opened. */
  commands: readonly Command[]
  languageSwitch: boolean
  onLook: (change: LookChange) => void
  onClose: () => void
}

/** What opens over the shell; loaded when it is first asked for. */
export function ShellDialogs({ kind, ...props }: Props) {
  switch (kind) {
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
