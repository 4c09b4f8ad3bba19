import { useQuery } from '@tanstack/react-query'
import { numberState } from '#modules/system/contract/number-control.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { numberTexts } from './numbering.text.ts'
import '#platform/web/kit/grid/grid.css'
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
  const momentText = useMomentText()
  if (counters.length === 0) return <p className="field-hint">{say(numberTexts.none)}</p>
  return (
    <table className="grid" aria-label={say(numberTexts.issued)}>
      <thead>
        <tr>
          <th scope="col">{say(numberTexts.period)}</th>
          <th scope="col" className="num">
            {say(numberTexts.last)}
          </th>
          <th scope="col" className="num">
            {say(numberTexts.left)}
          </th>
          <th scope="col">{say(numberTexts.lastAt)}</th>
        </tr>
      </thead>
      <tbody>
        {counters.map(({ period, last_no, left, last_at }) => (
          <tr key={period}>
            <td>{period || say(numberTexts.throughout)}</td>
            <td className="num">{last_no.toLocaleString()}</td>
            <td className="num">{left.toLocaleString()}</td>
            <td>{last_at ? momentText(last_at) : <span className="dim">—</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cancelled({ state }: { state: State }) {
  const say = useSay()
  const momentText = useMomentText()
  const { cancelled, cancelled_total } = state
  return (
    <section>
      <h3>{say(numberTexts.cancelled, { count: cancelled_total })}</h3>
      {cancelled.length === 0 ? (
        <p className="field-hint">{say(numberTexts.noneCancelled)}</p>
      ) : (
        <table className="grid" aria-label={say(numberTexts.cancelled, { count: cancelled_total })}>
          <thead>
            <tr>
              <th scope="col">{say(numberTexts.number)}</th>
              <th scope="col">{say(numberTexts.date)}</th>
              <th scope="col">{say(numberTexts.reason)}</th>
              <th scope="col">{say(numberTexts.by)}</th>
            </tr>
          </thead>
          <tbody>
            {cancelled.map(({ printed_no, biz_dt, reason, cancelled_nm, cancelled_at }) => (
              <tr key={printed_no}>
                <td>{printed_no}</td>
                <td>{biz_dt.replaceAll('-', '/')}</td>
                <td>{reason}</td>
                <td>
                  {cancelled_nm} {momentText(cancelled_at)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {cancelled_total > cancelled.length ? (
        <p className="field-hint">{say(numberTexts.onlyLatest, { count: cancelled.length })}</p>
      ) : null}
    </section>
  )
}
