import { useState, type ReactNode } from 'react'
import { useSay } from '../../language/say.ts'
import type { Need } from '../../session/allowed.tsx'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import type { Command } from '../command/command.ts'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { RefusalNotice } from '../feedback/refusal-notice.tsx'
import { ScreenTitle } from '../screen-title/screen-title.tsx'
import { useUnsaved } from '../view/view-context.tsx'
import { saveAllTexts } from './save-all.text.ts'

/** What is being changed (`useSaveAll`), as far as the frame has to know it. */
export interface Edit {
  readonly dirty: boolean
  readonly saving: boolean
  readonly message: string
  /** The latest has to be loaded before one can go on. */
  readonly mustReload: boolean
  save(): void
  discard(): void
  reload(): void
}

const noCommands: readonly Command[] = []

interface Props {
  title: string
  edit: Edit
  need: Need
  /** How much has been changed, where it can be counted. */
  unsaved?: string
  /** What else can be done here, before undo and save. */
  commands?: readonly Command[]
  /** Offered by their keys; their buttons stand elsewhere on the screen. */
  keys?: readonly Command[]
  /** It is typed in a grid: what is half-typed is written by saving, which is always offered. */
  inGrid?: boolean
  /** Beside the commands: the way to the list. */
  beside?: ReactNode
  children: ReactNode
}

/** Everything on the screen is changed first and saved together: F9 saves, F7 takes all of it back after a question. */
export function SaveAllScreen({
  title,
  edit,
  need,
  unsaved,
  commands = noCommands,
  keys = noCommands,
  inGrid = false,
  beside,
  children,
}: Props) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  const { dirty, saving, message, mustReload } = edit
  useUnsaved(dirty)
  const save: Command = {
    id: 'save',
    label: saveAllTexts.save,
    key: 'F9',
    icon: 'save',
    primary: true,
    need,
    unavailable: (!dirty && !inGrid) || saving,
    run: edit.save,
  }
  const discard: Command = {
    id: 'undo',
    label: saveAllTexts.discard,
    key: 'F7',
    icon: 'reuse',
    need,
    unavailable: !dirty || saving,
    run: () => setAsking(true),
  }
  useCommands([...keys, ...commands.filter(({ key }) => key), discard, save])
  return (
    <>
      <ScreenTitle title={title}>
        {dirty ? <span className="chip s-warn">{unsaved ?? say(saveAllTexts.unsaved)}</span> : null}
        {beside}
        {[...commands, discard].map((command) => (
          <CommandButton key={command.id} command={command} look="quiet" />
        ))}
        <CommandButton command={save} showKey />
      </ScreenTitle>
      <RefusalNotice message={message}>
        {mustReload ? (
          <button type="button" className="btn" onClick={edit.reload}>
            {say(saveAllTexts.reload)}
          </button>
        ) : null}
      </RefusalNotice>
      {children}
      {asking ? (
        <ConfirmDialog
          title={say(saveAllTexts.discardAsk)}
          body={say(saveAllTexts.discardBody)}
          action={say(saveAllTexts.discard)}
          onAction={() => {
            setAsking(false)
            edit.discard()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
