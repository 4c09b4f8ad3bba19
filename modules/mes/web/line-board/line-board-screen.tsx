import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/kit/feedback/empty-state.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { dispatchList } from '../../contract/dispatch-list.ts'
import {
  lineBoardScreen,
  machinesNow,
  machineState,
  type MachineNow,
} from '../../contract/line-board/line-board-calls.ts'
import { CallList } from '../help/call-list.tsx'
import { helpTexts } from '../help/help.text.ts'
import { useCalls } from '../help/use-calls.ts'
import { useNow } from '../use-now.ts'
import { lineBoardTexts } from './line-board.text.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'
import './line-board.css'

const everyMinute = 60_000

/** あんどん: a tile for every machine, at the same place every day; it follows every report. */
export function LineBoardScreen() {
  const say = useSay()
  const call = useCall()
  const now = useNow()
  const { list: calls, day, lookAgain } = useCalls('')
  const { data, refetch } = useQuery({
    queryKey: [lineBoardScreen.name],
    queryFn: ({ signal }) => call(machinesNow, {}, signal),
    refetchInterval: everyMinute,
  })
  useLive(workOrdersChanged, () => void refetch())
  const machines = data?.machines ?? []
  return (
    <>
      <ScreenTitle title={say(lineBoardScreen.title)} more={null}>
        <span className="line-counts" role="status">
          {machineState.codes.map((code) => (
            <span key={code} className={`line-count s-${machineState.tones?.[code] ?? 'none'}`}>
              {say(lineBoardTexts.counts, {
                state: machineState.texts[code],
                count: machines.filter(({ machine_state }) => machine_state === code).length,
              })}
            </span>
          ))}
          {day && day.attended_seconds !== null ? (
            <span className="line-count">
              {say(helpTexts.day, { count: day.calls, length: hoursAndMinutes(day.attended_seconds) })}
            </span>
          ) : null}
        </span>
      </ScreenTitle>
      <div className="help-notice">
        <CallList list={calls} now={now} worker_cd="" onStepped={lookAgain} />
      </div>
      {machines.length > 0 ? (
        <ul className="line-board">
          {machines.map((machine) => (
            <Machine key={machine.facility_cd} machine={machine} now={now} />
          ))}
        </ul>
      ) : data ? (
        <EmptyState words={say(lineBoardTexts.empty)} />
      ) : null}
    </>
  )
}

function Machine({ machine, now }: { machine: MachineNow; now: number }) {
  const say = useSay()
  const momentText = useMomentText()
  const { facility_cd, facility_nm, machine_state, since, late_minutes, reason_nm, worker_nm } = machine
  const { work_order_no, process_no, operation_nm, item_nm, good_qty, plan_qty } = machine
  const job = `${work_order_no}-${process_no}　${operation_nm}`
  const works = machine_state === '1' || machine_state === '2'
  return (
    <li className={`line-tile s-${machineState.tones?.[machine_state] ?? 'none'}`}>
      <Link to={`${dispatchList.screen.path}?${new URLSearchParams({ facility_cd }).toString()}`}>
        <span className="line-name">
          <b>{facility_nm}</b>
          <span>{facility_cd}</span>
        </span>
        <span className="line-state">
          <CodeStatus codes={machineState} code={machine_state} look="chip" />
          {since === null ? null : (
            <span>
              {say(lineBoardTexts.since, {
                time: momentText(since),
                length: hoursAndMinutes(
                  late_minutes === null ? (now - Date.parse(since)) / 1000 : late_minutes * 60,
                ),
              })}
            </span>
          )}
        </span>
        {reason_nm === '' ? null : <span className="line-reason">{reason_nm}</span>}
        <span className="line-job">
          {work_order_no === ''
            ? say(lineBoardTexts.nothing)
            : works
              ? job
              : say(lineBoardTexts.next, { job })}
        </span>
        <span className="line-item">{item_nm}</span>
        <span className="line-pieces">
          <b>{works ? say(lineBoardTexts.pieces, { good: good_qty, plan: plan_qty }) : ''}</b>
          <span>{worker_nm}</span>
        </span>
        <span className="line-today">
          {say(lineBoardTexts.today, { good: machine.today_good, defective: machine.today_defective })}
        </span>
      </Link>
    </li>
  )
}
