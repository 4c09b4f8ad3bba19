/** The face of module place-order: what the composition root and the modules to its right may use. */
export { placeOrderModule } from './module.ts'
export { placeOrderKept } from './order/place-order-kept.ts'
export { purchaseKept } from './purchase/purchase-kept.ts'
export { outsideWork, type CameBack, type OutsideWork } from './outside/outside-work.ts'
export { trialOutsideWork } from './outside/trial-work.ts'
export {
  directShipment,
  type DirectLine,
  type DirectReport,
  type DirectReturn,
  type DirectShipment,
} from './arrival/direct-shipment.ts'
export { acceptanceKind, arrivalKind } from '../contract/arrival/arrival-number.ts'
export { firmPlans, type FirmPlans } from './proposal/firm-plans.ts'
export { planOfFactory, type PlanOfFactory } from './proposal/plan-of-factory.ts'
export { namedSupply } from './proposal/named-supply.ts'
export { proposeAnew } from './proposal/run-proposals.ts'
export { explained } from './proposal/wanted-proposals.ts'
export { issuePlaceOrder } from './order/step-place-order.ts'
export { orderOutside } from './outside/order-outside.ts'
export { sendOutside } from './outside/send-outside.ts'
