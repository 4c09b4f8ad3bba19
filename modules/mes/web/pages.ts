import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'
import { keptMachine } from './terminal/kept-machine.ts'

export const mesPages: ModulePages = {
  name: 'mes',
  screens: {
    finalInspection: lazyScreen(
      async () => (await import('./final-inspection/inspection-screen.tsx')).FinalInspectionScreen,
    ),
    handover: lazyScreen(async () => (await import('./handover/handover-screen.tsx')).HandoverScreen),
    lineBoard: lazyScreen(async () => (await import('./line-board/line-board-screen.tsx')).LineBoardScreen),
    losses: lazyScreen(async () => (await import('./losses/losses-screen.tsx')).LossesScreen),
    morningBoard: lazyScreen(
      async () => (await import('./morning-board/morning-board-screen.tsx')).MorningBoardScreen,
    ),
    productionAchievement: lazyScreen(
      async () => (await import('./terminal/terminal-screen.tsx')).TerminalScreen,
    ),
    productionAchievementBulk: lazyScreen(
      async () => (await import('./daily-report/report-screen.tsx')).DailyReportScreen,
    ),
    productionProgressGantt: lazyScreen(
      async () => (await import('./progress-gantt/progress-gantt-screen.tsx')).ProgressGanttScreen,
    ),
    productionSchedule: lazyScreen(async () => (await import('./dispatch-screen.tsx')).DispatchScreen),
    quarantine: lazyScreen(async () => (await import('./quarantine/quarantine-screen.tsx')).QuarantineScreen),
    refusedWork: lazyScreen(
      async () => (await import('./refused-work/refused-screen.tsx')).RefusedWorkScreen,
    ),
    workOrder: lazyScreen(
      async () => (await import('./work-order-story/work-story-screen.tsx')).WorkStoryScreen,
    ),
  },
  standsFor: () => (keptMachine() === '' ? [] : ['productionAchievement']),
  tiles: async () => [(await import('./home/machines-tile.tsx')).machinesTile],
  manual: async () => (await import('./manual/mes.text.ts')).mesManual,
}
