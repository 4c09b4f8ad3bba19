import { useQuery } from '@tanstack/react-query'
import { firstOfEach } from '#platform/contract/first-of-each.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { pickScreen } from '../../contract/pick/pick-calls.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { deliveryList } from '../../contract/shipping/delivery-list.ts'
import { pickTexts } from './pick.text.ts'

/** Enough lines for the deliveries of a day; the others are found in the list. */
const mostLines = 200

/** Whoever has no list at hand takes the next that is to leave. */
export function WaitingDeliveries() {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: [pickScreen.name, 'waiting'],
    queryFn: ({ signal }) =>
      call(
        deliveryList.endpoints.getList,
        { delivery_status: '1', size: String(mostLines), sort: 'ship_dt' },
        signal,
      ),
  })
  useLive(salesChanged, () => void refetch())
  if (!data) return null
  if (data.list.length === 0) return <p className="dim">{say(pickTexts.noneWaiting)}</p>
  const { columns } = deliveryList
  return (
    <>
      <h2>{say(pickTexts.waiting)}</h2>
      <PlainTable
        label={say(pickTexts.waiting)}
        rows={firstOfEach(data.list, ({ delivery_no }) => delivery_no)}
        keyOf={({ delivery_no }) => delivery_no}
        onPhone="table"
        columns={[
          {
            name: 'delivery_no',
            label: columns.delivery_no.label,
            cell: ({ delivery_no }) => (
              <KeyLink to={`${pickScreen.path}?delivery_no=${encodeURIComponent(delivery_no)}`}>
                {delivery_no}
              </KeyLink>
            ),
          },
          { name: 'ship_dt', label: columns.ship_dt.label, kind: 'date', cell: ({ ship_dt }) => ship_dt },
          { name: 'customer', label: columns.customer_cd.label, cell: ({ customer_nm }) => customer_nm },
        ]}
      />
    </>
  )
}
