import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { http } from '#platform/contract/error-catalogue.ts'
import { placeOfJob, type Job } from '#platform/contract/job.ts'
import { allows, mayWrite } from '#platform/contract/permission.ts'
import type { Language } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { job } from './tables.ts'
import { tellJobChanged } from './tell-job.ts'

export interface EnqueueOptions {
  readonly notBefore?: Date | undefined
  /** While a job of this name and key waits or runs, it stands for the new one. */
  readonly uniqueKey?: string | undefined
  /** It comes by its schedule. */
  readonly scheduled?: boolean
}

export interface Enqueued {
  readonly job_no: string
  /** False: one with the same unique key was there already. */
  readonly isNew: boolean
}

/** Starts a job with the caller's transaction: what rolls back has started nothing. */
export async function enqueue<Input extends z.ZodType>(
  { tx, session, language }: Pick<Context, 'tx' | 'session' | 'language'>,
  definition: Job<Input>,
  input: z.input<Input>,
  options: EnqueueOptions = {},
): Promise<Enqueued> {
  const { guard, write } = definition
  if (guard === 'schedule' || (guard !== 'session' && !allows(guard, session))) throw http[403].with()
  if (write && !mayWrite(write, session)) throw http[403].with()
  return putIntoQueue(tx, { ...starterOf(session), language }, definition, input, options)
}

/** For whom a job runs: company, factory, person and language, as they were when it was started. */
export interface Starter {
  readonly company_cd: string
  readonly factory_cd: string
  readonly user_cd: string
  readonly username: string
  readonly language: Language
}

const starterOf = ({ company_cd, factory_cd, user_cd, username }: Context['session']) => ({
  company_cd,
  factory_cd,
  user_cd,
  username,
})

/** The way in without a person: for schedules. */
export async function putIntoQueue<Input extends z.ZodType>(
  tx: Tx,
  starter: Starter,
  definition: Job<Input>,
  input: z.input<Input>,
  options: EnqueueOptions = {},
): Promise<Enqueued> {
  definition.input.parse(input)
  const { notBefore, uniqueKey, scheduled = false } = options
  const [made] = await tx
    .insert(job)
    .values({
      ...starter,
      name: definition.name,
      // As it was given: it is read again when the job runs.
      input,
      unique_key: uniqueKey ?? null,
      scheduled,
      alone_key: aloneKey(definition, starter.factory_cd),
      ...(notBefore ? { not_before: notBefore.toISOString() } : {}),
    })
    .onConflictDoNothing()
    .returning({ job_no: job.job_no })
  if (made) {
    const job_no = String(made.job_no)
    await tx.execute(sql`SELECT pg_notify(${jobChannel}, '')`)
    await tellJobChanged(tx, { ...starter, job_no })
    return { job_no, isNew: true }
  }
  const [known] = await tx
    .select({ job_no: job.job_no })
    .from(job)
    .where(
      and(
        eq(job.company_cd, starter.company_cd),
        eq(job.name, definition.name),
        eq(job.unique_key, uniqueKey ?? ''),
        inArray(job.state, ['waiting', 'running']),
      ),
    )
  // It ended between the two statements: then there is room for the new one.
  if (!known) return putIntoQueue(tx, starter, definition, input, options)
  return { job_no: String(known.job_no), isNew: false }
}

/** What comes by itself never runs twice at once in the place that it stands for, whoever has started it. */
const aloneKey = (definition: Job, factory_cd: string): string | null => {
  const place = placeOfJob(definition)
  return place === undefined ? null : place === 'company' ? '' : factory_cd
}

/** Workers listen here, so that a job begins at once instead of at the next look. */
export const jobChannel = 'kaname_job'
