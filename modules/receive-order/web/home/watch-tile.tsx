import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { recordAddress } from '#platform/contract/record-page.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { TileRows } from '#platform/web/kit/figures/tile-rows.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { countTileTexts } from '#platform/web/module/count-tile.text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { deliveryDateList } from '../../contract/answers/delivery-date-list.ts'
import { bulkAllocationScreen } from '../../contract/bulk-allocation.ts'
import { backlogList } from '../../contract/backlog-list.ts'
import { ordersChanged } from '../../contract/order-facts.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import { useLost } from '../allocation/lost-part.tsx'
import { orderHomeTexts } from './home.text.ts'

/** Room for so many, of which lost ones have two. */
const shown = 5
const mostLost = 2

const late = { line_status: '0', delay_days: '1..' } as const

/** 先に見るもの: the order lines that are late for longest, and those that have lost what they had been promised. */
export const watchTile: HomeTile = {
  ...{ name: 'late-lines', title: orderHomeTexts.watch, icon: 'warn' },
  need: ['receiveorder:yes'],
  panel: 'broad',
  Content: LateLines,
}

function LateLines() {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', 'late-lines'],
    queryFn: ({ signal }) =>
      call(backlogList.endpoints.getList, { ...late, size: shown, sort: '-delay_days' }, signal),
    staleTime: 0,
  })
  useLive(ordersChanged, () => void refetch())
  const { data: promises } = useLost()
  if (!data) return null
  const lost = (promises?.unseen ?? []).slice(0, mostLost)
  return (
    <TileRows
      rows={[
        ...data.list.slice(0, shown - lost.length).map((line) => ({
          id: `${line.order_no}-${String(line.line_no)}`,
          state: (
            <span className="st s-bad">
              <Icon name="bad" size="s" />
              {say(orderHomeTexts.lateBy, { days: line.delay_days })}
            </span>
          ),
          name: `${line.order_no}-${String(line.line_no)}`,
          to: recordAddress(orderPage, { order_no: line.order_no }),
          words: `${line.delivery_dt.slice(5).replace('-', '/')}　${line.customer_cd_nm}　${line.item_cd_nm}`,
          end: (
            <>
              <Figure exact={line.backlog_qty} />
              <Link
                to={`${deliveryDateList.screen.path}?${new URLSearchParams({ order_no: line.order_no }).toString()}`}
              >
                {say(orderHomeTexts.answer)}
              </Link>
            </>
          ),
        })),
        ...lost.map((one) => ({
          id: `lost ${one.release_no}`,
          state: (
            <span className="st s-warn">
              <Icon name="warn" size="s" />
              {say(orderHomeTexts.lost)}
            </span>
          ),
          name: `${one.order_no}-${String(one.line_no)}`,
          to: recordAddress(orderPage, { order_no: one.order_no }),
          words: `${one.customer_nm}　${one.item_nm}`,
          end: (
            <>
              <Figure exact={one.qty} />
              <Link to={bulkAllocationScreen.path}>{say(orderHomeTexts.allocate)}</Link>
            </>
          ),
        })),
      ]}
      all={{
        to: `${backlogList.screen.path}?${new URLSearchParams(late).toString()}`,
        label: say(countTileTexts.open, { title: say(backlogList.screen.title) }),
      }}
      nothing={say(orderHomeTexts.noneLate)}
    />
  )
}
