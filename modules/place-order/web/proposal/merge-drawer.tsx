import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { mergeProposals } from '../../contract/proposal/proposal-calls.ts'
import type { ProposalRow } from './proposal-row.ts'
import { proposalTexts } from './proposal.text.ts'

interface Props {
  rows: readonly ProposalRow[]
  onClose: () => void
}

/** まとめ: what is ticked of one item is ordered at once, for the day of the first of them unless another one is typed. */
export function MergeDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const today = useSession((state) => state.businessDate) ?? ''
  const [typed, setTyped] = useState(() => dayTyped(rows.map(({ due_dt }) => due_dt).toSorted()[0] ?? ''))
  const [state, setState] = useState({ message: '', sending: false })
  const [first] = rows
  const whole = written(sum(rows.map(({ qty }) => decimal(qty))), 0)
  const merge = async () => {
    setState({ message: '', sending: true })
    try {
      const { proposal_no: no, qty } = await call(mergeProposals, {
        proposals: rows.map(({ proposal_no, update_cnt }) => ({ proposal_no, update_cnt })),
        due_dt: readDate(typed, today) ?? typed,
      })
      showToast('done', say(proposalTexts.mergeDone, { no, qty }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      const { message, errors } = refusalOf(error)
      setState({ message: [message, ...Object.values(errors)].filter(Boolean).join(' '), sending: false })
    }
  }
  return (
    <FormDrawer
      wide
      title={say(proposalTexts.mergeTitle, { count: rows.length })}
      subtitle={first ? `${first.item_cd}　${first.item_nm}　${whole} ${first.unit_nm}` : ''}
      label={proposalTexts.merge}
      {...(mergeProposals.write ? { need: [mergeProposals.write] } : {})}
      form={{ ...state, submit: () => void (state.sending || merge()) }}
      onClose={onClose}
    >
      <p className="dim">{say(proposalTexts.mergeHelp)}</p>
      <DayField label={proposalTexts.due} value={typed} onChange={setTyped} />
      <PlainTable
        label={say(proposalTexts.merge)}
        rows={rows}
        keyOf={({ proposal_no }) => proposal_no}
        columns={[
          { name: 'no', label: proposalTexts.proposals, cell: ({ proposal_no }) => proposal_no },
          {
            ...{ name: 'supplier', label: proposalTexts.supplier },
            cell: ({ supplier_cd, supplier_nm }) => `${supplier_cd}　${supplier_nm}`,
          },
          { name: 'order_dt', label: proposalTexts.orderDay, kind: 'date', cell: ({ order_dt }) => order_dt },
          { name: 'due_dt', label: proposalTexts.due, kind: 'date', cell: ({ due_dt }) => due_dt },
          { name: 'qty', label: proposalTexts.qty, kind: 'figure', sum: true, cell: ({ qty }) => qty },
        ]}
      />
    </FormDrawer>
  )
}
