import type { Demo } from '#platform/server/module/demo.ts'
import { runProposalsJob } from '../../contract/proposal/run-job.ts'
import { runProposals } from '../proposal/run-proposals.ts'
import { fillArrivals } from './arrivals.ts'
import { fillDiesAndTalks } from './dies-and-talks.ts'
import { fillPlaceOrders } from './place-orders.ts'

/** What the buyer finds in the morning: orders of the last weeks and what has come of them, dies and price talks, and what the night's run proposes. */
export const fillPurchasing: Demo = async (context, today, wording) => {
  await fillPlaceOrders(context, today, wording)
  await fillArrivals(context, today, wording)
  await fillDiesAndTalks(context, today, wording)
  await runProposals({ ...context }, runProposalsJob.input.parse({}))
}
