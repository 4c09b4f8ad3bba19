import { demosUnderWay } from '#platform/server/module/demo.ts'
import { on } from '#platform/server/module/point.ts'
import { ownTransactions, route } from '#platform/server/http/route.ts'
import type { Module } from '#platform/server/module/module.ts'
import { slipRoutes } from '#platform/server/slip/serve-slip.ts'
import { dailyReport, dailyReportNumber } from '../contract/daily-report/daily-report.ts'
import { processesOfOrder } from '../contract/daily-report/report-calls.ts'
import {
  handoverList,
  handoverNow,
  oneHandover,
  signHandover as signCall,
  writeHandover as writeCall,
} from '../contract/handover/handover-calls.ts'
import { machinesNow } from '../contract/line-board/line-board-calls.ts'
import { recordIndirect as indirectCall, workerNow } from '../contract/indirect-calls.ts'
import { losses } from '../contract/losses/losses-calls.ts'
import {
  editMeasure as editMeasureCall,
  measureHistory as measureHistoryCall,
  morningBoard,
  printBoard as printBoardCall,
  stepMeasure as stepMeasureCall,
} from '../contract/morning-board/board-calls.ts'
import { progressOnGantt } from '../contract/progress-gantt/progress-calls.ts'
import { affectedByLot, affectedCustomersCsv, setLotsHold } from '../contract/quarantine/quarantine-calls.ts'
import { mesScreens } from '../contract/screens.ts'
import {
  dismissRefused as dismissCall,
  enterRefused as enterCall,
  keepRefused as keepCall,
} from '../contract/refused-work/refused-calls.ts'
import { identifyWorker, terminalJobs } from '../contract/terminal-calls.ts'
import { recordWork as recordCall, undoWork as undoCall } from '../contract/work-calls.ts'
import { workOrderCost, workOrderHours } from '../contract/work-order-story/work-cost-calls.ts'
import { enterReport } from './daily-report/enter-report.ts'
import { loadReport, processesOf } from './daily-report/read-report.ts'
import { workThisMorning } from './demo/this-morning.ts'
import { dispatchService } from './dispatch-rows.ts'
import { readNow } from './handover/handover-shift.ts'
import { handoverOf, handoversOf } from './handover/read-handovers.ts'
import { signHandover } from './handover/sign-handover.ts'
import { writeHandover } from './handover/write-handover.ts'
import { readWorkerNow, recordIndirect } from './indirect-work.ts'
import { machinesAt } from './line-board/read-machines.ts'
import { lossesOf } from './losses/read-losses.ts'
import { editMeasure, measureHistory, stepMeasure } from './morning-board/measures.ts'
import { printBoard } from './morning-board/print-board.ts'
import { readBoard } from './morning-board/read-board.ts'
import { measureUses } from './morning-board/measure-uses.ts'
import { readProgress } from './progress-gantt/read-progress.ts'
import { findAffected } from './quarantine/find-affected.ts'
import { customersCsv, holdAffected } from './quarantine/hold-affected.ts'
import { outsideOfWorkOrders } from './outside-work.ts'
import { recordWork } from './record-work.ts'
import { refusedWorkService } from './refused-work/refused-rows.ts'
import { dismissRefused, enterRefused, keepRefused } from './refused-work/settle-refused.ts'
import { jobsAt, whoWorks } from './terminal.ts'
import { undoWork } from './undo-work.ts'
import { workExamination } from './work-examination.ts'
import { costOf } from './work-order-story/work-cost.ts'
import { hoursOf } from './work-order-story/work-times.ts'
import { workStoryService } from './work-order-story/work-story-rows.ts'

export const mesModule: Module = {
  name: 'mes',
  screens: mesScreens,
  lists: [dispatchService, workStoryService, refusedWorkService],
  doctor: [workExamination],
  numberKinds: [{ control: 'slip', prefix: 'J', ...dailyReportNumber }],
  uses: measureUses,
  registers: [on(demosUnderWay, workThisMorning), outsideOfWorkOrders],
  routes: [
    ...slipRoutes(dailyReport, { load: loadReport, create: enterReport }),
    route(processesOfOrder, processesOf),
    route(progressOnGantt, readProgress),
    route(machinesNow, machinesAt),
    route(workOrderCost, costOf),
    route(workOrderHours, hoursOf),
    route(losses, lossesOf),
    route(morningBoard, readBoard),
    ownTransactions(printBoardCall, printBoard),
    route(editMeasureCall, editMeasure),
    route(stepMeasureCall, stepMeasure),
    route(measureHistoryCall, measureHistory),
    route(handoverNow, readNow),
    route(handoverList, handoversOf),
    route(oneHandover, handoverOf),
    route(writeCall, writeHandover),
    ownTransactions(signCall, signHandover),
    route(affectedByLot, findAffected),
    route(affectedCustomersCsv, customersCsv),
    route(setLotsHold, holdAffected),
    route(recordCall, recordWork),
    route(undoCall, undoWork),
    route(indirectCall, recordIndirect),
    route(workerNow, readWorkerNow),
    route(keepCall, keepRefused),
    route(enterCall, enterRefused),
    route(dismissCall, dismissRefused),
    route(terminalJobs, jobsAt),
    ownTransactions(identifyWorker, whoWorks),
  ],
}
