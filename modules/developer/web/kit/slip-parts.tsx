import type { SlipRecord } from '#platform/contract/slip.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipScreen } from '#platform/web/kit/slip/slip-screen.tsx'
import { trialSlip } from '../../contract/trial-slip.ts'
import { kitTexts } from './kit.text.ts'

export const TrialSlip = () => <SlipScreen slip={trialSlip} slipKey={null} />

/** As long as a slip may be, with a line that is locked and a command that is refused. */
export const LongSlip = () => (
  <SlipScreen slip={trialSlip} slipKey={{ slip_no: '200' }} commands={cancelled} />
)

function cancelled(record: SlipRecord | null): readonly Command[] {
  return [
    { id: 'cancel', label: kitTexts.cancel, ability: record?.abilities['cancel'], run: () => undefined },
  ]
}
