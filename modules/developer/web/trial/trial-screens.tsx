import { useCall } from '#platform/web/api/api-context.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import { printTrial, stepTrial } from '../../contract/trial-calls.ts'
import { trialList } from '../../contract/trial-list.ts'
import { trialSlip } from '../../contract/trial-slip.ts'
import { trialTexts } from './trial.text.ts'

/** The trial slip as a screen of its own, as every document is one. */
export function TrialSlipScreen() {
  const call = useCall()
  const { print, printing } = usePrint()
  return (
    <SlipPage
      slip={trialSlip}
      list={trialList}
      commands={(record, act) => {
        const slip_no = record?.header.slip_no ?? ''
        const stepTo = (id: 'confirm' | 'reopen' | 'cancel') => ({
          id,
          label: trialTexts[id],
          run: () => call(stepTrial, { slip_no, verb: id }),
        })
        return [
          record?.abilities.reopen === true ? act(stepTo('reopen')) : act(stepTo('confirm')),
          act({ ...stepTo('cancel'), asks: trialTexts.cancelAsk }),
          {
            ...{ id: 'print', label: trialTexts.print, key: 'F10', icon: 'print' },
            unavailable: !record || printing,
            run: () => void print(printTrial, { slip_no }),
          },
        ]
      }}
    />
  )
}

export function TrialListScreen() {
  const { print, printing } = usePrint()
  return (
    <SlipListScreen
      list={trialList}
      checkedCommands={(rows) => [
        {
          ...{ id: 'print', label: trialTexts.print, key: 'F10', icon: 'print', unavailable: printing },
          run: () =>
            void print(printTrial, { slip_no: [...new Set(rows.map((row) => row.slip_no))].join(',') }),
        },
      ]}
    />
  )
}
