import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { TileRows } from '#platform/web/kit/figures/tile-rows.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { countTileTexts } from '#platform/web/module/count-tile.text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { workOrdersChanged } from '../../contract/production-facts.ts'
import { workOrderList } from '../../contract/work-order/work-order-list.ts'
import { daysLate, lateBefore } from './late-work-orders.ts'
import { productionHomeTexts } from './home.text.ts'

/** 先に見る製造指図: what should have been finished, and is not. */
export const watchTile: HomeTile = {
  ...{ name: 'late-work-orders', title: productionHomeTexts.watch, icon: 'warn' },
  need: ['production:yes'],
  panel: 'broad',
  Content: LateWorkOrders,
}

function LateWorkOrders() {
  const say = useSay()
  const call = useCall()
  const day = useSession((state) => state.businessDate)?.slice(0, 10) ?? ''
  const late = lateBefore(day)
  const { data, refetch } = useQuery({
    queryKey: ['home', 'late-work-orders', day],
    queryFn: ({ signal }) =>
      call(workOrderList.endpoints.getList, { ...late, size: 5, sort: 'due_dt' }, signal),
    enabled: day !== '',
    staleTime: 0,
  })
  useLive(workOrdersChanged, () => void refetch())
  if (!data) return null
  return (
    <TileRows
      rows={data.list.map(({ work_order_no, due_dt, item_nm, qty, good_qty }) => ({
        id: work_order_no,
        state: (
          <span className="st s-bad">
            <Icon name="bad" size="s" />
            {say(productionHomeTexts.lateBy, { days: daysLate(due_dt, day) })}
          </span>
        ),
        name: work_order_no,
        to: `${workOrderList.screen.path}?${new URLSearchParams({ work_order_no }).toString()}`,
        words: `${due_dt.slice(5).replace('-', '/')}　${item_nm}`,
        end: (
          <>
            <Figure exact={good_qty} /> / <Figure exact={qty} />
          </>
        ),
      }))}
      all={{
        to: `${workOrderList.screen.path}?${new URLSearchParams(late).toString()}`,
        label: say(countTileTexts.open, { title: say(workOrderList.screen.title) }),
      }}
      nothing={say(productionHomeTexts.noneLate)}
    />
  )
}
