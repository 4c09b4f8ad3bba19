import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { AnswerHint } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { Coded } from '#platform/web/kit/table/coded.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { inventoryTime } from '../../contract/inventory-list.ts'
import { inventoryDivision, inventoryStatus } from '../../contract/inventory.ts'
import { inventoriesChanged } from '../../contract/stock-facts.ts'
import { inventoryTexts } from './inventory.text.ts'

/** So many counts are open at once at most, where somebody still looks after them. */
const mostOpen = '100'

/** Where the menu leads when no count is named: those that have not ended. */
export function OpenCounts({ path }: { path: string }) {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: [inventoryTime.name, 'open'],
    queryFn: ({ signal }) =>
      call(
        inventoryTime.endpoints.getList,
        { status: '0,1,2,3,4', size: mostOpen, sort: 'count_dt' },
        signal,
      ),
  })
  useLive(inventoriesChanged, () => void refetch())
  if (!data) return null
  if (data.list.length === 0) return <AnswerHint>{say(inventoryTexts.noOpenCounts)}</AnswerHint>
  return (
    <PlainTable
      fills
      label={say(inventoryTexts.openCounts)}
      rows={data.list}
      keyOf={({ inventory_no }) => inventory_no}
      columns={[
        {
          name: 'no',
          label: inventoryTime.columns.inventory_no.label,
          cell: ({ inventory_no }) => (
            <KeyLink to={`${path}?inventory_no=${inventory_no}`}>{inventory_no}</KeyLink>
          ),
        },
        { name: 'day', label: inventoryTexts.day, kind: 'date', cell: ({ count_dt }) => count_dt },
        {
          name: 'place',
          label: inventoryTexts.place,
          cell: ({ location_cd, location_nm }) => <Coded code={location_cd} name={location_nm} />,
        },
        { name: 'type', label: inventoryTexts.itemType, cell: ({ item_type_nm }) => item_type_nm },
        { name: 'rank', label: inventoryTexts.rank, cell: ({ item_rank }) => item_rank },
        {
          name: 'kind',
          label: inventoryTexts.kind,
          cell: ({ inventory_div }) =>
            inventory_div === '' ? '' : say(inventoryDivision.texts[inventory_div]),
        },
        {
          name: 'status',
          label: inventoryTexts.status,
          cell: ({ status }) => (status === '' ? '' : say(inventoryStatus.texts[status])),
        },
        {
          name: 'progress',
          label: inventoryTime.columns.counted_count.label,
          align: 'end',
          cell: ({ counted_count, line_count }) => `${counted_count} / ${line_count}`,
        },
        {
          name: 'differences',
          label: inventoryTime.columns.diff_count.label,
          kind: 'figure',
          cell: ({ diff_count }) => diff_count,
        },
      ]}
    />
  )
}
