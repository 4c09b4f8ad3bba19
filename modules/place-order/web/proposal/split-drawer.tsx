import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { splitProposal } from '../../contract/proposal/proposal-calls.ts'
import type { ProposalRow } from './proposal-row.ts'
import { proposalTexts } from './proposal.text.ts'

interface Props {
  row: ProposalRow
  onClose: () => void
}

/** A part of it comes on another day. */
export function SplitDrawer({ row, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const { proposal_no, update_cnt, due_dt } = row
  const form = useCallForm(splitProposal, {
    initial: { proposal_no, update_cnt: String(update_cnt), qty: '', due_dt },
    onDone: ({ proposal_no: made }) => {
      showToast('done', say(proposalTexts.splitDone, { no: made }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(proposalTexts.splitTitle, { no: proposal_no })}
      subtitle={`${row.item_cd}　${row.item_nm}　${row.qty} ${row.unit_nm}`}
      label={proposalTexts.split}
      form={form}
      onClose={onClose}
    >
      <FormField form={form} name="qty" label={proposalTexts.splitQty} required />
      <FormDate form={form} name="due_dt" label={proposalTexts.splitDue} required />
    </FormDrawer>
  )
}
