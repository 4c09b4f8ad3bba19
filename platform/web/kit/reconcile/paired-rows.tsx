import type { AccountRecord } from '#platform/contract/reconcile/account-calls.ts'
import { useSay } from '../../language/say.ts'
import { PlainTable } from '../table/plain-table.tsx'
import { accountTexts } from './account.text.ts'

interface Props {
  rows: AccountRecord['paired']
  busy: boolean
  onApart: (row_no: number) => void
}

/** What a person has put together, with the way back. */
export function PairedRows({ rows, busy, onApart }: Props) {
  const say = useSay()
  if (rows.length === 0) return null
  return (
    <section className="account-paired" aria-label={say(accountTexts.paired)}>
      <PlainTable
        label={say(accountTexts.paired)}
        rows={rows}
        keyOf={({ row_no }) => String(row_no)}
        columns={[
          { name: 'line', label: accountTexts.paired, cell: ({ row_no }) => String(row_no) },
          { name: 'slip', label: accountTexts.slip, cell: ({ stated }) => stated.slip_no },
          { name: 'item', label: accountTexts.item, cell: ({ stated }) => stated.item_cd },
          { name: 'own', label: accountTexts.ours, cell: ({ own_key }) => own_key },
          {
            ...{ name: 'apart', label: accountTexts.apart, labelHidden: true },
            cell: ({ row_no }) => (
              <button type="button" className="btn s" disabled={busy} onClick={() => onApart(row_no)}>
                {say(accountTexts.apart)}
              </button>
            ),
          },
        ]}
      />
    </section>
  )
}
