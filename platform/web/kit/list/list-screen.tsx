import { useState, type ReactNode } from 'react'
import type { Fact } from '#platform/contract/fact.ts'
import type { ListColumns, ListRow, ListRowOf } from '#platform/contract/list-column.ts'
import type { ListOnScreen } from '#platform/contract/list-screen.ts'
import { useLive } from '../../live/live-context.tsx'
import { useSay } from '../../language/say.ts'
import { CommandButton, RefusalReason } from '../command/command-button.tsx'
import { CommandRow } from '../command/command-row.tsx'
import { useCommands } from '../command/command-layers.ts'
import { isRefused, type Command } from '../command/command.ts'
import type { Conditions } from './conditions.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { ListSheet } from './list-sheet.tsx'
import { listTexts } from './list.text.ts'
import { useList } from './use-list.ts'
import { useSeenList } from './use-seen-list.ts'

/** What a screen adds to every list's own. */
export interface ListParts<Row> {
  /** What can be done with the selected row; without one they are there and wait. The first one is also a double click. */
  rowCommands?: (row: Row | undefined) => readonly Command[]
  /** What can be done with several rows at once: with it they can be ticked. */
  checkedCommands?: (rows: readonly Row[]) => readonly Command[]
  /** What can be done without a row, at the right of the title. */
  commands?: readonly Command[]
  /** Files of it beside CSV and .xlsx, of what was last searched for. */
  fileCommands?: (conditions: Conditions) => readonly Command[]
  /** What names a row to people. */
  nameOf: (row: Row) => string
  cell?: (name: string, row: Row) => ReactNode
  rowClass?: (row: Row) => string | undefined
  notice?: ReactNode
  /** The rows follow it: as they stand while somebody works with one of them, else all of them. */
  follows?: Fact
}

const none: readonly Command[] = []

/** Any list that is no master, made from its definition (interface.md, archetype 2). */
export function ListScreen<C extends ListColumns>({
  list: whole,
  rowCommands,
  checkedCommands,
  commands = none,
  fileCommands,
  nameOf,
  notice,
  follows,
  ...parts
}: ListParts<ListRowOf<C>> & { list: ListOnScreen<C> }) {
  const say = useSay()
  const list = useSeenList(whole)
  const state = useList(list)
  const [selected, setSelected] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const keyText = (row: ListRow) => list.key.map((name) => String(row[name])).join('\u0001')
  const row = state.rows.find((one) => keyText(one) === selected)
  const search: Command = { id: 'search', label: listTexts.search, key: 'F8', primary: true, run: state.find }
  const clear: Command = { id: 'clear', label: listTexts.clear, run: state.clear }
  const ticked = state.rows.filter((one) => chosen.has(keyText(one)))
  const ofRows = checkedCommands && ticked.length > 0 ? checkedCommands(ticked) : (rowCommands?.(row) ?? [])
  const hear = () => (selected === '' && chosen.size === 0 ? state.reload() : void state.refresh())
  useCommands([...commands, ...ofRows, search])
  return (
    <ListSheet<ListRowOf<C>>
      list={list}
      screen={list.screen}
      state={state}
      search={search}
      clear={clear}
      create={commands.find(({ icon }) => icon === 'plus')}
      selected={selected}
      keyText={keyText}
      onSelect={setSelected}
      {...(rowCommands ? { onOpen: (of: ListRowOf<C>) => rowCommands(of)[0]?.run() } : {})}
      {...parts}
      notice={
        <>
          {follows ? <Follow fact={follows} onFact={hear} /> : null}
          {notice}
        </>
      }
      choice={checkedCommands ? { chosen, onChange: setChosen, labelOf: nameOf } : undefined}
      moreCommands={
        <>
          <DownloadButtons list={list} conditions={state.conditions} total={state.total} />
          {fileCommands?.(state.conditions).map((command) => (
            <CommandButton key={command.id} command={command} look="quiet" />
          ))}
          {commands
            .filter(({ seldom }) => seldom)
            .map((command) => (
              <CommandButton key={command.id} command={command} look="quiet" />
            ))}
        </>
      }
      titleCommands={commands
        .filter(({ seldom }) => !seldom)
        .map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      rowActions={
        rowCommands ? (
          <>
            <span className="chosen">
              {ticked.length > 0
                ? say(listTexts.ticked, { count: ticked.length })
                : row
                  ? nameOf(row)
                  : say(listTexts.selectRow)}
            </span>
            <CommandRow commands={ofRows} />
            {state.isBehind ? <output className="dim">{say(listTexts.behind)}</output> : null}
          </>
        ) : null
      }
      refusal={ofRows
        .filter(({ ability }) => isRefused(ability))
        .slice(0, 1)
        .map((command) => (
          <RefusalReason key={command.id} command={command} />
        ))}
    />
  )
}

function Follow({ fact, onFact }: { fact: Fact; onFact: () => void }) {
  useLive(fact, onFact)
  return null
}
