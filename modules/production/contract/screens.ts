import { masterMaint, systemSection } from '#modules/system/contract/screens.ts'
import { addedTo, section, type Section } from '#platform/contract/screen.ts'
import { deletePlansScreen } from './delete-plans/delete-plans-calls.ts'
import { planGanttScreen } from './gantt/gantt-calls.ts'
import { planManageList } from './plan/manage-list.ts'
import { planStatusScreen } from './run/run-calls.ts'
import { planLists } from './plan/plan-list.ts'
import { planScenarioScreen } from './scenario/scenario-calls.ts'
import { workOrderList } from './work-order/work-order-list.ts'
import { yearPlanScreen } from './year-plan/year-plan-calls.ts'

export const productionScreens: readonly Section[] = [
  section({
    path: '/production',
    name: 'production',
    title: { ja: '生産計画', en: 'Planning', zh: '生产计划' },
    icon: 'calendar',
    guard: ['production:yes'],
    redirect: planManageList.screen.path,
    children: [
      yearPlanScreen,
      planManageList.screen,
      workOrderList.screen,
      planGanttScreen,
      planScenarioScreen,
      planLists['030'].screen,
      planLists['050'].screen,
      planLists['031'].screen,
      planLists['051'].screen,
    ],
  }),
  addedTo(masterMaint, [planStatusScreen]),
  addedTo(systemSection, [deletePlansScreen]),
]
