import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListRowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { acceptanceList, arrivalList } from '../../contract/arrival/arrival-list.ts'
import { arrivalTexts } from './arrival.text.ts'
import { arrivalGateScreen } from '../../contract/arrival/gate-calls.ts'
import { DirectDrawer } from './direct-drawer.tsx'
import { inspectionOf, returnOf } from './inspection-of.ts'

type Line = ListRowOf<(typeof arrivalList)['columns']>

/** 入荷納品管理: deliveries are received at the gate; from a line that awaits inspection one goes on to its acceptance. */
export function ArrivalListScreen() {
  const go = useNavigate()
  const [reporting, setReporting] = useState(false)
  const ofRow = (line: Line | undefined): readonly Command[] => [
    {
      ...{ id: 'inspect', label: arrivalTexts.inspect, key: 'F7' },
      unavailable: !line || Number(line.waiting_qty) === 0,
      run: () => line && void go(inspectionOf(line.arrival_no, line)),
    },
    {
      ...{ id: 'return', key: 'F10', need: acceptanceSlip.write },
      label: line?.arrival_div === '1' ? arrivalTexts.returnDirect : arrivalTexts.returnAccepted,
      unavailable: !line || Number(line.good_qty) <= 0 || line.arrival_status !== '1',
      run: () => line && void go(returnOf(line.arrival_no, line)),
    },
  ]
  const gate: Command = {
    ...{ id: 'gate', label: arrivalGateScreen.title, key: 'F6', icon: 'scan' },
    run: () => void go(arrivalGateScreen.path),
  }
  const direct: Command = {
    ...{ id: 'direct', label: arrivalTexts.direct, need: arrivalSlip.write },
    run: () => setReporting(true),
  }
  return (
    <>
      <SlipListScreen
        list={arrivalList}
        commands={[gate, direct]}
        rowCommands={ofRow}
        rowClass={(line) => (isOver(line) ? 'closed' : undefined)}
      />
      {reporting ? <DirectDrawer onClose={() => setReporting(false)} /> : null}
    </>
  )
}

/** Nothing is left to do with it. */
const isOver = ({ arrival_status, waiting_qty }: Line): boolean =>
  arrival_status === '2' || arrival_status === '9' || (arrival_status === '1' && Number(waiting_qty) === 0)

/** 検収一覧. */
export const AcceptanceListScreen = () => <SlipListScreen list={acceptanceList} />
