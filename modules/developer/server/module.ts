import { ownTransactions, route } from '#platform/server/http/route.ts'
import { fetchOutside } from '#platform/server/outgoing/fetch-outside.ts'
import type { Module } from '#platform/server/module/module.ts'
import { developerScreens } from '../contract/screens.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { slipListService } from '#platform/server/slip/slip-list.ts'
import {
  longTrial,
  printTrial as printTrialCall,
  shipTrial as shipTrialCall,
  stepTrial as stepTrialCall,
} from '../contract/trial-calls.ts'
import { changeWebhook, makeWebhook, switchWebhooks, tryWebhook } from '../contract/webhook/webhook-calls.ts'
import { replayWebhooks } from '../contract/webhook/webhook-log.ts'
import { trialList } from '../contract/trial-list.ts'
import { exportDefinitions, startTableData, tableChoices, tablePicture } from '../contract/table-export.ts'
import { tableDataHandler } from './table-export/table-data-job.ts'
import {
  beginTableData,
  exportTableDefinitions,
  listTables,
  readPicture,
} from './table-export/table-export.ts'
import { makeLong, printTrial, shipTrial, stepTrial, trialKept } from './trial-slip.ts'
import { deliverWebhook, webhookGivenUp } from './webhook/deliver-webhook.ts'
import { webhookListeners, webhookKind } from './webhook/tell-webhooks.ts'
import { changeHook, makeHook, replayHooks, switchHooks, tryHook } from './webhook/webhook-verbs.ts'
import { webhookLogService, webhookService } from './webhook/webhook-rows.ts'

export const developerModule: Module = {
  name: 'developer',
  screens: developerScreens,
  slips: [trialKept],
  jobs: [tableDataHandler],
  lists: [slipListService(trialList, trialKept, {}), webhookService, webhookLogService],
  messages: [
    {
      kind: webhookKind,
      deliver: deliverWebhook(fetchOutside({ thisMachine: false })),
      givenUp: webhookGivenUp,
    },
  ],
  listeners: webhookListeners,
  routes: [
    route(stepTrialCall, async (context, input) => {
      await stepTrial(context, input)
      return readKept(trialKept, context, input)
    }),
    route(shipTrialCall, async (context, input) => {
      await shipTrial(context, input)
      return readKept(trialKept, context, input)
    }),
    ownTransactions(printTrialCall, printTrial),
    route(longTrial, makeLong),
    route(tableChoices, listTables),
    route(exportDefinitions, exportTableDefinitions),
    route(tablePicture, readPicture),
    route(startTableData, beginTableData),
    route(makeWebhook, makeHook),
    route(changeWebhook, changeHook),
    route(switchWebhooks, switchHooks),
    route(tryWebhook, tryHook),
    route(replayWebhooks, replayHooks),
  ],
}
