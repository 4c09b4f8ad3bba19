import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { useSay } from '#platform/web/language/say.ts'
import { dismissProposals } from '../../contract/proposal/proposal-calls.ts'
import type { ProposalRow } from './proposal-row.ts'
import { proposalTexts } from './proposal.text.ts'

interface Props {
  rows: readonly ProposalRow[]
  onClose: () => void
}

/** They are not ordered, and somebody says why. */
export function DismissDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const { send, sending, message, errorAt } = useCheckedCall(dismissProposals, ({ dismissed }) => {
    showToast('done', say(proposalTexts.dismissed, { count: dismissed }))
    return cache.invalidateQueries().then(onClose)
  })
  const submit = () => {
    const proposals = rows.map(({ proposal_no, update_cnt }) => ({ proposal_no, update_cnt }))
    if (!sending) send({ proposals, reason })
  }
  return (
    <FormDrawer
      title={say(proposalTexts.dismissTitle, { count: rows.length })}
      label={proposalTexts.dismiss}
      form={{ message, sending, submit }}
      onClose={onClose}
    >
      <Labelled label={say(proposalTexts.reason)} required error={errorAt('reason')}>
        {(control) => (
          <input
            {...control}
            name="reason"
            className="fld"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Labelled>
    </FormDrawer>
  )
}
