import { useQuery } from '@tanstack/react-query'
import type { Fields } from '#platform/contract/fields.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { KeptCalls } from '#platform/contract/kept-slip.ts'
import type { AnySlip, TypedValues } from '#platform/contract/slip.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { useMomentText } from '../../language/use-moment-text.ts'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import type { Command } from '../command/command.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { fieldLabel, fieldText } from '../master/field-text.ts'
import { slipTexts } from './slip.text.ts'

interface Props {
  slip: AnySlip
  calls: KeptCalls
  slipKey: TypedValues
  onClose: () => void
}

const actions: Readonly<Partial<Record<HistoryEntry['action'], Text>>> = {
  create: slipTexts.historyCreated,
  update: slipTexts.historyChanged,
  delete: slipTexts.historyDeleted,
}

/** Who changed what on a slip and on its lines, newest first. */
export function SlipHistory({ slip, calls, slipKey, onClose }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [slip.name, 'history', slipKey],
    queryFn: ({ signal }) => call(calls.getHistory, slipKey, signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: slipTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(slipTexts.history)}
      subtitle={[say(slip.title), ...Object.values(slipKey)].join(' ')}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <ol className="history">
        {data?.list.map((entry) => (
          <li key={entry.history_no}>
            <p className="history-head">
              <b>{say(actions[entry.action] ?? slipTexts.historyChanged)}</b>
              {entry.row ? (
                <span>{say(slipTexts.historyLine, { line: entry.row.key.split(' ').at(-1) ?? '' })}</span>
              ) : null}
              <span>{momentText(entry.at)}</span>
              <span>
                {entry.actor_nm} <span className="dim">{entry.actor_cd}</span>
              </span>
            </p>
            <Changes fields={entry.row ? slip.lines : slip.header} entry={entry} />
          </li>
        ))}
      </ol>
    </Drawer>
  )
}

function Changes({ fields, entry }: { fields: Fields; entry: HistoryEntry }) {
  const say = useSay()
  const label = (name: string) =>
    name === 'revision' ? say(slipTexts.revision) : fieldLabel(fields, name, say)
  if (entry.changes.length === 0) return null
  return (
    <table className="history-changes">
      <thead>
        <tr>
          <th scope="col">{say(slipTexts.historyField)}</th>
          <th scope="col">{say(slipTexts.historyBefore)}</th>
          <th scope="col">{say(slipTexts.historyAfter)}</th>
        </tr>
      </thead>
      <tbody>
        {entry.changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{label(change.field)}</th>
            <td>{fieldText(fields, change.field, change.old, say) || '—'}</td>
            <td>{fieldText(fields, change.field, change.new, say) || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
