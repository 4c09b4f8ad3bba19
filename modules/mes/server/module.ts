import { ownTransactions, route } from '#platform/server/http/route.ts'
import type { Module } from '#platform/server/module/module.ts'
import { mesScreens } from '../contract/screens.ts'
import { identifyWorker, terminalJobs } from '../contract/terminal-calls.ts'
import { recordWork as recordCall, undoWork as undoCall } from '../contract/work-calls.ts'
import { dispatchService } from './dispatch-rows.ts'
import { recordWork } from './record-work.ts'
import { jobsAt, whoWorks } from './terminal.ts'
import { undoWork } from './undo-work.ts'
import { workStoryService } from './work-order-story/work-story-rows.ts'

export const mesModule: Module = {
  name: 'mes',
  screens: mesScreens,
  lists: [dispatchService, workStoryService],
  routes: [
    route(recordCall, recordWork),
    route(undoCall, undoWork),
    route(terminalJobs, jobsAt),
    ownTransactions(identifyWorker, whoWorks),
  ],
}
