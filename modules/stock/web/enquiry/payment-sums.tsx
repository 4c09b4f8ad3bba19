import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockPaymentSums, stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { PaymentsHint, PaymentsOf } from './payments-heading.tsx'
import type { Asked } from './payments-screen.tsx'

type DayOrMonth = InputOf<typeof stockPaymentSums>['by']

interface Props {
  asked: Asked
  by: DayOrMonth
  ways: ReactNode
  /** A month is looked at by its days, a day by its movements. */
  onOpen: (period: string) => void
}

/** 受払台帳 by day or month: what came, what went, and what was left at the end of each. */
export function PaymentSums({ asked, by, ways, onOpen }: Props) {
  const call = useCall()
  const question = { ...asked, by }
  const { data, error } = useQuery({
    queryKey: [stockPaymentsScreen.name, question],
    queryFn: ({ signal }) => call(stockPaymentSums, question, signal),
    retry: false,
  })
  if (!data) return <PaymentsHint error={error} />
  return (
    <>
      <div className="row-actions">
        <PaymentsOf {...data} />
        {ways}
      </div>
      <Table data={data} by={by} onOpen={onOpen} />
    </>
  )
}

type Answer = OutputOf<typeof stockPaymentSums>

const columns = {
  movements: enquiryTexts.movements,
  in_qty: enquiryTexts.received,
  out_qty: enquiryTexts.issued,
  balance: enquiryTexts.left,
  amount: enquiryTexts.amount,
} as const
const names = ['movements', 'in_qty', 'out_qty', 'balance', 'amount'] as const

function Table({ data: { list, carried }, by, onOpen }: Pick<Props, 'by' | 'onOpen'> & { data: Answer }) {
  const say = useSay()
  const total = (name: 'in_qty' | 'out_qty' | 'amount') =>
    written(sum(list.map((one) => decimal(one[name]))), 0)
  return (
    <div className="grid-scroll">
      <table className="grid payment-sums">
        <thead>
          <tr>
            <th scope="col">{say(by === '1' ? enquiryTexts.day : enquiryTexts.month)}</th>
            {names.map((name) => (
              <th key={name} scope="col" className="num">
                {say(columns[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row figures={{ balance: carried }}>{say(enquiryTexts.carried)}</Row>
          {list.map((one) => (
            <Row key={one.period} figures={{ ...one, movements: String(one.movements) }}>
              <button type="button" className="key-link" onClick={() => onOpen(one.period)}>
                {one.period.replaceAll('-', '/')}
              </button>
            </Row>
          ))}
          {list.length === 0 ? (
            <tr>
              <td colSpan={names.length + 1} className="dim">
                {say(enquiryTexts.none)}
              </td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <Row
            figures={{
              movements: String(list.reduce((all, { movements }) => all + movements, 0)),
              in_qty: total('in_qty'),
              out_qty: total('out_qty'),
              balance: list.at(-1)?.balance ?? carried,
              amount: total('amount'),
            }}
          >
            {say(enquiryTexts.sum)}
          </Row>
        </tfoot>
      </table>
    </div>
  )
}

function Row({
  children,
  figures,
}: {
  children: ReactNode
  figures: Partial<Record<keyof typeof columns, string>>
}) {
  return (
    <tr>
      <td>{children}</td>
      {names.map((name) => (
        <td key={name} className="num">
          {figures[name] === undefined ? null : <Figure exact={figures[name]} />}
        </td>
      ))}
    </tr>
  )
}
