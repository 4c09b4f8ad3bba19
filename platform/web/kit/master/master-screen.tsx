import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AbortDivision } from '#platform/contract/code-table.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { pageAddress } from '#platform/contract/record-page.ts'
import { useSay } from '../../language/say.ts'
import { Allowed } from '../../session/allowed.tsx'
import { newDraftId, useDrafts } from '../../session/use-drafts.tsx'
import { CommandButton, RefusalReason } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import { DraftNotice } from '../draft/draft-notice.tsx'
import { showToast } from '../feedback/toast.ts'
import { FilesDrawer } from '../files/files-drawer.tsx'
import { ListSheet } from '../list/list-sheet.tsx'
import { listTexts } from '../list/list.text.ts'
import { useList } from '../list/use-list.ts'
import { AbortChange } from './abort-change.tsx'
import { AbortStatus } from './abort-status.tsx'
import { CsvButtons } from './csv-buttons.tsx'
import { masterCommands } from './master-commands.ts'
import { masterDraft, openDraft } from './master-draft.ts'
import { MasterForm } from './master-form.tsx'
import { MasterHistory } from './master-history.tsx'
import { MasterOwnProvider, nothingOwn, type MasterOwn } from './master-own.ts'
import { keyOf, keyText, titleOf, type Opened } from './master-on-screen.ts'
import { masterTexts } from './master.text.ts'
import { MasterUsage } from './master-usage.tsx'
import { openNew } from './open-new.ts'
import { typedForCopy, typedFromRow } from './typed-values.ts'
import { useAbolishAbility } from './use-abolish-ability.ts'
import './master.css'

/** Undefined: as its field's kind shows it. */
const cellWith =
  ({ words }: MasterOwn) =>
  (name: string, row: MasterRow) =>
    name === 'abort_div' ? <AbortStatus code={row.abort_div} /> : words?.(name, row[name]) || undefined

/** What lies over the list. */
type Over =
  | { readonly kind: 'form'; readonly opened: Opened }
  | { readonly kind: 'history' | 'usage' | 'files'; readonly row: MasterRow }
  | { readonly kind: 'abort'; readonly row: MasterRow; readonly to: AbortDivision }

interface Props<M extends AnyMaster> {
  master: M
  own?: MasterOwn<M>
}

/** The screen of any master, made from its definition (interface.md, archetype 1). */
export function MasterScreen<M extends AnyMaster>({ master, own: given }: Props<M>) {
  const own: MasterOwn = given ?? nothingOwn
  return (
    <MasterOwnProvider value={own}>
      <Screen master={master} own={own} />
    </MasterOwnProvider>
  )
}

function Screen({ master, own }: { master: AnyMaster; own: MasterOwn }) {
  const say = useSay()
  const go = useNavigate()
  const list = useList(master.list)
  const drafts = useDrafts(master.screen.path, masterDraft)
  const [selected, setSelected] = useState('')
  const [over, setOver] = useState<Over | null>(null)
  /** What was saved last: until the list has been read again it still shows what stood there before. */
  const [lastSaved, setLastSaved] = useState<MasterRow | null>(null)
  const row = list.rows.find((other) => keyText(master, other) === selected)
  const close = () => setOver(null)
  const openForm = (opened: Opened) => setOver({ kind: 'form', opened })
  const create = () => openForm(openNew(master))
  const latestOf = (shown: MasterRow): MasterRow =>
    lastSaved &&
    keyText(master, lastSaved) === keyText(master, shown) &&
    lastSaved.update_cnt > shown.update_cnt
      ? lastSaved
      : shown
  const edit = (shown: MasterRow) => {
    const of = latestOf(shown)
    const stored = typedFromRow(master.fields, of)
    setSelected(keyText(master, of))
    openForm({
      mode: 'edit',
      title: titleOf(master, of),
      base: stored,
      typed: stored,
      updateCount: of.update_cnt,
      ability: of.abilities.edit,
      draftId: newDraftId(),
    })
  }
  const copy = (of: MasterRow) =>
    openForm(openNew(master, typedForCopy(master.fields, master.key, latestOf(of))))
  const commands = masterCommands(master, row, useAbolishAbility(master, row), {
    search: list.find,
    clear: list.clear,
    create,
    edit,
    copy,
    history: (of) => setOver({ kind: 'history', row: of }),
    usage: (of) => setOver({ kind: 'usage', row: of }),
    files: (of) => setOver({ kind: 'files', row: of }),
    changeAbort: (of, to) => setOver({ kind: 'abort', row: of, to }),
  })
  useCommands([
    commands.create,
    commands.copy,
    commands.history,
    commands.usage,
    commands.search,
    commands.edit,
    commands.abolish,
  ])

  return (
    <>
      <ListSheet
        list={master.list}
        screen={master.screen}
        state={list}
        search={commands.search}
        clear={commands.clear}
        create={commands.create}
        selected={selected}
        keyText={(of) => keyText(master, of)}
        onSelect={setSelected}
        onOpen={(of) => (master.pageScreen ? void go(pageAddress(master, keyOf(master, of))) : edit(of))}
        rowClass={(of) => (of.abort_div === '0' ? undefined : 'closed')}
        cell={cellWith(own)}
        titleCommands={
          <>
            {own.titleCommands?.map((command) => (
              <CommandButton key={command.id} command={command} look="quiet" />
            ))}
            <CommandButton command={commands.create} showKey />
          </>
        }
        moreCommands={
          <CsvButtons
            master={master}
            conditions={list.conditions}
            total={list.total}
            onImported={list.reload}
          />
        }
        notice={
          <>
            {over?.kind === 'form' ? null : (
              <DraftNotice
                left={drafts.left}
                onResume={(left) => setOver({ kind: 'form', opened: openDraft(left) })}
                onDiscard={({ id }) => drafts.drop(id)}
              />
            )}
            {own.notice}
          </>
        }
        rowActions={
          <>
            <span className="chosen">{row ? titleOf(master, row) : say(listTexts.selectRow)}</span>
            {[...commands.ofRow, ...(own.commands?.(row) ?? [])].map((command) => (
              <CommandButton key={command.id} command={command} look="quiet" />
            ))}
          </>
        }
        refusal={commands.reasons.map((command) => (
          <Allowed key={command.id} need={master.write}>
            <RefusalReason command={command} />
          </Allowed>
        ))}
      />
      {over?.kind === 'form' ? (
        <MasterForm
          master={master}
          opened={over.opened}
          onTyped={({ draftId, ...typed }) => drafts.keep(draftId, typed.title, typed)}
          onSaved={(saved) => {
            setLastSaved(saved)
            drafts.drop(over.opened.draftId)
            setSelected(keyText(master, saved))
            showToast('done', say(masterTexts.saved, { name: titleOf(master, saved) }))
            close()
            list.reload()
          }}
          onClose={() => {
            drafts.drop(over.opened.draftId)
            close()
          }}
        />
      ) : null}
      {over?.kind === 'history' ? <MasterHistory master={master} row={over.row} onClose={close} /> : null}
      {over?.kind === 'usage' ? <MasterUsage master={master} row={over.row} onClose={close} /> : null}
      {over?.kind === 'files' && master.attachmentCalls ? (
        <FilesDrawer
          calls={master.attachmentCalls}
          of={keyOf(master, over.row)}
          title={titleOf(master, over.row)}
          need={master.write}
          onClose={close}
        />
      ) : null}
      {over?.kind === 'abort' ? (
        <AbortChange master={master} row={over.row} to={over.to} onDone={list.reload} onClose={close} />
      ) : null}
    </>
  )
}
