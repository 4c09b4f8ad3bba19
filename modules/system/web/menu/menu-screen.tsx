import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  editMenu,
  menuList,
  menuScreen,
  type ListedEntry,
  type MenuEntry,
} from '#modules/system/contract/menu.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useTableHeight } from '#platform/web/kit/grid/use-table-height.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useReloadSession } from '../session/use-reload-session.ts'
import { EntryForm } from './entry-form.tsx'
import { MenuList } from './menu-list.tsx'
import { changed, isSame, mayMove, moved, movedInto, toSave } from './menu-order.ts'
import { menuTexts } from './menu.text.ts'
import '#platform/web/kit/grid/grid.css'
import './menu.css'

const queryKey = ['menu']
const nothing: readonly ListedEntry[] = []

/** The menu of the company: order, groups, names in three languages, and what is shown. */
export function MenuScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const reloadSession = useReloadSession()
  const height = useTableHeight()
  const readOnly = !useAllows()(writeEverywhere)
  const [typed, setTyped] = useState<readonly ListedEntry[] | null>(null)
  const [selected, setSelected] = useState('')
  const [message, setMessage] = useState('')
  const [stale, setStale] = useState(false)
  const [saving, setSaving] = useState(false)
  const [asking, setAsking] = useState(false)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(menuList, {}, signal) })
  const stored = data?.list ?? nothing
  const entries = typed ?? stored
  const dirty = typed !== null && !isSame(typed, stored)
  useUnsaved(dirty)

  const begin = () => {
    setTyped(null)
    setMessage('')
    setStale(false)
  }
  const reload = async () => {
    await cache.invalidateQueries({ queryKey })
    begin()
  }
  const send = async (wanted: readonly MenuEntry[]) => {
    setSaving(true)
    setMessage('')
    try {
      await call(editMenu, { entries: [...wanted], update_cnt: data?.update_cnt ?? 0 })
      await reload()
      showToast('done', say(menuTexts.saved))
      await reloadSession()
    } catch (error) {
      setMessage(refusalOf(error).message)
      setStale(error instanceof ApiError && error.code === 'STALE')
    } finally {
      setSaving(false)
    }
  }
  const edit = (next: readonly ListedEntry[]) => readOnly || setTyped(next)
  const move = (name: string, step: 1 | -1) =>
    mayMove(entries, name, step) && edit(moved(entries, name, step))

  const save: Command = {
    id: 'save',
    label: menuTexts.save,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: writeEverywhere,
    unavailable: !dirty || saving,
    run: () => void send(toSave(entries)),
  }
  const undo: Command = {
    id: 'undo',
    label: menuTexts.undo,
    key: 'F7',
    icon: 'reuse',
    need: writeEverywhere,
    unavailable: !dirty || saving,
    run: begin,
  }
  const standard: Command = {
    id: 'standard',
    label: menuTexts.standard,
    icon: 'refresh',
    need: writeEverywhere,
    unavailable: saving || (data?.update_cnt ?? 0) === 0,
    run: () => setAsking(true),
  }
  useCommands([undo, save])
  const entry = entries.find(({ name }) => name === selected)

  return (
    <>
      <ScreenTitle title={say(menuScreen.title)}>
        {dirty ? <span className="chip s-warn">{say(menuTexts.unsaved)}</span> : null}
        <CommandButton command={standard} look="quiet" />
        <CommandButton command={undo} look="quiet" />
        <CommandButton command={save} showKey />
      </ScreenTitle>
      <RefusalNotice message={message}>
        {stale ? (
          <button type="button" className="btn" onClick={() => void reload()}>
            {say(menuTexts.reload)}
          </button>
        ) : null}
      </RefusalNotice>
      {readOnly ? null : <p className="field-hint menu-hint">{say(menuTexts.hint)}</p>}
      <div className="menu-editor">
        <div className="grid-scroll" style={{ flexBasis: height }}>
          <MenuList
            entries={entries}
            selected={selected}
            onSelect={setSelected}
            onMove={move}
            onHide={(hiding) =>
              hiding.needed || edit(changed(entries, hiding.name, { hidden: !hiding.hidden }))
            }
          />
        </div>
        {entry ? (
          <EntryForm
            key={entry.name}
            entry={entry}
            entries={entries}
            readOnly={readOnly}
            onChange={(change) => edit(changed(entries, entry.name, change))}
            onMove={(step) => move(entry.name, step)}
            onGroup={(parent) => edit(movedInto(entries, entry.name, parent))}
          />
        ) : (
          <p className="entry-form field-hint">{say(menuTexts.choose)}</p>
        )}
      </div>
      {asking ? (
        <ConfirmDialog
          title={say(menuTexts.standardAsk)}
          body={say(menuTexts.standardBody)}
          action={say(menuTexts.standard)}
          onAction={() => {
            setAsking(false)
            void send([])
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
