import type { z } from 'zod'
import type { Job } from '#platform/contract/job.ts'
import type { Text, TextParams } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import type { AcrossFactories } from '../database/across-factories.ts'
import type { Tx } from '../database/database.ts'
import { point, type Registered } from '../module/point.ts'
import type { Starter } from './enqueue.ts'

/**
 * What the handler of a job works with. It may be run again from the beginning after a crash, so it must find out what
 * is already done; each `write` is committed only while no other worker has taken the job over.
 *
 * Every `read`, `write`, `verb` and `progress` is a safe point: there the job ends when it has been cancelled.
 */
export interface JobContext extends Starter {
  readonly job_no: string
  /** For the history and the log of what it changes. */
  readonly requestId: string
  /** When this run began, by the database's clock. */
  readonly now: Date
  /** What the modules of this composition have registered at a point. */
  readonly registered: Registered
  /** Short transactions of the starter's company and factory: many of them rather than one long one. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** As `write`, for verbs: they have all that a call gives them, what they say is told, and what they do after the commit is done. */
  verb<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** Shown in the drawer; may be called as often as one likes. `total` null: nobody knows. */
  progress(done: number, total: number | null, note?: Text): Promise<void>
  /**
   * As `progress`, but nobody waits for it: for a long transaction, which sees none of it. A database that has one
   * connection shows it when that transaction has ended.
   */
  meanwhile(done: number, total: number | null, note?: Text): void
  /** A line for the reader, in the reader's language. */
  log(words: Text, params?: TextParams): Promise<void>
  /** Ends the job here when it has been cancelled; for long stretches of calculation between transactions. */
  safePoint(): Promise<void>
  cancelled(): boolean
  /** For what takes a signal: a fetch, a child process, a worker thread. */
  readonly signal: AbortSignal
}

/** A job with what does it. */
export interface Handler {
  readonly job: Job
  readonly run: (context: JobContext, input: unknown) => Promise<unknown>
  /** Why it sees and writes rows of other factories than its starter's; without a reason it cannot. */
  readonly across?: AcrossFactories
}

/** Every job of the composition, with what does it. */
export const jobHandlers = point<Handler>('jobs')

/** Undefined: an older or newer program has started it. */
export const jobNamed = (registered: Registered, name: string): Job | undefined =>
  registered(jobHandlers).find(({ job }) => job.name === name)?.job

export const handle = <Input extends z.ZodType, Result extends z.ZodType>(
  job: Job<Input, Result>,
  run: (context: JobContext, input: z.output<Input>) => Promise<z.input<Result>>,
): Handler => ({ job, run: (context, input) => run(context, input as z.output<Input>) })

/** The same job, across the factories of the company: one that the schedule starts for a company has no factory. */
export const handleAcross = (across: AcrossFactories, handler: Handler): Handler => ({ ...handler, across })
