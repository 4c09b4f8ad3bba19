import { section, type Section } from '#platform/contract/screen.ts'
import { dailyReport } from './daily-report/daily-report.ts'
import { dispatchList } from './dispatch-list.ts'
import { finalInspectionList } from './final-inspection/inspection-list.ts'
import { handoverScreen } from './handover/handover-calls.ts'
import { lineBoardScreen } from './line-board/line-board-calls.ts'
import { lossesScreen } from './losses/losses-calls.ts'
import { morningBoardScreen } from './morning-board/board-calls.ts'
import { progressGanttScreen } from './progress-gantt/progress-calls.ts'
import { quarantineScreen } from './quarantine/quarantine-calls.ts'
import { refusedWorkList } from './refused-work/refused-list.ts'
import { terminalScreen } from './terminal-calls.ts'
import { workStoryList } from './work-order-story/work-story-list.ts'

export const mesScreens: readonly Section[] = [
  section({
    path: '/mes',
    name: 'mes',
    title: { ja: '製造実行', en: 'Shop floor', zh: '制造执行' },
    icon: 'monitor',
    guard: ['mes:yes'],
    redirect: dispatchList.screen.path,
    children: [
      progressGanttScreen,
      dispatchList.screen,
      terminalScreen,
      dailyReport.screen,
      finalInspectionList.screen,
      workStoryList.screen,
      refusedWorkList.screen,
      lineBoardScreen,
      morningBoardScreen,
      handoverScreen,
      lossesScreen,
      quarantineScreen,
    ],
  }),
]
