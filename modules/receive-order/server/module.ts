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
import * as allocationCalls from '../contract/allocation-calls.ts'
import { backlogSums as backlogSumsCall, shippingPage as shippingPageCall } from '../contract/backlog-sums.ts'
import { allocateInBulk as bulkCall, previewAllocation as previewCall } from '../contract/bulk-allocation.ts'
import { ordersChanged } from '../contract/order-facts.ts'
import { orderList } from '../contract/order-list.ts'
import { orderNumber } from '../contract/order-number.ts'
import { receiveOrderScreens } from '../contract/screens.ts'
import { backlogSums } from './backlog/backlog-sums.ts'
import { shippingPage } from './backlog/to-shipping.ts'
import { fillOrders } from './demo/orders.ts'
import { cancelOrder, closeLines } from './end-lines.ts'
import { aboutLine } from './entry/about-line.ts'
import { creditOf } from './entry/credit.ts'
import { headerOf, lineOf } from './entry/entry-calls.ts'
import { backlogService } from './list/backlog-rows.ts'
import { orderKept } from './order-kept.ts'
import { allocateOrder, releaseOrder } from './promises/allocate-order.ts'
import { allocateInBulk, previewAllocation } from './promises/bulk-allocation.ts'
import { changePromises, promisesOfOrder } from './promises/change-promises.ts'
import { lostPromises, seeLost } from './promises/lost-promises.ts'
import { orderDemand } from './promises/order-demand.ts'
import { openOrders } from './promises/open-orders.ts'
import { pegLine, suppliesForLine, unpegLine } from './promises/peg-line.ts'

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
    route(allocationCalls.promisesOfOrder, promisesOfOrder),
    route(allocationCalls.changePromises, changePromises),
    route(allocationCalls.suppliesForLine, suppliesForLine),
    route(allocationCalls.pegLine, pegLine),
    route(allocationCalls.unpegLine, unpegLine),
    route(allocationCalls.lostPromises, lostPromises),
    route(allocationCalls.seeLost, seeLost),
    route(previewCall, previewAllocation),
    route(bulkCall, allocateInBulk),
    route(backlogSumsCall, backlogSums),
    route(shippingPageCall, shippingPage),
  ],
  facts: [ordersChanged],
  numberKinds: [{ control: 'slip', prefix: 'R', ...orderNumber }],
  demo: fillOrders,
  registers: [on(demandKinds, orderDemand), on(supplyDemand, openOrders)],
}
