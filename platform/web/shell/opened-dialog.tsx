import { lazy, Suspense } from 'react'
import type { LookChange } from '#platform/contract/shell-settings.ts'
import type { Command } from '../kit/command/command.ts'
import type { Store } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'
import { ShellPalette } from './palette/shell-palette.tsx'
import type { ShellDialog } from './shell-dialog.ts'

const ShellDialogs = lazy(async () => ({ default: (await import('./shell-dialogs.tsx')).ShellDialogs }))

export interface OpenDialog {
  readonly kind: Exclude<ShellDialog, 'manual'>
  readonly commands: readonly Command[]
  readonly typed: string
}

interface Props {
  /** Outside of the shell’s own state: to open one draws nothing of the shell anew, and the palette is there at once. */
  store: Store<OpenDialog | null>
  languageSwitch: boolean
  onLook: (change: LookChange) => void
  onLogout: () => void
  onOpen: (kind: ShellDialog) => void
  onManual: (screen: string) => void
}

/** What has been opened over the shell. */
export function OpenedDialog({ store, languageSwitch, onLook, onLogout, onOpen, onManual }: Props) {
  const dialog = useStore(store)
  const close = () => store.set(null)
  if (!dialog) return null
  const { kind, commands, typed } = dialog
  return kind === 'palette' ? (
    <ShellPalette
      commands={commands}
      typed={typed}
      onLogout={onLogout}
      onOpen={onOpen}
      onManual={onManual}
      onClose={close}
    />
  ) : (
    <Suspense fallback={null}>
      <ShellDialogs
        kind={kind}
        commands={commands}
        languageSwitch={languageSwitch}
        onLook={onLook}
        onClose={close}
      />
    </Suspense>
  )
}
