import { useRef, useState } from 'react'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { refusalOf } from '../form/field-errors.ts'
import { Labelled } from '../form/labelled.tsx'
import type { Conditions } from './conditions.ts'
import { listTexts } from './list.text.ts'

export interface SearchToSave {
  /** Absent: a new one. */
  readonly search_no?: string
  readonly name: string
  readonly conditions: Conditions
  readonly sort: string
  readonly shared: boolean
}

interface Props {
  search: SearchToSave
  opens: boolean
  onSave: (search: SearchToSave, opens: boolean) => Promise<void>
  onClose: () => void
}

/** The name of a search, who else may use it, and whether the list opens with it. */
export function SaveSearch({ search, opens, onSave, onClose }: Props) {
  const say = useSay()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(search.name)
  const [shared, setShared] = useState(search.shared)
  const [opensNow, setOpens] = useState(opens)
  const [error, setError] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const { search_no, conditions, sort } = search
      const number = search_no === undefined ? {} : { search_no }
      await onSave({ ...number, name: name.trim(), conditions, sort, shared }, opensNow)
    } catch (thrown) {
      const { message, errors } = refusalOf(thrown)
      setError(errors['name'] ?? (message || Object.values(errors)[0]))
      setBusy(false)
      first.current?.focus()
    }
  }
  const commands: readonly [Command, Command] = [
    { id: 'close', label: listTexts.close, key: 'Escape', run: onClose },
    {
      id: 'saveSearch',
      label: listTexts.save,
      key: 'F9',
      primary: true,
      unavailable: busy,
      run: () => void save(),
    },
  ]
  useCommands(commands)
  const [close, saving] = commands
  return (
    <Drawer
      title={say(listTexts.saveTitle)}
      narrow
      onClose={onClose}
      footer={
        <>
          <CommandButton command={close} />
          <CommandButton command={saving} showKey enterEnd />
        </>
      }
    >
      <div className="save-search" ref={movedByEnter}>
        <p className="dim">{say(listTexts.saveHelp)}</p>
        <Labelled label={say(listTexts.searchName)} required error={error}>
          {(control) => (
            <input
              {...control}
              ref={first}
              className="fld"
              maxLength={40}
              autoComplete="off"
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Labelled>
        <label className="check">
          <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
          {say(listTexts.share)}
        </label>
        <p className="field-hint">{say(listTexts.shareHint)}</p>
        <label className="check">
          <input type="checkbox" checked={opensNow} onChange={(event) => setOpens(event.target.checked)} />
          {say(listTexts.opensWith)}
        </label>
      </div>
    </Drawer>
  )
}
