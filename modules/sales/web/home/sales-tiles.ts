import { countTile } from '#platform/web/module/count-tile.tsx'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { deliveryList } from '../../contract/shipping/delivery-list.ts'
import { monthsTile } from './months-tile.tsx'
import { salesHomeTexts } from './home.text.ts'

const deliveries = {
  need: ['receiveorder:yes'],
  list: deliveryList,
  follows: salesChanged,
} as const

/** Of the day alone: what is late has a tile of its own. */
const shipsOn = (day: string) => ({ ship_dt: day, with_late: '0' })

/** What shipping says on the home page. */
export const salesTiles: readonly HomeTile[] = [
  countTile({
    ...{ name: 'shipments-today', title: salesHomeTexts.today, icon: 'truck', ...deliveries },
    asks: (day) => ({ ...shipsOn(day), delivery_status: '1,2,3' }),
    part: { asks: (day) => ({ ...shipsOn(day), delivery_status: '3' }), text: salesHomeTexts.shipped },
  }),
  countTile({
    ...{ name: 'late-shipments', title: salesHomeTexts.late, icon: 'warn', ...deliveries, bad: true },
    asks: () => ({ late_flg: '1' }),
    part: { asks: () => ({ late_flg: '1', delivery_status: '2' }), text: salesHomeTexts.picked },
  }),
  countTile({
    ...{ name: 'to-pick', title: salesHomeTexts.toPick, icon: 'box', ...deliveries },
    asks: () => ({ delivery_status: '1' }),
  }),
  monthsTile,
]
