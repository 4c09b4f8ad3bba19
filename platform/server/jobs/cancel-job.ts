import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { jobErrors, jobState } from '#platform/contract/job.ts'
import type { cancelJob } from '#platform/contract/job-calls.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { jobChannel } from './enqueue.ts'
import { jobNamed } from './handler.ts'
import { job } from './tables.ts'
import { tellJobChanged } from './tell-job.ts'
import { isVisible } from './visible-job.ts'

/** One that waits ends at once; one that runs is asked to end at its next safe point. */
export async function cancelOwnJob(
  { tx, session, language, registered }: Context,
  { job_no }: InputOf<typeof cancelJob>,
): Promise<OutputOf<typeof cancelJob>> {
  const isThis = sql`${isVisible(session, true)} AND job_no = ${job_no}`
  const [found] = await rows(
    tx,
    { name: z.string(), state: jobState.schema, user_cd: z.string() },
    sql`SELECT name, state, user_cd FROM ${job} WHERE ${isThis} FOR UPDATE`,
  )
  if (!found) throw http[404].with()
  const told = { company_cd: session.company_cd, user_cd: found.user_cd, job_no }
  switch (found.state) {
    case 'waiting':
      await tx.execute(sql`UPDATE ${job} SET state = 'cancelled', end_dt = now() WHERE ${isThis}`)
      await tellJobChanged(tx, told)
      return { state: 'cancelled' }
    case 'running': {
      const definition = jobNamed(registered, found.name)
      if (definition?.cancellable !== true) {
        const title = definition ? say(definition.title, language) : found.name
        throw jobErrors.JOB_NOT_CANCELLABLE.with({ title })
      }
      await tx.execute(sql`UPDATE ${job} SET cancel_requested = true WHERE ${isThis}`)
      await tx.execute(sql`SELECT pg_notify(${jobChannel}, '')`)
      await tellJobChanged(tx, told)
      return { state: 'running' }
    }
    default:
      throw jobErrors.JOB_FINISHED.with()
  }
}
