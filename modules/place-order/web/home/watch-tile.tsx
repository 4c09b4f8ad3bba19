import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { TileRows } from '#platform/web/kit/figures/tile-rows.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { countTileTexts } from '#platform/web/module/count-tile.text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { purchasesChanged } from '../../contract/order/place-order-facts.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { placeOrderHomeTexts } from './home.text.ts'

const late = { line_status: '0,1', delay_days: '1..' } as const

/** 先に見る発注: what suppliers are late with for longest. */
export const watchTile: HomeTile = {
  ...{ name: 'late-purchases', title: placeOrderHomeTexts.watch, icon: 'warn' },
  need: ['placeorder:yes'],
  panel: 'broad',
  Content: LatePurchases,
}

function LatePurchases() {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', 'late-purchases'],
    queryFn: ({ signal }) =>
      call(placeOrderBacklogList.endpoints.getList, { ...late, size: 5, sort: '-delay_days' }, signal),
    staleTime: 0,
  })
  useLive(purchasesChanged, () => void refetch())
  if (!data) return null
  return (
    <TileRows
      rows={data.list.map((line) => ({
        id: `${line.po_no}-${String(line.line_no)}`,
        state: (
          <span className="st s-bad">
            <Icon name="bad" size="s" />
            {say(placeOrderHomeTexts.lateBy, { days: line.delay_days })}
          </span>
        ),
        name: `${line.po_no}-${String(line.line_no)}`,
        to: `${placeOrderSlip.screen.path}?${new URLSearchParams({ po_no: line.po_no }).toString()}`,
        words: `${line.delivery_dt.slice(5).replace('-', '/')}　${line.supplier_cd_nm}　${line.item_nm}`,
        end: <Figure exact={line.backlog_qty} />,
      }))}
      all={{
        to: `${placeOrderBacklogList.screen.path}?${new URLSearchParams(late).toString()}`,
        label: say(countTileTexts.open, { title: say(placeOrderBacklogList.screen.title) }),
      }}
      nothing={say(placeOrderHomeTexts.noneLate)}
    />
  )
}
