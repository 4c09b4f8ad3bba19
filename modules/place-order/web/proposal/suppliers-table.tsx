import { priceSource } from '#modules/master/contract/pricing.ts'
import { decimal } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { percentOf } from '#platform/contract/percent-of.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { aboutProposal } from '../../contract/proposal/proposal-calls.ts'
import { scoreTexts } from '../score/score.text.ts'
import { proposalTexts } from './proposal.text.ts'

type Suppliers = OutputOf<typeof aboutProposal>['suppliers']

export const supplierText = ({
  supplier_cd,
  branch_no,
}: Pick<Suppliers[number], 'supplier_cd' | 'branch_no'>): string => `${supplier_cd}-${branch_no}`

/** 仕入先の比較: price, lead time and how they have delivered, of those from whom the item can be bought. */
export function SuppliersTable({ suppliers }: { suppliers: Suppliers }) {
  const say = useSay()
  return (
    <section>
      <h2>{say(proposalTexts.suppliers)}</h2>
      <PlainTable
        label={say(proposalTexts.suppliers)}
        rows={suppliers}
        keyOf={supplierText}
        rowHeader="supplier"
        columns={[
          {
            ...{ name: 'supplier', label: proposalTexts.supplier },
            cell: (one) => `${supplierText(one)}　${one.supplier_nm}`,
          },
          {
            ...{ name: 'priority', label: proposalTexts.priority, kind: 'figure' },
            cell: ({ priority }) => (priority === 0 ? '' : String(priority)),
          },
          {
            ...{ name: 'lead_time', label: proposalTexts.leadTime, kind: 'figure' },
            cell: ({ lead_time }) => String(lead_time),
          },
          {
            ...{ name: 'taken', label: scoreTexts.taken, kind: 'figure' },
            cell: ({ score }) => (score?.taken == null ? '' : String(score.taken)),
          },
          {
            ...{ name: 'on_time', label: scoreTexts.onTime, kind: 'figure' },
            cell: ({ score }) =>
              score ? percentOf(decimal(String(score.on_time)), decimal(String(score.deliveries))) : '',
          },
          {
            ...{ name: 'rejected', label: scoreTexts.rejected, kind: 'figure' },
            cell: ({ score }) =>
              score ? percentOf(decimal(score.rejected_qty), decimal(score.inspected_qty)) : '',
          },
          { name: 'price', label: proposalTexts.price, kind: 'figure', cell: ({ price }) => price },
          {
            ...{ name: 'price_base_qty', label: proposalTexts.priceBase, kind: 'figure' },
            cell: ({ price_base_qty }) => price_base_qty,
          },
          {
            ...{ name: 'source', label: proposalTexts.source },
            cell: ({ source }) => (source === '' ? '' : say(priceSource.texts[source])),
          },
        ]}
      />
    </section>
  )
}
