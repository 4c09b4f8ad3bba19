import { masterMaint } from '#modules/system/contract/screens.ts'
import { addedTo, section, type Section } from '#platform/contract/screen.ts'
import { deliveryDateList } from './answers/delivery-date-list.ts'
import { backlogList } from './backlog-list.ts'
import { backlogSumsScreen } from './backlog-sums.ts'
import { bulkAllocationScreen } from './bulk-allocation.ts'
import { annualPlanScreen } from './forecast/annual-plan.ts'
import { forecastImportScreen, forecastMatchingScreen } from './forecast/forecast-import.ts'
import { forecastOrderScreen } from './forecast/forecast-order.ts'
import { monthlyPlanScreen } from './forecast/monthly-plan.ts'
import { importScreen } from './import/import-calls.ts'
import { importStatusScreen } from './import/import-status.ts'
import { matchingScreen } from './import/matching-calls.ts'
import { orderList } from './order-list.ts'
import { orderSlip } from './order-slip.ts'
import { orderPage } from './page/order-page.ts'
import { requestList } from './requests/request-list.ts'

/** 販売: module sales adds its own screens to it. */
export const salesSection = section({
  path: '/sales',
  name: 'sales',
  title: { ja: '販売', en: 'Sales', zh: '销售' },
  icon: 'yen',
  guard: ['receiveorder:yes'],
  redirect: deliveryDateList.screen.path,
  children: [deliveryDateList.screen, monthlyPlanScreen, annualPlanScreen],
})

export const receiveOrderScreens: readonly Section[] = [
  section({
    path: '/receiveOrder',
    name: 'receiveOrder',
    title: { ja: '受注', en: 'Order', zh: '销售订单' },
    icon: 'order',
    guard: ['receiveorder:yes'],
    redirect: orderList.screen.path,
    children: [
      orderSlip.screen,
      orderList.screen,
      backlogList.screen,
      backlogSumsScreen,
      importScreen,
      matchingScreen,
      bulkAllocationScreen,
      requestList.screen,
      forecastOrderScreen,
      forecastImportScreen,
      forecastMatchingScreen,
      orderPage,
    ],
  }),
  salesSection,
  addedTo(masterMaint, [importStatusScreen]),
]
