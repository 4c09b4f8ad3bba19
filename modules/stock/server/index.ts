/** The face of module stock: what the composition root and the modules to its right may use. */
export { allocate, makeFirm, release } from './allocation/allocate.ts'
export { foresee, type Foreseen } from './allocation/foresee.ts'
export { seeReleased } from './allocation/released-promises.ts'
export type { AllocationRequest } from './allocation/request.ts'
export { suggestLots, type SuggestedLot } from './allocation/suggest-lots.ts'
export { refuseAccountDate } from './closing/account-date.ts'
export { firstOpenDay } from './closing/first-open-day.ts'
export { unposted, type UnpostedSource } from './closing/open-in-month.ts'
export { checkLedger } from './check/check-ledger.ts'
export { itemStock } from './enquiry/item-stock.ts'
export { costsOfDocuments } from './enquiry/costs-of-documents.ts'
export { valuesOfDocument } from './enquiry/values-of-document.ts'
export { issuedBetween } from './enquiry/issued.ts'
export { stockByMonth, type MonthOfStock } from './enquiry/stock-by-month.ts'
export { expectedOf } from './enquiry/projection.ts'
export { countedInventory } from './inventory/read-inventory.ts'
export { postStock, reverseStock } from './ledger/post-stock.ts'
export type { Demand } from './ledger/demand.ts'
export type { Movement, MovementEnd } from './ledger/posting.ts'
export type { Posted } from './ledger/posting-work.ts'
export { standingMovements } from './ledger/standing-movements.ts'
export { followLots } from './lots/follow-lots.ts'
export { holdLots } from './lots/hold-lots.ts'
export { lotKey, type Lot, type LotStep } from './lots/lot-steps.ts'
export { stockModule } from './module.ts'
export { labelsOf } from './print/print-stock.ts'
export { openSupplies } from './peg/open-supplies.ts'
export { changeSupply, peg, unpeg } from './peg/peg.ts'
export {
  demandKinds,
  supplyDemand,
  type DemandKind,
  type PromiseOf,
  type SupplyDemandSource,
} from './supply-demand/sources.ts'
export { demandsAround } from './supply-demand/demand-rows.ts'
export { comingByItem } from './supply-demand/coming.ts'
export { expectedRows } from './supply-demand/expected-rows.ts'
