import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import { insideRoutes } from '#platform/server/master/inside-routes.ts'
import { partsOfItem, stepsOfItem } from '../contract/item-lines.ts'
import { orderDates } from '../contract/order-cycle.ts'
import { listOrderDates } from './order-dates.ts'
import { calendarYear, editCalendarYear } from '../contract/calendar-year.ts'
import { editYear, readYear } from './calendar/calendar-year.ts'
import { copyRouting, reorderSteps, routing } from '../contract/routing.ts'
import { copyFrom } from './routing/copy-routing.ts'
import { readRouting } from './routing/read-routing.ts'
import { reorderRouting } from './routing/reorder-steps.ts'
import { customerPrice, supplierPrice } from '../contract/pricing.ts'
import { priceForCustomer, priceOfSupplier } from './pricing/find-price.ts'
import { revisionRoutes } from './pricing/revise-prices.ts'
import { rollUpRoutes } from './roll-up/roll-up-calls.ts'
import { removeWorkerPin, setWorkerPin, workerPin } from '../contract/worker-pin.ts'
import { pinOf, removePin, setPin } from './worker-pin.ts'
import { structureRoutes } from './structure/structure-routes.ts'

/** The calls beside those of the masters. */
export const routes: readonly Route[] = [
  route(orderDates, listOrderDates),
  ...structureRoutes,
  ...rollUpRoutes,
  route(routing, readRouting),
  route(reorderSteps, reorderRouting),
  route(copyRouting, copyFrom),
  route(calendarYear, readYear),
  route(editCalendarYear, editYear),
  route(customerPrice, priceForCustomer),
  route(supplierPrice, priceOfSupplier),
  ...revisionRoutes,
  ...insideRoutes(partsOfItem),
  ...insideRoutes(stepsOfItem),
  route(workerPin, pinOf),
  ownTransactions(setWorkerPin, setPin),
  route(removeWorkerPin, removePin),
]
