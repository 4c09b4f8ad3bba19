import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { Coded } from '#platform/web/kit/table/coded.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { isRefused } from '#platform/web/kit/command/command.ts'
import type { Ability } from '#platform/contract/list.ts'
import type { PromisedLine } from '../../contract/allocation-calls.ts'
import { allocationTexts } from './allocation.text.ts'
import { lineName, orderAddress } from './line-name.ts'

/** A line with what it has been promised, and why it was left as it is. */
export interface ToldLine extends PromisedLine {
  readonly done: Ability
}

export const promiseColumns: readonly PlainColumn<ToldLine>[] = [
  {
    name: 'order',
    label: allocationTexts.order,
    cell: (line) => <KeyLink to={orderAddress(line.order_no)}>{lineName(line)}</KeyLink>,
  },
  {
    name: 'item',
    label: allocationTexts.item,
    cell: ({ item_cd, item_nm }) => <Coded code={item_cd} name={item_nm} />,
  },
  { name: 'backlog', label: allocationTexts.backlog, kind: 'figure', cell: ({ backlog }) => backlog },
  {
    name: 'allocated',
    label: allocationTexts.allocated,
    kind: 'figure',
    cell: ({ allocated_qty }) => allocated_qty,
  },
  { name: 'pegged', label: allocationTexts.pegged, kind: 'figure', cell: ({ pegged_qty }) => pegged_qty },
  { name: 'firm', label: allocationTexts.isFirm, kind: 'flag', cell: ({ firm }) => firm },
]

/** Where the order is known already. */
export const lineColumn: PlainColumn<ToldLine> = {
  name: 'line',
  label: allocationTexts.line,
  cell: ({ line_no }) => String(line_no),
}

export const whyColumn: PlainColumn<ToldLine> = {
  name: 'why',
  label: allocationTexts.why,
  cell: ({ done }) => (isRefused(done) ? done.msg : ''),
}
