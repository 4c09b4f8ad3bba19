import { useQuery } from '@tanstack/react-query'
import { abortDivision } from '#platform/contract/code-table.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { Text } from '#platform/contract/text.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { useMomentText } from '../../language/use-moment-text.ts'
import type { Command } from '../command/command.ts'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { fieldLabel, fieldText } from './field-text.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { keyOf, keyText, titleOf } from './master-on-screen.ts'
import { useMasterOwn } from './master-own.ts'
import { masterTexts } from './master.text.ts'
import './master.css'

const actions: Readonly<Record<HistoryEntry['action'], Text>> = {
  create: masterTexts.created,
  update: masterTexts.updated,
  stop: abortDivision.texts[1],
  abolish: abortDivision.texts[2],
  reuse: masterTexts.reuse,
  delete: masterTexts.deleted,
}

interface OfRecord {
  master: AnyMaster
  row: Readonly<Record<string, unknown>>
}

/** The history of a record over the screen on which it was chosen. */
export function MasterHistory({ onClose, ...record }: OfRecord & { onClose: () => void }) {
  const say = useSay()
  const leave: Command = { id: 'close', label: masterTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(masterTexts.historyTitle, { title: say(record.master.title) })}
      subtitle={titleOf(record.master, record.row)}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <HistoryPart {...record} />
    </Drawer>
  )
}

/** Who changed what, when: newest first, as the server sends it. */
export function HistoryPart({ master, row }: OfRecord) {
  const say = useSay()
  const momentText = useMomentText()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [master.name, 'history', keyText(master, row)],
    queryFn: ({ signal }) => call(master.endpoints.getHistory, keyOf(master, row), signal),
    staleTime: 0,
  })
  const { inside } = useMasterOwn()
  const ofRow = (table: string) => inside?.sets.find(({ rows }) => rows.name === table)
  /** Of its key what is its own: the record that it belongs to is known. */
  const rowName = ({ table, key }: NonNullable<HistoryEntry['row']>): string => {
    const set = ofRow(table)
    if (!set) return key
    const parts = key.split(' ').slice(set.rows.perFactory ? 1 : 0)
    const own = parts.filter((_part, at) => !set.held.includes(set.rows.key[at] ?? ''))
    return [say(set.rows.title), ...own].join(' ')
  }
  return (
    <>
      {data?.list.length === 0 ? <EmptyState words={say(masterTexts.historyEmpty)} /> : null}
      <ol className="history">
        {data?.list.map((entry) => (
          <li key={entry.history_no}>
            <p className="history-head">
              <b>{say(actions[entry.action])}</b>
              {entry.row ? <span>{rowName(entry.row)}</span> : null}
              <span>{momentText(entry.at)}</span>
              <span>
                {entry.actor_nm} <span className="dim">{entry.actor_cd}</span>
              </span>
            </p>
            {entry.changes.length > 0 ? (
              <Changes master={ofRow(entry.row?.table ?? '')?.rows ?? master} entry={entry} />
            ) : null}
          </li>
        ))}
      </ol>
    </>
  )
}

function Changes({ master, entry }: { master: AnyMaster; entry: HistoryEntry }) {
  const say = useSay()
  const fields = { ...master.fields, ...master.recorded }
  const own = useMasterOwn()
  const shown = (name: string, value: unknown) =>
    (own.words?.(name, value) ?? fieldText(fields, name, value, say)) || <span className="dim">—</span>
  return (
    <table className="history-changes">
      <thead>
        <tr>
          <th scope="col">{say(masterTexts.field)}</th>
          <th scope="col">{say(masterTexts.before)}</th>
          <th scope="col">{say(masterTexts.after)}</th>
        </tr>
      </thead>
      <tbody>
        {entry.changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldLabel(fields, change.field, say)}</th>
            <td>{shown(change.field, change.old)}</td>
            <td>{shown(change.field, change.new)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
