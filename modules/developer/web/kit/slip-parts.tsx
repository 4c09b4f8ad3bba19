import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipScreen } from '#platform/web/kit/slip/slip-screen.tsx'
import { longTrial } from '../../contract/trial-calls.ts'
import { trialSlip } from '../../contract/trial-slip.ts'
import { kitTexts } from './kit.text.ts'

type Shown = Pick<ComponentProps<typeof SlipScreen<typeof trialSlip>>, 'slipKey' | 'copyOf'>

export function TrialSlip() {
  const [{ opened, ...shown }, setShown] = useState<Shown & { opened: number }>({ slipKey: null, opened: 0 })
  return (
    <SlipScreen
      key={opened}
      slip={trialSlip}
      {...shown}
      onOpen={({ key, copyOf }) => setShown({ slipKey: key, copyOf, opened: opened + 1 })}
    />
  )
}

/** As long as a slip may be, with a line that is locked and a command that is refused. */
export function LongSlip() {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['longTrial'],
    queryFn: ({ signal }) => call(longTrial, {}, signal),
    staleTime: Infinity,
  })
  return data ? <SlipScreen slip={trialSlip} slipKey={data} commands={cancelled} /> : null
}

function cancelled(record: SlipRecordOf<typeof trialSlip> | null): readonly Command[] {
  return [{ id: 'cancel', label: kitTexts.cancel, ability: record?.abilities.cancel, run: () => undefined }]
}
