import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { valueLabel, varianceLabel } from '../../contract/money-labels.ts'
import { enquiryTexts } from './enquiry.text.ts'

interface Valued {
  readonly balance: string
  readonly amount: string
  readonly variance: string
}

/** What is left after each row; at the foot, what is left after the last one. */
export const leftColumn = <Row extends Pick<Valued, 'balance'>>(
  rows: readonly Row[],
  carried: string,
): PlainColumn<Row> => ({
  name: 'balance',
  label: enquiryTexts.left,
  kind: 'figure',
  cell: ({ balance }) => balance,
  sum: rows.at(-1)?.balance ?? carried,
})

/** What the value of the stock has changed by, and what it cost or brought beside that. */
export const valueColumns = <
  Row extends Pick<Valued, 'amount' | 'variance'>,
>(): readonly PlainColumn<Row>[] => [
  { name: 'amount', label: valueLabel, kind: 'figure', cell: ({ amount }) => amount, sum: true, cost: true },
  {
    name: 'variance',
    label: varianceLabel,
    kind: 'figure',
    cell: ({ variance }) => variance,
    sum: true,
    cost: true,
  },
]
