import { useQuery } from '@tanstack/react-query'
import { firstOfEach } from '#platform/contract/first-of-each.ts'
import { recordAddress } from '#platform/contract/record-page.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { orderList } from '../../contract/order-list.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import { orderPageTexts } from './order-page.text.ts'

/** Lines, of which an order has several. */
const mostLines = 60
const mostOrders = 15

/** Before a number has been typed: the orders that came last. */
export function LatestOrders() {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [orderList.name, 'latest'],
    queryFn: ({ signal }) =>
      call(orderList.endpoints.getList, { size: String(mostLines), sort: '-order_no' }, signal),
  })
  if (!data || data.list.length === 0) return null
  const { columns } = orderList
  return (
    <PlainTable
      label={say(orderPageTexts.latest)}
      rows={firstOfEach(data.list, ({ order_no }) => order_no).slice(0, mostOrders)}
      keyOf={({ order_no }) => order_no}
      columns={[
        {
          name: 'order_no',
          label: columns.order_no.label,
          cell: ({ order_no }) => <KeyLink to={recordAddress(orderPage, { order_no })}>{order_no}</KeyLink>,
        },
        { name: 'order_dt', label: columns.order_dt.label, kind: 'date', cell: ({ order_dt }) => order_dt },
        { name: 'customer', label: columns.customer_cd.label, cell: ({ customer_cd_nm }) => customer_cd_nm },
        {
          name: 'customer_po_no',
          label: columns.customer_po_no.label,
          cell: ({ customer_po_no }) => customer_po_no,
        },
      ]}
    />
  )
}
