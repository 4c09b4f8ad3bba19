import { useQuery } from '@tanstack/react-query'
import { numberState } from '#modules/system/contract/number-control.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { numberTexts } from './numbering.text.ts'
import './numbering.css'

type State = OutputOf<typeof numberState>

interface Props {
  series: string
  kind: string
  title: string
  onClose: () => void
}

/** What a series has issued, what comes next, and the numbers whose slips were taken back. */
export function StateDrawer({ series, kind, title, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['numberState', series, kind],
    queryFn: ({ signal }) => call(numberState, numberState.input.parse({ series, kind }), signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: numberTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(numberTexts.state)}
      subtitle={title}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      {data ? (
        <div className="number-state">
          <p className="next-number">
            <span className="lbl">{say(numberTexts.next)}</span>
            {data.next_no === null ? (
              <span className="chip s-warn">{say(numberTexts.usedUp)}</span>
            ) : (
              <b>{data.next_no}</b>
            )}
          </p>
          <Counters counters={data.counters} />
          {series === 'data_kind_control' ? (
            <p className="field-hint">{say(numberTexts.dataGaps)}</p>
          ) : (
            <Cancelled state={data} />
          )}
        </div>
      ) : null}
    </Drawer>
  )
}

function Counters({ counters }: Pick<State, 'counters'>) {
  const say = useSay()
  return (
    <PlainTable
      label={say(numberTexts.issued)}
      rows={counters}
      keyOf={({ period }) => period}
      empty={say(numberTexts.none)}
      columns={[
        {
          name: 'period',
          label: numberTexts.period,
          cell: ({ period }) => period || say(numberTexts.throughout),
        },
        { name: 'last', label: numberTexts.last, kind: 'figure', cell: ({ last_no }) => last_no },
        { name: 'left', label: numberTexts.left, kind: 'figure', cell: ({ left }) => left },
        { name: 'lastAt', label: numberTexts.lastAt, kind: 'moment', cell: ({ last_at }) => last_at },
      ]}
    />
  )
}

function Cancelled({ state }: { state: State }) {
  const say = useSay()
  const momentText = useMomentText()
  const { cancelled, cancelled_total } = state
  const title = say(numberTexts.cancelled, { count: cancelled_total })
  return (
    <section>
      <h3>{title}</h3>
      <PlainTable
        label={title}
        rows={cancelled}
        keyOf={({ printed_no }) => printed_no}
        empty={say(numberTexts.noneCancelled)}
        columns={[
          { name: 'number', label: numberTexts.number, cell: ({ printed_no }) => printed_no },
          { name: 'date', label: numberTexts.date, kind: 'date', cell: ({ biz_dt }) => biz_dt },
          { name: 'reason', label: numberTexts.reason, cell: ({ reason }) => reason },
          {
            name: 'by',
            label: numberTexts.by,
            cell: ({ cancelled_nm, cancelled_at }) => `${cancelled_nm} ${momentText(cancelled_at)}`,
          },
        ]}
      />
      {cancelled_total > cancelled.length ? (
        <p className="field-hint">{say(numberTexts.onlyLatest, { count: cancelled.length })}</p>
      ) : null}
    </section>
  )
}
