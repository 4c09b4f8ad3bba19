import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { slipAddress } from '#platform/web/kit/slip/slip-address.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { purchasesChanged } from '../../contract/order/place-order-facts.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { placeOrderLineName } from './line-name.ts'
import { openOrdersTexts } from './open-orders-tab.text.ts'

type Row = RowOf<typeof placeOrderBacklogList>

/** One of its own codes; conditions of a list mean the beginning of one. */
interface Props {
  of: { readonly item_cd: string } | { readonly supplier_cd: string; readonly branch_no: string }
}

const { columns } = placeOrderBacklogList
const mostShown = 200

/** The lines that are still to come, the next one first. */
export function OpenOrders({ of }: Props) {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['openOrders', of],
    queryFn: ({ signal }) =>
      call(
        placeOrderBacklogList.endpoints.getList,
        { ...of, line_status: '1', sort: 'delivery_dt', size: mostShown },
        signal,
      ),
  })
  useLive(purchasesChanged, () => void refetch())
  if (!data) return null
  const rows = data.list.filter((row) =>
    'item_cd' in of
      ? row.item_cd === of.item_cd
      : row.supplier_cd === of.supplier_cd && row.branch_no === of.branch_no,
  )
  return (
    <PlainTable<Row>
      label={say(openOrdersTexts.tab)}
      empty={say(openOrdersTexts.none)}
      rows={rows}
      keyOf={placeOrderLineName}
      columns={[
        {
          name: 'po_no',
          label: columns.po_no.label,
          cell: (row) => (
            <KeyLink to={slipAddress(placeOrderSlip, { key: { po_no: row.po_no } })}>
              {placeOrderLineName(row)}
            </KeyLink>
          ),
        },
        'item_cd' in of
          ? {
              name: 'supplier_cd',
              label: columns.supplier_cd.label,
              cell: ({ supplier_cd, supplier_cd_nm }) => `${supplier_cd}　${supplier_cd_nm}`,
            }
          : {
              name: 'item_cd',
              label: columns.item_cd.label,
              cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
            },
        {
          name: 'delivery_dt',
          label: columns.delivery_dt.label,
          kind: 'date',
          cell: (row) => row.delivery_dt,
        },
        {
          name: 'delay_days',
          label: columns.delay_days.label,
          kind: 'figure',
          cell: (row) => row.delay_days,
        },
        {
          name: 'backlog_qty',
          label: columns.backlog_qty.label,
          kind: 'figure',
          cell: (row) => row.backlog_qty,
        },
        {
          name: 'backlog_amount',
          label: columns.backlog_amount.label,
          kind: 'figure',
          cell: (row) => row.backlog_amount,
        },
      ]}
    />
  )
}
