import { useState } from 'react'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import type { ActCommand } from '#platform/web/kit/slip/use-acts.tsx'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import { accept, printReturnSlip } from '../../contract/arrival/arrival-calls.ts'
import { acceptanceList } from '../../contract/arrival/arrival-list.ts'
import { printMeasures } from '../../contract/arrival/measure-calls.ts'
import { askForPass } from '../../contract/law/law-calls.ts'
import { AskPassDrawer } from '../law/ask-pass-drawer.tsx'
import { lawTexts } from '../law/law.text.ts'
import { arrivalTexts } from './arrival.text.ts'
import { CancelAcceptanceDrawer } from './cancel-drawers.tsx'
import { MeasureDrawer } from './measure-drawer.tsx'
import { measureTexts } from './measure.text.ts'

type Acceptance = SlipRecordOf<typeof acceptanceSlip>
type Refused = NonNullable<ReturnType<typeof refusedOf>>

/** The first return that the fair-trade act forbids, as somebody else is asked to pass it. */
function refusedOf({ header: { arrival_no, acceptance_status, supplier_cd, branch_no }, lines }: Acceptance) {
  const line = lines.find(({ return_law }) => return_law === '2')
  if (acceptance_status !== '0' || !line) return undefined
  const subject = `${arrival_no}-${String(line.arrival_line_no)}`
  return { kind: '2', supplier_cd, branch_no, subject, figure: line.return_qty } as const
}

/** 検収登録: what was found is written down while one inspects, and accepted. */
export function AcceptanceScreen() {
  const call = useCall()
  const { print, printing } = usePrint()
  const [ending, setEnding] = useState('')
  const [measuring, setMeasuring] = useState('')
  const [asking, setAsking] = useState<Refused | null>(null)
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  const commands = (
    acceptance: Acceptance | null,
    act: ActCommand<typeof acceptanceSlip>,
  ): readonly Command[] => {
    const acceptance_no = acceptance?.header.acceptance_no ?? ''
    const goesBack =
      acceptance?.header.acceptance_status === '1' &&
      acceptance.lines.some(({ return_qty }) => return_qty !== '0')
    return [
      act({
        ...{ id: 'accept', label: arrivalTexts.accept, key: 'F7' },
        run: () => call(accept, { acceptance_no }),
      }),
      {
        ...{ id: 'measures', label: measureTexts.open, need: acceptanceSlip.write },
        unavailable: acceptance?.header.acceptance_status !== '0',
        run: () => setMeasuring(acceptance_no),
      },
      {
        ...{ id: 'print-measures', label: measureTexts.print, icon: 'print', need: acceptanceSlip.write },
        unavailable: printing || !acceptance?.lines.some(({ sample_qty }) => sample_qty !== '0'),
        run: () => void print(printMeasures, { acceptance_no }),
      },
      {
        ...{ id: 'return-slip', label: arrivalTexts.returnSlip, key: 'F10', icon: 'print' },
        need: acceptanceSlip.write,
        unavailable: printing || !goesBack,
        run: () => void print(printReturnSlip, { acceptance_no }),
      },
      {
        ...{ id: 'ask-pass', label: lawTexts.ask, need: askForPass.write },
        unavailable: !acceptance || !refusedOf(acceptance),
        run: () => setAsking(acceptance ? (refusedOf(acceptance) ?? null) : null),
      },
      {
        ...{ id: 'cancel', label: arrivalTexts.cancel, key: 'F6', need: acceptanceSlip.write },
        ...(acceptance ? { ability: acceptance.abilities.cancel } : {}),
        unavailable: !acceptance,
        run: () => setEnding(acceptance_no),
      },
    ]
  }
  return (
    <>
      <SlipPage key={shown} slip={acceptanceSlip} list={acceptanceList} commands={commands} />
      {asking ? <AskPassDrawer wanted={asking} onClose={() => setAsking(null)} /> : null}
      {measuring === '' ? null : <MeasureDrawer acceptance_no={measuring} onClose={() => setMeasuring('')} />}
      {ending === '' ? null : (
        <CancelAcceptanceDrawer
          acceptance_no={ending}
          onClose={(isDone) => {
            setEnding('')
            if (isDone) setShown(shown + 1)
          }}
        />
      )}
    </>
  )
}
