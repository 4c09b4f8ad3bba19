import { section, type Section } from '#platform/contract/screen.ts'
import { divisionScreen } from './division-screen.ts'
import { inventoryCycleMaster } from './inventory-cycle.ts'
import { inventoryTime } from './inventory-list.ts'
import { differenceScreen, inventoryManageScreen } from './inventory.ts'
import { shortageList } from './shortage-list.ts'
import { stockEnquiryScreen } from './item-stock.ts'
import { lotList } from './lot-list.ts'
import { moveSlip } from './move-slip.ts'
import { movementList } from './movement-list.ts'
import { slipList } from './slip-list.ts'
import { stockMapScreen } from './stock-map.ts'
import { stockList } from './stock-list.ts'
import { stockManageScreen } from './stock-manage.ts'
import { stockPaymentsScreen } from './stock-payments.ts'
import { stockSlip } from './stock-slip.ts'
import { valuationList } from './valuation-list.ts'
import { varianceList } from './variance-list.ts'

export const stockScreens: readonly Section[] = [
  section({
    path: '/stock',
    name: 'stock',
    title: { ja: '在庫', en: 'Stock', zh: '库存' },
    icon: 'box',
    guard: ['stock:yes'],
    redirect: stockList.screen.path,
    children: [
      stockList.screen,
      shortageList.screen,
      stockSlip.screen,
      slipList.screen,
      moveSlip.screen,
      stockEnquiryScreen,
      stockMapScreen,
      stockPaymentsScreen,
      movementList.screen,
      lotList.screen,
      stockManageScreen,
      divisionScreen,
      valuationList.screen,
      varianceList.screen,
      inventoryTime.screen,
      inventoryCycleMaster.screen,
      inventoryManageScreen,
      differenceScreen,
    ],
  }),
]
