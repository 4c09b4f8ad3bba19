import { route } from '#platform/server/http/route.ts'
import type { Module } from '#platform/server/module/module.ts'
import { developerScreens } from '../contract/screens.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { issueSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import {
  issueTrial,
  longTrial,
  shipTrial as shipTrialCall,
  stepTrial as stepTrialCall,
} from '../contract/trial-calls.ts'
import { makeLong, shipTrial, stepTrial, trialKept } from './trial-slip.ts'

export const developerModule: Module = {
  name: 'developer',
  screens: developerScreens,
  slips: [trialKept],
  routes: [
    route(stepTrialCall, async (context, input) => {
      await stepTrial(context, input)
      return readKept(trialKept, context, input)
    }),
    route(shipTrialCall, async (context, input) => {
      await shipTrial(context, input)
      return readKept(trialKept, context, input)
    }),
    route(issueTrial, (context, input) =>
      inOneUnit(context, async () => {
        const issued = await issueSlip(trialKept, context, input)
        return () => issued
      }),
    ),
    route(longTrial, makeLong),
  ],
}
