import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
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
  const call = useCall()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const [state, setState] = useState<{ message: string; errors: FieldErrors; sending: boolean }>({
    ...{ message: '', errors: {}, sending: false },
  })
  const send = async () => {
    setState({ message: '', errors: {}, sending: true })
    try {
      const proposals = rows.map(({ proposal_no, update_cnt }) => ({ proposal_no, update_cnt }))
      const { dismissed } = await call(dismissProposals, { proposals, reason })
      await cache.invalidateQueries()
      showToast('done', say(proposalTexts.dismissed, { count: dismissed }))
      onClose()
    } catch (error) {
      setState({ ...refusalOf(error), sending: false })
    }
  }
  return (
    <FormDrawer
      title={say(proposalTexts.dismissTitle, { count: rows.length })}
      label={proposalTexts.dismiss}
      form={{ ...state, submit: () => void (state.sending || send()) }}
      onClose={onClose}
    >
      <Labelled label={say(proposalTexts.reason)} required error={state.errors['reason']}>
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
