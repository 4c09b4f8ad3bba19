import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import {
  editMenu,
  listedEntry,
  menuList,
  menuScreen,
  type ListedEntry,
} from '#modules/system/contract/menu.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { SaveAllScreen } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useReloadSession } from '../session/use-reload-session.ts'
import { EntryForm } from './entry-form.tsx'
import { MenuList } from './menu-list.tsx'
import { changed, isSame, mayMove, moved, movedInto, toSave } from './menu-order.ts'
import { menuTexts } from './menu.text.ts'
import './menu.css'

const queryKey = ['menu']
const nothing: readonly ListedEntry[] = []
/** The whole menu as it would be, and over which one it was changed. */
const typedMenu = z.object({ entries: z.array(listedEntry).readonly(), update_cnt: z.number() }).nullable()

/** The menu of the company: order, groups, names in three languages, and what is shown. */
export function MenuScreen() {
  const say = useSay()
  const call = useCall()
  const reloadSession = useReloadSession()
  const readOnly = !useAllows()(writeEverywhere)
  const [selected, setSelected] = useState('')
  const [asking, setAsking] = useState(false)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(menuList, {}, signal) })
  const stored = data?.list ?? nothing
  const update_cnt = data?.update_cnt ?? 0
  const menu = useSaveAll({
    endpoint: editMenu,
    queryKey,
    path: menuScreen.path,
    draft: typedMenu,
    nothing: null,
    sent: (typed) =>
      typed === null || !data || isSame(typed.entries, stored)
        ? null
        : { entries: [...toSave(typed.entries)], update_cnt: typed.update_cnt },
    whenStale: 'reload',
    saved: menuTexts.saved,
    onSaved: reloadSession,
  })
  const entries = menu.typed?.entries ?? stored
  const edit = (next: readonly ListedEntry[]) =>
    readOnly || menu.type((now) => ({ entries: next, update_cnt: now?.update_cnt ?? update_cnt }))
  const move = (name: string, step: 1 | -1) =>
    mayMove(entries, name, step) && edit(moved(entries, name, step))
  const standard: Command = {
    id: 'standard',
    label: menuTexts.standard,
    icon: 'refresh',
    need: writeEverywhere,
    unavailable: menu.saving || update_cnt === 0,
    run: () => setAsking(true),
  }
  const entry = entries.find(({ name }) => name === selected)

  return (
    <SaveAllScreen title={say(menuScreen.title)} edit={menu} need={writeEverywhere} commands={[standard]}>
      {readOnly ? null : <p className="field-hint menu-hint">{say(menuTexts.hint)}</p>}
      <div className="menu-editor">
        <MenuList
          entries={entries}
          selected={selected}
          onSelect={setSelected}
          onMove={move}
          onHide={(hiding) =>
            hiding.needed || edit(changed(entries, hiding.name, { hidden: !hiding.hidden }))
          }
        />
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
            menu.send({ entries: [], update_cnt })
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </SaveAllScreen>
  )
}
