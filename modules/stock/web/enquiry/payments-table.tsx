import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { compare, decimal, negated, written, zero } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockDivision } from '../../contract/division.ts'
import { stockPayments, stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { slipPath } from '../slip/slip-path.ts'
import { moneyLabel } from '../../contract/money-labels.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { leftColumn, valueColumns } from './payments-columns.ts'
import { PaymentsHint, PaymentsOf, type Asked } from './payments-heading.tsx'

type Answer = OutputOf<typeof stockPayments>
type Payment = Answer['list'][number]

interface Props {
  asked: Asked
  ways: ReactNode
}

/** Carried over, then movement by movement; the slip behind each is one click away. */
export function Payments({ asked, ways }: Props) {
  const call = useCall()
  const { data, error } = useQuery({
    queryKey: [stockPaymentsScreen.name, asked],
    queryFn: ({ signal }) => call(stockPayments, asked, signal),
    retry: false,
  })
  return data ? <Movements data={data} ways={ways} /> : <PaymentsHint error={error} />
}

function Movements({ data, ways }: { data: Answer; ways: ReactNode }) {
  const say = useSay()
  const { list, carried } = data
  return (
    <>
      <PaymentsOf {...data}>
        {ways}
        {data.has_more ? <span className="chip s-warn">{say(enquiryTexts.more)}</span> : null}
      </PaymentsOf>
      <PlainTable
        fills
        label={say(stockPaymentsScreen.title)}
        rows={list}
        keyOf={({ ledger_no }) => ledger_no}
        first={{ label: say(enquiryTexts.carried), values: { balance: carried } }}
        empty={say(enquiryTexts.none)}
        columns={[
          { name: 'date', label: enquiryTexts.date, kind: 'date', cell: ({ biz_dt }) => biz_dt },
          {
            name: 'division',
            label: enquiryTexts.division,
            cell: ({ stock_div }) => say(stockDivision.texts[stock_div]),
          },
          { name: 'slip', label: enquiryTexts.slip, cell: slipBehind },
          { name: 'location', label: enquiryTexts.location, cell: ({ location_cd }) => location_cd },
          { name: 'lot', label: enquiryTexts.lot, cell: ({ lot_no }) => lot_no },
          { name: 'remarks', label: enquiryTexts.remarks, cell: ({ reason }) => reason },
          { name: 'user', label: enquiryTexts.user, cell: ({ user_cd }) => user_cd },
          {
            name: 'in_qty',
            label: enquiryTexts.received,
            kind: 'figure',
            cell: (one) => (signOf(one) > 0 ? one.qty : ''),
            sum: true,
          },
          {
            name: 'out_qty',
            label: enquiryTexts.issued,
            kind: 'figure',
            cell: (one) => (signOf(one) < 0 ? written(negated(decimal(one.qty)), 0) : ''),
            sum: true,
          },
          {
            name: 'moved_qty',
            label: enquiryTexts.moved,
            kind: 'figure',
            cell: ({ moved_qty }) => moved_qty,
          },
          leftColumn(list, carried),
          {
            name: 'money',
            label: moneyLabel,
            kind: 'figure',
            cell: ({ money }) => money,
            sum: true,
            cost: true,
          },
          ...valueColumns(),
        ]}
      />
    </>
  )
}

const signOf = ({ qty }: Payment): number => compare(decimal(qty), zero)

function slipBehind(payment: Payment): ReactNode {
  const path = slipPath(payment)
  return path ? <KeyLink to={path}>{payment.document_no}</KeyLink> : payment.document_no
}
