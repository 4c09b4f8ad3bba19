import { countTile } from '#platform/web/module/count-tile.tsx'
import { deliveryDateList } from '../../contract/answers/delivery-date-list.ts'
import { backlogList } from '../../contract/backlog-list.ts'
import { ordersChanged } from '../../contract/order-facts.ts'
import { allocationTiles } from '../allocation/allocation-tiles.tsx'
import { requestTiles } from '../requests/request-tiles.tsx'
import { backlogTile } from './backlog-tile.tsx'
import { orderHomeTexts } from './home.text.ts'
import { watchTile } from './watch-tile.tsx'

const lines = { need: ['receiveorder:yes'], follows: ordersChanged } as const
const open = { line_status: '0' } as const
const late = { ...open, delay_days: '1..' } as const

/** What orders say on the home page. */
export const orderTiles = [
  countTile({
    ...{ name: 'unanswered-dates', title: orderHomeTexts.unanswered, icon: 'history', ...lines },
    list: deliveryDateList,
    asks: () => ({ ...open, answer_status: '0' }),
    part: { asks: () => ({ ...open, waiting_days: '4..' }), text: orderHomeTexts.tooLong },
  }),
  countTile({
    ...{ name: 'late-orders', title: orderHomeTexts.lateOrders, icon: 'warn', ...lines, bad: true },
    list: backlogList,
    asks: () => late,
    part: { asks: () => ({ ...open, delay_days: '8..' }), text: orderHomeTexts.overAWeek },
  }),
  ...allocationTiles,
  ...requestTiles,
  watchTile,
  backlogTile,
]
