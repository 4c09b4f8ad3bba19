import { route, type Route } from '#platform/server/http/route.ts'
import {
  aboutProposal as aboutCall,
  dismissProposals as dismissCall,
  editProposal as editCall,
  mergeProposals as mergeCall,
  orderProposals as orderCall,
  previewOrders as previewCall,
  splitProposal as splitCall,
} from '../../contract/proposal/proposal-calls.ts'
import { startProposals as startCall } from '../../contract/proposal/run-job.ts'
import { aboutProposal } from './about-proposal.ts'
import { dismissProposals, editProposal, splitProposal } from './change-proposals.ts'
import { mergeProposals } from './merge-proposals.ts'
import { orderProposals, previewOrders } from './order-proposals.ts'
import { startProposals } from './run-proposals.ts'

export const proposalRoutes: readonly Route[] = [
  route(startCall, startProposals),
  route(aboutCall, aboutProposal),
  route(editCall, editProposal),
  route(splitCall, splitProposal),
  route(mergeCall, mergeProposals),
  route(dismissCall, dismissProposals),
  route(previewCall, previewOrders),
  route(orderCall, orderProposals),
]
