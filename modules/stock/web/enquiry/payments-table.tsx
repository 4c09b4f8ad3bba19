import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { decimal, negated, sum, written } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockDivision } from '../../contract/division.ts'
import { differenceScreen } from '../../contract/inventory.ts'
import { countKind, handSlipKind } from '../../contract/stock-codes.ts'
import { stockPayments, stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { moveSlip, stockSlip } from '../../contract/stock-slip.ts'
import { enquiryTexts } from './enquiry.text.ts'
import { PaymentsHint, PaymentsOf } from './payments-heading.tsx'
import type { Asked } from './payments-screen.tsx'

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
  return data ? <Table data={data} ways={ways} /> : <PaymentsHint error={error} />
}

function Table({ data, ways }: { data: Answer; ways: ReactNode }) {
  const say = useSay()
  const { list, carried, item_nm, unit_nm } = data
  const into = sum(list.filter(isIn).map(({ qty }) => decimal(qty)))
  const out = sum(list.filter((one) => !isIn(one)).map(({ qty }) => negated(decimal(qty))))
  const heads = [
    enquiryTexts.date,
    enquiryTexts.division,
    enquiryTexts.slip,
    enquiryTexts.location,
    enquiryTexts.lot,
    enquiryTexts.remarks,
    enquiryTexts.user,
  ]
  const figures = [enquiryTexts.received, enquiryTexts.issued, enquiryTexts.left, enquiryTexts.amount]
  return (
    <>
      <div className="row-actions">
        <PaymentsOf item_nm={item_nm} unit_nm={unit_nm} />
        {ways}
        {data.has_more ? <span className="chip s-warn">{say(enquiryTexts.more)}</span> : null}
      </div>
      <div className="grid-scroll">
        <table className="grid">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.en} scope="col">
                  {say(head)}
                </th>
              ))}
              {figures.map((head) => (
                <th key={head.en} scope="col" className="num">
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="carried">
              <td colSpan={heads.length + 2}>{say(enquiryTexts.carried)}</td>
              <td className="num">
                <Figure exact={carried} />
              </td>
              <td className="num dim">—</td>
            </tr>
            {list.map((one) => (
              <PaymentRow key={`${one.ledger_no} ${one.location_cd} ${one.qty}`} payment={one} />
            ))}
            {list.length === 0 ? (
              <tr>
                <td colSpan={heads.length + figures.length} className="dim">
                  {say(enquiryTexts.none)}
                </td>
              </tr>
            ) : null}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={heads.length}>{say(enquiryTexts.sum)}</td>
              <td className="num">
                <Figure exact={written(into, 0)} />
              </td>
              <td className="num">
                <Figure exact={written(out, 0)} />
              </td>
              <td className="num">
                <Figure exact={list.at(-1)?.balance ?? carried} />
              </td>
              <td className="num">
                <Figure exact={written(sum(list.map(({ amount }) => decimal(amount))), 0)} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

const isIn = ({ qty }: Payment): boolean => decimal(qty).units > 0n

/** Where the slip behind a movement is looked at; what a calculation has posted has none. */
function pathOf({ document_kind, document_no, stock_div }: Payment): string | undefined {
  if (document_kind === countKind) return `${differenceScreen.path}?inventory_no=${document_no}`
  if (document_kind !== handSlipKind) return undefined
  const { path } = (stock_div === '030' ? moveSlip : stockSlip).screen
  return `${path}?slip_no=${document_no}`
}

function PaymentRow({ payment: one }: { payment: Payment }) {
  const say = useSay()
  const path = pathOf(one)
  return (
    <tr>
      <td>{one.biz_dt.replaceAll('-', '/')}</td>
      <td>{say(stockDivision.texts[one.stock_div])}</td>
      <td>
        {path ? (
          <Link className="key-link" to={path}>
            {one.document_no}
          </Link>
        ) : (
          one.document_no
        )}
      </td>
      <td>{one.location_cd}</td>
      <td>{one.lot_no}</td>
      <td>{one.reason}</td>
      <td>{one.user_cd}</td>
      <td className="num">{isIn(one) ? <Figure exact={one.qty} /> : null}</td>
      <td className="num">{isIn(one) ? null : <Figure exact={written(negated(decimal(one.qty)), 0)} />}</td>
      <td className="num">
        <Figure exact={one.balance} />
      </td>
      <td className="num">
        <Figure exact={one.amount} />
      </td>
    </tr>
  )
}
