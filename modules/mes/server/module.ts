import { lotCertificates } from '#modules/stock/server/index.ts'
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
import {
  arrangeByPlan as byPlanCall,
  arrangeWork as arrangeCall,
} from '../contract/dispatch-board/arrange-calls.ts'
import { dispatchBoard } from '../contract/dispatch-board/board-calls.ts'
import { machinesNow } from '../contract/line-board/line-board-calls.ts'
import {
  recordIndirect as indirectCall,
  undoIndirect as undoIndirectCall,
  workerNow,
} from '../contract/indirect-calls.ts'
import { losses } from '../contract/losses/losses-calls.ts'
import {
  editMeasure as editMeasureCall,
  measureHistory as measureHistoryCall,
  morningBoard,
  printBoard as printBoardCall,
  stepMeasure as stepMeasureCall,
} from '../contract/morning-board/board-calls.ts'
import { progressOnGantt } from '../contract/progress-gantt/progress-calls.ts'
import {
  affectedByLot,
  affectedCustomersCsv,
  endDrill as endDrillCall,
  recallDrills,
  scrapAffected,
  setLotsHold,
  startDrill as startDrillCall,
} from '../contract/quarantine/quarantine-calls.ts'
import {
  callForHelp as callForHelpCall,
  helpCalled,
  openCalls,
  stepHelp as stepHelpCall,
} from '../contract/help/help-calls.ts'
import {
  closeMissing as closeMissingCall,
  inspectionPoints,
  issuedCertificate,
  issuedCertificates,
  judgeFinished as judgeCall,
  printCertificate as printCertificateCall,
} from '../contract/final-inspection/inspection-calls.ts'
import { mesScreens } from '../contract/screens.ts'
import {
  dismissRefused as dismissCall,
  enterRefused as enterCall,
  keepRefused as keepCall,
} from '../contract/refused-work/refused-calls.ts'
import { identifyWorker, serialNumbers, terminalJobs } from '../contract/terminal-calls.ts'
import {
  settleTerminal as settleCall,
  signTerminal as signTerminalCall,
  silentTerminals,
} from '../contract/silent/silent-calls.ts'
import { chargeNumber, recordCharge as chargeCall } from '../contract/charge/charge-calls.ts'
import { recordWork as recordCall, undoWork as undoCall } from '../contract/work-calls.ts'
import {
  workOrderCost,
  workOrderHours,
  workOrderMeasures,
} from '../contract/work-order-story/work-cost-calls.ts'
import { recordCharge } from './charge/record-charge.ts'
import { enterReport } from './daily-report/enter-report.ts'
import { loadReport, processesOf } from './daily-report/read-report.ts'
import { finishForInspection } from './demo/finished-this-morning.ts'
import { handOver } from './demo/handed-over.ts'
import { sendToPlater } from './demo/sent-outside.ts'
import { workThisMorning } from './demo/this-morning.ts'
import { arrangeByPlan, arrangeWork } from './dispatch-board/arrange-work.ts'
import { readDispatchBoard } from './dispatch-board/read-board.ts'
import { dispatchService } from './dispatch-rows.ts'
import { closeMissing } from './final-inspection/close-missing.ts'
import { pointsToInspect } from './final-inspection/inspection-points.ts'
import { finalInspectionService } from './final-inspection/inspection-rows.ts'
import { certificatesOfLots, printCertificate } from './final-inspection/certificates.ts'
import { readIssued, readIssuedFile } from './final-inspection/issued-certificates.ts'
import { judgeFinished } from './final-inspection/judge-finished.ts'
import { readNow } from './handover/handover-shift.ts'
import { handoverOf, handoversOf } from './handover/read-handovers.ts'
import { signHandover } from './handover/sign-handover.ts'
import { writeHandover } from './handover/write-handover.ts'
import { callForHelp, readOpenCalls, stepHelp } from './help/calls.ts'
import { readWorkerNow, recordIndirect, undoIndirect } from './indirect-work.ts'
import { machinesAt } from './line-board/read-machines.ts'
import { lossesOf } from './losses/read-losses.ts'
import { editMeasure, measureHistory, stepMeasure } from './morning-board/measures.ts'
import { printBoard } from './morning-board/print-board.ts'
import { readBoard } from './morning-board/read-board.ts'
import { measureUses } from './morning-board/measure-uses.ts'
import { readProgress } from './progress-gantt/read-progress.ts'
import { drillsOf, endDrill, startDrill } from './quarantine/drills.ts'
import { findAffected } from './quarantine/find-affected.ts'
import { customersCsv, holdAffected, scrapAll } from './quarantine/hold-affected.ts'
import { outsideOfWorkOrders } from './outside-work.ts'
import { recordWork } from './record-work.ts'
import { refusedWorkService } from './refused-work/refused-rows.ts'
import { dismissRefused, enterRefused, keepRefused } from './refused-work/settle-refused.ts'
import { settleTerminal, signTerminal, silentOnes } from './silent/terminals.ts'
import { proposeNumbers } from './serial-numbers.ts'
import { jobsAt, whoWorks } from './terminal.ts'
import { undoWork } from './undo-work.ts'
import { workExamination } from './work-examination.ts'
import { costOf } from './work-order-story/work-cost.ts'
import { measuresOf } from './work-order-story/work-measures.ts'
import { hoursOf } from './work-order-story/work-times.ts'
import { workStoryService } from './work-order-story/work-story-rows.ts'

export const mesModule: Module = {
  name: 'mes',
  screens: mesScreens,
  facts: [helpCalled],
  lists: [dispatchService, workStoryService, refusedWorkService, finalInspectionService],
  doctor: [workExamination],
  numberKinds: [
    { control: 'slip', prefix: 'J', ...dailyReportNumber },
    { control: 'slip', prefix: 'CH', ...chargeNumber },
  ],
  uses: measureUses,
  registers: [
    on(demosUnderWay, handOver),
    on(demosUnderWay, workThisMorning),
    on(demosUnderWay, finishForInspection),
    on(demosUnderWay, sendToPlater),
    on(lotCertificates, certificatesOfLots),
    outsideOfWorkOrders,
  ],
  routes: [
    ...slipRoutes(dailyReport, { load: loadReport, create: enterReport }),
    route(processesOfOrder, processesOf),
    route(progressOnGantt, readProgress),
    route(machinesNow, machinesAt),
    route(dispatchBoard, readDispatchBoard),
    route(arrangeCall, arrangeWork),
    route(byPlanCall, arrangeByPlan),
    route(workOrderCost, costOf),
    route(workOrderHours, hoursOf),
    route(workOrderMeasures, measuresOf),
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
    route(scrapAffected, scrapAll),
    route(startDrillCall, startDrill),
    route(endDrillCall, endDrill),
    route(recallDrills, drillsOf),
    route(recordCall, recordWork),
    route(chargeCall, recordCharge),
    route(inspectionPoints, pointsToInspect),
    route(judgeCall, judgeFinished),
    ownTransactions(printCertificateCall, printCertificate),
    route(issuedCertificates, readIssued),
    route(issuedCertificate, readIssuedFile),
    route(closeMissingCall, closeMissing),
    route(undoCall, undoWork),
    route(indirectCall, recordIndirect),
    route(undoIndirectCall, undoIndirect),
    route(workerNow, readWorkerNow),
    route(keepCall, keepRefused),
    route(enterCall, enterRefused),
    route(dismissCall, dismissRefused),
    route(terminalJobs, jobsAt),
    route(serialNumbers, proposeNumbers),
    route(signTerminalCall, signTerminal),
    route(callForHelpCall, callForHelp),
    route(openCalls, readOpenCalls),
    route(stepHelpCall, stepHelp),
    route(silentTerminals, silentOnes),
    route(settleCall, settleTerminal),
    ownTransactions(identifyWorker, whoWorks),
  ],
}
