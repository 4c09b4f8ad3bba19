import { firmPlans } from '#modules/place-order/server/index.ts'
import { orderDocuments, orderGuards, planTrial, promise } from '#modules/receive-order/server/index.ts'
import { demandKinds, supplyDemand } from '#modules/stock/server/index.ts'
import type { Module } from '#platform/server/module/module.ts'
import { demosUnderWay } from '#platform/server/module/demo.ts'
import { on } from '#platform/server/module/point.ts'
import { plansChanged, scenariosChanged, workOrdersChanged } from '../contract/production-facts.ts'
import { planScenarioScreen } from '../contract/scenario/scenario-calls.ts'
import { planAged } from '../contract/stale/stale-calls.ts'
import { workOrderNumber } from '../contract/work-order/work-order-number.ts'
import { productionScreens } from '../contract/screens.ts'
import { planManageService, planServices } from './plan/plan-rows.ts'
import { planRoutes } from './plan/routes.ts'
import { wantChanges } from './demo/changes-wanted.ts'
import { planLastEvening } from './demo/last-evening.ts'
import { readFirmPlans } from './run/firm-plans.ts'
import { runRoutes } from './run/routes.ts'
import { confirmHandler } from './run/run-confirm.ts'
import { planHandler } from './run/run-plan.ts'
import { workOrderRoutes } from './work-order/routes.ts'
import { deletePlansRoutes } from './delete-plans/routes.ts'
import { scenarioRoutes } from './scenario/routes.ts'
import { scenarioHandler } from './scenario/try-scenarios.ts'
import { yearPlanRoutes } from './year-plan/routes.ts'
import { heldByYearPlan } from './year-plan/year-hold.ts'
import { promiseDays } from './promise/promise-days.ts'
import { hearChanges } from './stale/hear-changes.ts'
import { guardWork } from './work-order/guard-orders.ts'
import { workOfOrder } from './work-order/order-documents.ts'
import { openWorkOrders, partsOfWorkOrders } from './work-order/open-work-orders.ts'
import { workOrderExamination } from './work-order/work-order-examination.ts'
import { workOrderService } from './work-order/work-order-rows.ts'
import { workOrderDemand } from './work-order/work-order-demand.ts'

export const productionModule: Module = {
  name: 'production',
  screens: productionScreens,
  lists: [...planServices, planManageService, workOrderService],
  routes: [
    ...planRoutes,
    ...workOrderRoutes,
    ...runRoutes,
    ...yearPlanRoutes,
    ...deletePlansRoutes,
    ...scenarioRoutes,
  ],
  jobs: [planHandler, confirmHandler, scenarioHandler],
  facts: [plansChanged, workOrdersChanged, planAged, scenariosChanged],
  listeners: hearChanges,
  numberKinds: [{ control: 'slip', prefix: 'W', ...workOrderNumber }],
  doctor: [workOrderExamination],
  registers: [
    on(demosUnderWay, planLastEvening),
    on(demosUnderWay, wantChanges),
    on(firmPlans, readFirmPlans),
    on(firmPlans, heldByYearPlan),
    on(promise, promiseDays),
    on(planTrial, { screen: planScenarioScreen, parameter: 'import_no' }),
    on(orderDocuments, workOfOrder),
    on(orderGuards, guardWork),
    on(supplyDemand, openWorkOrders),
    on(supplyDemand, partsOfWorkOrders),
    on(demandKinds, workOrderDemand),
  ],
}
