/** The face of module production: what the composition root and the modules to its right may use. */
export { productionModule } from './module.ts'
export { addPlan } from './plan/change-plans.ts'
export { confirmPlans } from './plan/confirm-plans.ts'
export { lanesOf, minuteOfDay, openTimes } from './gantt/lanes-of-gantt.ts'
export { arrangeQueue, holdQueue, releaseQueue } from './progress/arrange-work.ts'
export { recordInspection } from './progress/record-inspection.ts'
export { recordProgress } from './progress/record-progress.ts'
export { workOrderDocument } from './work-order/work-order-document.ts'
export {
  holdOrders,
  holdWork,
  ordersWithWaiting,
  processOf,
  readOrders,
  type OrderInWork,
  type WorkInProgress,
} from './progress/read-work.ts'
