/** The face of module stock: what the composition root and the modules to its right may use. */
export { allocate, release } from './allocation/allocate.ts'
export type { AllocationRequest } from './allocation/request.ts'
export { checkLedger } from './check/check-ledger.ts'
export { itemStock } from './enquiry/item-stock.ts'
export { expectedOf } from './enquiry/projection.ts'
export { countedInventory } from './inventory/read-inventory.ts'
export type { Demand } from './ledger/demand.ts'
export { stockModule } from './module.ts'
export { unpeg } from './peg/peg.ts'
export {
  demandKinds,
  supplyDemand,
  type DemandKind,
  type PromiseOf,
  type SupplyDemandSource,
} from './supply-demand/sources.ts'
