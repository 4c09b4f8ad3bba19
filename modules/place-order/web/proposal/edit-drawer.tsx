import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { editProposal } from '../../contract/proposal/proposal-calls.ts'
import type { ProposalRow } from './proposal-row.ts'
import { proposalTexts } from './proposal.text.ts'
import { SuppliersTable, supplierText } from './suppliers-table.tsx'
import { useAbout } from './use-about.ts'

interface Props {
  row: ProposalRow
  onClose: () => void
}

/** Another quantity, other days, another supplier: price and lead time of all of them stand below. */
export function EditDrawer({ row, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const suppliers = useAbout(row.proposal_no)?.suppliers ?? []
  const { proposal_no, supplier_cd, branch_no, qty, order_dt, due_dt } = row
  const form = useCallForm(editProposal, {
    initial: {
      proposal_no,
      update_cnt: String(row.update_cnt),
      supplier_cd,
      branch_no,
      qty,
      order_dt,
      due_dt,
    },
    onDone: () => {
      showToast('done', say(proposalTexts.edited, { no: proposal_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  const choose = (text: string) => {
    const chosen = suppliers.find((one) => supplierText(one) === text)
    if (chosen) form.put({ supplier_cd: chosen.supplier_cd, branch_no: chosen.branch_no })
  }
  const now = supplierText({ supplier_cd: form.typed.supplier_cd, branch_no: form.typed.branch_no })
  const isListed = suppliers.some((one) => supplierText(one) === now)
  return (
    <FormDrawer
      title={say(proposalTexts.editTitle, { no: proposal_no })}
      subtitle={`${row.item_cd}　${row.item_nm}`}
      label={proposalTexts.edit}
      form={form}
      wide
      onClose={onClose}
    >
      <p className="dim">{say(proposalTexts.editHelp)}</p>
      <Labelled label={say(proposalTexts.supplier)} error={form.errorAt('supplier_cd')}>
        {(control) => (
          <select
            {...control}
            name="supplier_cd"
            className="fld"
            value={now}
            onChange={({ target }) => choose(target.value)}
          >
            {isListed ? null : (
              <option value={now}>
                {form.typed.supplier_cd === '' ? say(proposalTexts.noSupplier) : `${now}　${row.supplier_nm}`}
              </option>
            )}
            {suppliers.map((one) => (
              <option key={supplierText(one)} value={supplierText(one)}>
                {`${supplierText(one)}　${one.supplier_nm}`}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <FormField form={form} name="qty" label={proposalTexts.qty} required />
      <FormDate form={form} name="order_dt" label={proposalTexts.orderDay} required />
      <FormDate form={form} name="due_dt" label={proposalTexts.due} required />
      <SuppliersTable suppliers={suppliers} />
    </FormDrawer>
  )
}
