import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockPaymentSums, stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { leftColumn, valueColumns } from './payments-columns.ts'
import { PaymentsHint, PaymentsOf, type Asked } from './payments-heading.tsx'

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
      <PaymentsOf {...data}>{ways}</PaymentsOf>
      <Sums data={data} by={by} onOpen={onOpen} />
    </>
  )
}

type Answer = OutputOf<typeof stockPaymentSums>

function Sums({ data: { list, carried }, by, onOpen }: Pick<Props, 'by' | 'onOpen'> & { data: Answer }) {
  const say = useSay()
  return (
    <PlainTable
      fills
      className="payment-sums"
      label={say(stockPaymentsScreen.title)}
      rows={list}
      keyOf={({ period }) => period}
      first={{ label: say(enquiryTexts.carried), values: { balance: carried } }}
      empty={say(enquiryTexts.none)}
      columns={[
        {
          name: 'period',
          label: by === '1' ? enquiryTexts.day : enquiryTexts.month,
          cell: ({ period }) => (
            <KeyLink onOpen={() => onOpen(period)}>{period.replaceAll('-', '/')}</KeyLink>
          ),
        },
        {
          name: 'movements',
          label: enquiryTexts.movements,
          kind: 'figure',
          cell: ({ movements }) => movements,
          sum: true,
        },
        {
          name: 'in_qty',
          label: enquiryTexts.received,
          kind: 'figure',
          cell: ({ in_qty }) => in_qty,
          sum: true,
        },
        {
          name: 'out_qty',
          label: enquiryTexts.issued,
          kind: 'figure',
          cell: ({ out_qty }) => out_qty,
          sum: true,
        },
        leftColumn(list, carried),
        ...valueColumns(),
      ]}
    />
  )
}
