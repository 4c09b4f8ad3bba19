import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { LabelsDrawer } from '#platform/web/kit/print/labels-drawer.tsx'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import type { ActCommand } from '#platform/web/kit/slip/use-acts.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { printArrivalLabels, receiveArrival } from '../../contract/arrival/arrival-calls.ts'
import { waitingQty } from '../../contract/arrival/arrival-figures.ts'
import { arrivalList } from '../../contract/arrival/arrival-list.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalTexts } from './arrival.text.ts'
import { CancelArrivalDrawer, TurnAwayDrawer } from './cancel-drawers.tsx'
import { inspectionOf } from './inspection-of.ts'

type Arrival = SlipRecordOf<typeof arrivalSlip>

/** 入荷登録: what has come is written down, and received. */
export function ArrivalScreen() {
  const call = useCall()
  const go = useNavigate()
  const say = useSay()
  const [ending, setEnding] = useState('')
  const [refused, setRefused] = useState('')
  const [labelled, setLabelled] = useState('')
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  const commands = (arrival: Arrival | null, act: ActCommand<typeof arrivalSlip>): readonly Command[] => {
    const arrival_no = arrival?.header.arrival_no ?? ''
    const waiting = arrival?.header.arrival_status === '1' ? arrival.lines.find(awaitsInspection) : undefined
    return [
      act({
        ...{ id: 'receive', label: arrivalTexts.receive, key: 'F7' },
        run: () => call(receiveArrival, { arrival_no }),
      }),
      {
        ...{ id: 'inspect', label: arrivalTexts.inspect },
        unavailable: !waiting,
        run: () => waiting && void go(inspectionOf(arrival_no, waiting)),
      },
      {
        ...{ id: 'labels', label: arrivalTexts.labels, key: 'F10', icon: 'print' },
        unavailable: arrival?.header.arrival_status !== '1',
        run: () => setLabelled(arrival_no),
      },
      {
        ...{ id: 'turnAway', label: arrivalTexts.turnAway, need: arrivalSlip.write },
        ...(arrival ? { ability: arrival.abilities.turnAway } : {}),
        unavailable: !arrival,
        run: () => setRefused(arrival_no),
      },
      {
        ...{ id: 'cancel', label: arrivalTexts.cancel, key: 'F6', need: arrivalSlip.write },
        ...(arrival ? { ability: arrival.abilities.cancel } : {}),
        unavailable: !arrival,
        run: () => setEnding(arrival_no),
      },
    ]
  }
  return (
    <>
      <SlipPage key={shown} slip={arrivalSlip} list={arrivalList} commands={commands} />
      {labelled === '' ? null : (
        <LabelsDrawer
          paper={printArrivalLabels}
          title={say(arrivalTexts.labels)}
          of={{ arrival_no: labelled }}
          onClose={() => setLabelled('')}
        />
      )}
      {refused === '' ? null : (
        <TurnAwayDrawer
          arrival_no={refused}
          onClose={(isDone) => {
            setRefused('')
            if (isDone) setShown(shown + 1)
          }}
        />
      )}
      {ending === '' ? null : (
        <CancelArrivalDrawer
          arrival_no={ending}
          onClose={(isDone) => {
            setEnding('')
            if (isDone) setShown(shown + 1)
          }}
        />
      )}
    </>
  )
}

const awaitsInspection = (line: Arrival['lines'][number]): boolean =>
  line.inspected && waitingQty(line) !== '0'
