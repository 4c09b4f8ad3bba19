import { masterMaint } from '#modules/system/contract/screens.ts'
import { addedTo, section, type Section } from '#platform/contract/screen.ts'
import { backlogList } from './backlog-list.ts'
import { importScreen } from './import/import-calls.ts'
import { importStatusScreen } from './import/import-status.ts'
import { matchingScreen } from './import/matching-calls.ts'
import { orderList } from './order-list.ts'
import { orderSlip } from './order-slip.ts'

export const receiveOrderScreens: readonly Section[] = [
  section({
    path: '/receiveOrder',
    name: 'receiveOrder',
    title: { ja: '受注', en: 'Order', zh: '销售订单' },
    icon: 'order',
    guard: ['receiveorder:yes'],
    redirect: orderList.screen.path,
    children: [orderSlip.screen, orderList.screen, backlogList.screen, importScreen, matchingScreen],
  }),
  addedTo(masterMaint, [importStatusScreen]),
]
