import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { enqueue, putIntoQueue } from '#platform/server/jobs/enqueue.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import { takingTurns } from '#platform/server/turns.ts'
import { proposalsChanged } from '../../contract/proposal/proposal-facts.ts'
import { runProposalsJob, type startProposals as startCall } from '../../contract/proposal/run-job.ts'
import { planOfFactory } from './plan-of-factory.ts'
import { wantedProposals, type WantedProposal } from './wanted-proposals.ts'
import { writeAdvice } from './write-advice.ts'
import { writeProposals } from './write-proposals.ts'

/**
 * The proposals of the factory, written by their difference. All order methods are planned together, because what is made
 * of a part tells how much of it is required; until there is a production plan, the requirements of method 0 come from here.
 */
export async function runProposals(
  context: Context,
  { ahead_days }: z.output<(typeof runProposalsJob)['input']>,
): Promise<z.output<(typeof runProposalsJob)['result']>> {
  await holdRun(context)
  const { state, snapshot } = await planOfFactory(context)
  const turn = takingTurns()
  const wanted: WantedProposal[] = []
  for (const one of wantedProposals(state, snapshot, ahead_days)) {
    await turn()
    wanted.push(one)
  }
  const difference = await writeProposals(context, wanted)
  const messages = await writeAdvice(context, state, snapshot)
  say(context, proposalsChanged, {})
  return { ...difference, messages }
}

/** One run of a factory after the other: the second sees what the first has written. */
const holdRun = ({ tx, session: { company_cd, factory_cd } }: Context) =>
  rows(
    tx,
    { held: z.string() },
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`order proposals ${company_cd} ${factory_cd}`}, 0))::text AS held`,
  )

export const runHandler = handle(runProposalsJob, (context, input) =>
  context.verb((own) => runProposals(own, input)),
)

export async function startProposals(
  context: Context,
  input: InputOf<typeof startCall>,
): Promise<OutputOf<typeof startCall>> {
  const { job_no } = await enqueue(context, runProposalsJob, input, {
    uniqueKey: context.session.factory_cd,
  })
  return { job_no }
}

/** 発注提案 and 変更勧告 anew, for whoever has changed what they follow from: nothing is ordered by it, so it is no right of its own. */
export async function proposeAnew({ tx, session, language }: Context): Promise<void> {
  const { company_cd, factory_cd, user_cd, username } = session
  const starter = { company_cd, factory_cd, user_cd, username, language }
  await putIntoQueue(tx, starter, runProposalsJob, {}, { uniqueKey: factory_cd })
}
