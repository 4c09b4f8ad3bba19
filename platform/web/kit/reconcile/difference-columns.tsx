import type { Difference } from '#platform/contract/reconcile/account-calls.ts'
import { accountSettlement } from '#platform/contract/reconcile/account-codes.ts'
import type { Say } from '../../language/say.ts'
import { KeyLink } from '../table/key-link.tsx'
import type { PlainColumn } from '../table/plain-column.ts'
import { CodeStatus } from '../theme/code-status.tsx'
import type { AccountScreenOf } from './account-of.ts'
import { accountTexts } from './account.text.ts'

/** What each side says, side by side, by how much they differ, and what has settled it. */
export const differenceColumns = (
  { kinds, addressOf }: Pick<AccountScreenOf, 'kinds' | 'addressOf'>,
  say: Say,
): readonly PlainColumn<Difference>[] => [
  {
    ...{ name: 'kind', label: accountTexts.kind },
    cell: ({ kind }) => <CodeStatus codes={kinds} code={kind} look="st" />,
  },
  { name: 'gap', label: accountTexts.gap, kind: 'figure', cell: ({ amount }) => amount, sum: true },
  ...side('theirs', ({ stated }) => stated, [
    { name: 'line', label: accountTexts.line, kind: 'figure', cell: ({ row_no }) => row_no ?? '' },
    { name: 'slip', label: accountTexts.slip, cell: ({ stated }) => stated?.slip_no ?? '' },
    { name: 'order', label: accountTexts.order, cell: ({ stated }) => stated?.order_no ?? '' },
  ]),
  ...side('ours', ({ own }) => own, [
    {
      ...{ name: 'slip', label: accountTexts.slip },
      cell: ({ own }) => (own ? <KeyLink to={addressOf(own)}>{own.document_no}</KeyLink> : ''),
    },
  ]),
  {
    ...{ name: 'settlement', label: accountTexts.settlement },
    cell: ({ settled_by, settled_no: no, settled_note: note }) =>
      settled_by === ''
        ? ''
        : say(accountTexts.settledAs, { how: accountSettlement.texts[settled_by], no, note }).trim(),
  },
]

function side(
  group: 'theirs' | 'ours',
  of: (row: Difference) => Difference['stated'],
  first: readonly PlainColumn<Difference>[],
): readonly PlainColumn<Difference>[] {
  const columns: readonly PlainColumn<Difference>[] = [
    ...first,
    { name: 'item', label: accountTexts.item, cell: (row) => of(row)?.item_cd ?? '' },
    { name: 'day', label: accountTexts.day, kind: 'date', cell: (row) => of(row)?.date ?? '' },
    { name: 'qty', label: accountTexts.qty, kind: 'figure', cell: (row) => of(row)?.qty ?? '' },
    { name: 'price', label: accountTexts.price, kind: 'figure', cell: (row) => of(row)?.unit_price ?? '' },
    { name: 'amount', label: accountTexts.amount, kind: 'figure', cell: (row) => of(row)?.amount ?? '' },
  ]
  return columns.map((column) => ({ ...column, name: `${group} ${column.name}`, group: accountTexts[group] }))
}
