import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import { orderPageOf } from '../../contract/page/order-page.ts'
import { NodeCard } from './order-node.tsx'
import { orderPageTexts } from './order-page.text.ts'

interface Props {
  order_no: string
  /** 0: of the whole order. */
  line_no: number
}

/** What a change would concern: everything that is promised, bought, made and shipped for a line. */
export function HangingDocuments({ order_no, line_no }: Props) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [orderSlip.name, 'hanging', order_no],
    queryFn: ({ signal }) => call(orderPageOf, { order_no }, signal),
    staleTime: 0,
  })
  const nodes = data?.nodes.filter((node) => line_no === 0 || node.line_no === line_no) ?? []
  return (
    <section className="order-hanging">
      <h3>{say(line_no === 0 ? orderPageTexts.ofOrder : orderPageTexts.ofThisLine)}</h3>
      {data && nodes.length === 0 ? <p className="dim">{say(orderPageTexts.none)}</p> : null}
      <ul>
        {nodes.map((node) => (
          <li key={`${node.line_no} ${node.stage} ${node.what} ${node.no} ${node.date}`}>
            <NodeCard node={node} />
          </li>
        ))}
      </ul>
    </section>
  )
}
