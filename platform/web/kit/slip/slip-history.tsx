import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Fields } from '#platform/contract/fields.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { KeptCalls, SlipEvent } from '#platform/contract/kept-slip.ts'
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

/** Who did what with a slip and its lines, newest first: what was changed, which state it stepped to, when it was printed. */
export function SlipHistory({ onClose, ...of }: Props) {
  const say = useSay()
  const leave: Command = { id: 'close', label: slipTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(slipTexts.history)}
      subtitle={[say(of.slip.title), ...Object.values(of.slipKey)].join(' ')}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <SlipEvents {...of} />
    </Drawer>
  )
}

/** The same on a page; `brief`: what it began with is not told field by field. */
export function SlipEvents({
  slip,
  calls,
  slipKey,
  brief = false,
}: Omit<Props, 'onClose'> & { brief?: boolean }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [slip.name, 'history', slipKey],
    queryFn: ({ signal }) => call(calls.getHistory, slipKey, signal),
    staleTime: 0,
  })
  return (
    <ol className="history">
      {inTime(data).map((one, at) => (
        <li key={'history_no' in one ? one.history_no : `${one.at} ${String(at)}`}>
          {'history_no' in one ? (
            <Changed slip={slip} entry={brief && one.action === 'create' ? { ...one, changes: [] } : one} />
          ) : one.step ? (
            <Stepped fields={one.line ? slip.lines : slip.header} event={one} step={one.step} />
          ) : (
            <Head by={one} what={slipTexts.historyPrinted}>
              {say(slipTexts.historyPrintNo, { no: one.print_no ?? 0 })}
            </Head>
          )}
        </li>
      ))}
    </ol>
  )
}

type Found = OutputOf<KeptCalls['getHistory']>

/** The lines of one change have one moment, and keep the order that they have. */
const inTime = (found: Found | undefined): readonly (HistoryEntry | SlipEvent)[] =>
  found ? [...found.events, ...found.list].toSorted((one, other) => momentOf(other) - momentOf(one)) : []

const momentOf = ({ at }: { readonly at: string }): number => Date.parse(at)

interface HeadProps {
  by: Pick<SlipEvent, 'at' | 'actor_cd' | 'actor_nm'>
  what: Text
  children: ReactNode
}

function Head({ by, what, children }: HeadProps) {
  const say = useSay()
  const momentText = useMomentText()
  return (
    <p className="history-head">
      <b>{say(what)}</b>
      {children ? <span>{children}</span> : null}
      <span>{momentText(by.at)}</span>
      <span>
        {by.actor_nm} <span className="dim">{by.actor_cd}</span>
      </span>
    </p>
  )
}

interface SteppedProps {
  fields: Fields
  event: SlipEvent
  step: NonNullable<SlipEvent['step']>
}

function Stepped({ fields, event, step: { axis, from, to, reason } }: SteppedProps) {
  const say = useSay()
  const states = [from, to].map((state) => fieldText(fields, axis, state, say))
  return (
    <>
      <Head by={event} what={fields[axis]?.label ?? slipTexts.historyChanged}>
        {[...(event.line ? [say(slipTexts.historyLine, { line: event.line })] : []), states.join(' → ')].join(
          '　',
        )}
      </Head>
      {reason ? <p>{say(slipTexts.historyReason, { reason })}</p> : null}
    </>
  )
}

function Changed({ slip, entry }: { slip: AnySlip; entry: HistoryEntry }) {
  const say = useSay()
  const { row, action, changes } = entry
  const fields = row ? slip.lines : slip.header
  const label = (name: string) =>
    name === 'revision' ? say(slipTexts.revision) : fieldLabel(fields, name, say)
  return (
    <>
      <Head by={entry} what={actions[action] ?? slipTexts.historyChanged}>
        {row ? say(slipTexts.historyLine, { line: row.key.split(' ').at(-1) ?? '' }) : null}
      </Head>
      {changes.length === 0 ? null : (
        <table className="history-changes">
          <thead>
            <tr>
              <th scope="col">{say(slipTexts.historyField)}</th>
              <th scope="col">{say(slipTexts.historyBefore)}</th>
              <th scope="col">{say(slipTexts.historyAfter)}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row">{label(change.field)}</th>
                <td>{fieldText(fields, change.field, change.old, say) || '—'}</td>
                <td>{fieldText(fields, change.field, change.new, say) || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
