/** The face of module master: what the composition root and the modules to its right may use. */
export { demoHolidays } from './demo/calendars.ts'
export { inspectedAtEnd as demoInspected } from './demo/items.ts'
export { demoGoods, type DemoGoods } from './demo/places.ts'
export { pricedFor as demoPricedFor, purchases as demoPurchases } from './demo/purchased-items.ts'
export { sold as demoSales } from './demo/trade.ts'
export { generatedItem, generateItems, generateLooseItems, levelsOf } from './generate-items.ts'
export { readClosedDays, type IsClosed } from './calendar/closed-days.ts'
export { readGoods, readLocations, type ItemFacts, type LocationFacts } from './goods.ts'
export { masterModule } from './module.ts'
export { pricesForCustomer, pricesOfSupplier } from './pricing/find-price.ts'
export { readTradeTerms, type SoldItem, type TradeTerms } from './trade/trade-terms.ts'
export { readDeliveryTerms } from './trade/delivery-terms.ts'
export {
  itemsRequiring,
  readCycles,
  readFactoryCalendar,
  readPlannedItems,
  readPlannedOutputs,
  readPlannedParts,
  type PlannedItem,
  type PlannedOutput,
  type PlannedParts,
  type StoredCycle,
} from './planning/read-planning.ts'
export { addFacilityExceptions } from './planning/facility-exceptions.ts'
export { changeLots } from './planning/change-lots.ts'
export { correctLeadTime } from './purchasing/correct-lead-time.ts'
export { readOrderingTerms, type OrderedItem } from './trade/ordering-terms.ts'
export { readPurchaseTerms, type PurchaseTerms } from './trade/purchase-terms.ts'
export { readSalesTerms, type SalesTerms } from './trade/sales-terms.ts'
export { suppliedParts } from './planning/supplied-parts.ts'
export { departureDay } from './trade/departure-day.ts'
export { suppliersOfItem } from './planning/item-suppliers.ts'
export { readWorkRouting, type RoutedStep } from './routing/work-routing.ts'
export {
  readMakingTerms,
  readRoutings,
  routingsByItem,
  termsByItem,
  type MadeOutput,
  type MadePart,
  type MadeStep,
  type MakingTerms,
  type Routings,
} from './routing/making-terms.ts'
export { identifyWorker } from './identify-worker.ts'
export { largestLots } from './planning/largest-lots.ts'
export { readMachineTimes, type MachineTimes } from './planning/machine-times.ts'
export { readShop, type ShopOfFactory } from './planning/read-shop.ts'
