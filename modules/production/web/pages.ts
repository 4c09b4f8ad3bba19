import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

const planLists = () => import('./plan/plan-list-screens.tsx')

export const productionPages: ModulePages = {
  name: 'production',
  screens: {
    productionPlanStockYear: lazyScreen(
      async () => (await import('./year-plan/year-plan-screen.tsx')).YearPlanScreen,
    ),
    productionPlanManage: lazyScreen(
      async () => (await import('./plan/plan-manage-screen.tsx')).PlanManageScreen,
    ),
    productionWorkOrder: lazyScreen(
      async () => (await import('./work-order/work-order-list-screen.tsx')).WorkOrderListScreen,
    ),
    productionPlan: lazyScreen(async () => (await import('./gantt/plan-gantt-screen.tsx')).PlanGanttScreen),
    productionPlanScenario: lazyScreen(
      async () => (await import('./scenario/plan-scenario-screen.tsx')).PlanScenarioScreen,
    ),
    productionPlanStatus: lazyScreen(
      async () => (await import('./run/plan-status-screen.tsx')).PlanStatusScreen,
    ),
    dbDataDeleteByCreateDateTime: lazyScreen(
      async () => (await import('./delete-plans/delete-plans-screen.tsx')).DeletePlansScreen,
    ),
    productionPlanStock: lazyScreen(async () => (await planLists()).StockPlanScreen),
    productPlanReceiveOrder: lazyScreen(async () => (await planLists()).OrderPlanScreen),
    productionPlanBomStock: lazyScreen(async () => (await planLists()).StockPartPlanScreen),
    productionPlanBomOrder: lazyScreen(async () => (await planLists()).OrderPartPlanScreen),
  },
  tiles: async () => (await import('./home/production-tiles.tsx')).productionTiles,
  manual: async () => ({
    ...(await import('./manual/production.text.ts')).productionManual,
    ...(await import('./manual/work-order.text.ts')).workOrderManual,
    ...(await import('./manual/gantt.text.ts')).ganttManual,
    ...(await import('./manual/year-plan.text.ts')).yearPlanManual,
    ...(await import('./manual/scenario.text.ts')).scenarioManual,
  }),
}
