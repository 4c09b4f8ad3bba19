import { route } from '#platform/server/http/route.ts'
import type { Module } from '#platform/server/module/module.ts'
import { startProposals as startCall } from '../contract/proposal/run-job.ts'
import { placeOrderScreens } from '../contract/screens.ts'
import { proposalService } from './proposal/proposal-rows.ts'
import { runHandler, startProposals } from './proposal/run-proposals.ts'

export const placeOrderModule: Module = {
  name: 'place-order',
  screens: placeOrderScreens,
  lists: [proposalService],
  routes: [route(startCall, startProposals)],
  jobs: [runHandler],
}
