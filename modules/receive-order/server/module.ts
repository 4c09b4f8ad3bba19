import { demandKinds, supplyDemand } from '#modules/stock/server/index.ts'
import { route, routeAcross } from '#platform/server/http/route.ts'
import type { Module } from '#platform/server/module/module.ts'
import { on } from '#platform/server/module/point.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import {
  aboutLine as aboutCall,
  allocateOrder as allocateCall,
  cancelOrder as cancelCall,
  closeLines as closeCall,
  creditOfCustomer,
  headerOfCustomer,
  lineOfItem,
  releaseOrder as releaseCall,
} from '../contract/order-calls.ts'
import { ordersChanged } from '../contract/order-facts.ts'
import { orderList } from '../contract/order-list.ts'
import { orderNumber } from '../contract/order-number.ts'
import { receiveOrderScreens } from '../contract/screens.ts'
import { fillOrders } from './demo/orders.ts'
import { cancelOrder, closeLines } from './end-lines.ts'
import { aboutLine } from './entry/about-line.ts'
import { creditOf } from './entry/credit.ts'
import { headerOf, lineOf } from './entry/entry-calls.ts'
import { importHandler } from './import/import-job.ts'
import { importRoutes } from './import/import-routes.ts'
import { backlogService } from './list/backlog-rows.ts'
import { orderKept } from './order-kept.ts'
import { allocateOrder, releaseOrder } from './promises/allocate-order.ts'
import { orderDemand } from './promises/order-demand.ts'
import { openOrders } from './promises/open-orders.ts'

export const receiveOrderModule: Module = {
  name: 'receive-order',
  screens: receiveOrderScreens,
  slips: [orderKept],
  lists: [slipListService(orderList, orderKept, {}), backlogService],
  routes: [
    route(allocateCall, allocateOrder),
    route(releaseCall, releaseOrder),
    route(cancelCall, cancelOrder),
    route(closeCall, closeLines),
    route(headerOfCustomer, headerOf),
    route(lineOfItem, lineOf),
    routeAcross('credit of a customer', route(creditOfCustomer, creditOf)),
    route(aboutCall, aboutLine),
    ...importRoutes,
  ],
  jobs: [importHandler],
  facts: [ordersChanged],
  numberKinds: [{ control: 'slip', prefix: 'R', ...orderNumber }],
  demo: fillOrders,
  registers: [on(demandKinds, orderDemand), on(supplyDemand, openOrders)],
}
