import { BusinessError } from '#platform/contract/errors.ts'
import { jobErrors } from '#platform/contract/job.ts'
import { languages, say, type Text, type TextParams } from '#platform/contract/text.ts'
import { transactionsOf, type Transaction } from '../database/across-factories.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Handler, JobContext } from './handler.ts'
import { extendLease, settle, writeLog, type Claimed, type Outcome, type Progress } from './lease.ts'
import { scheduledJobFailed } from './scheduled-job-failed.ts'
import { runVerb } from './job-verb.ts'
import type { Registered } from '../module/point.ts'
import { jobTexts } from './job-texts.ts'

export interface JobLogger {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface RunOptions {
  readonly database: Database
  readonly registered: Registered
  readonly log: JobLogger
  readonly leaseMs: number
  readonly progressMs: number
  readonly backOffMs: (tries: number) => number
}

type Reason = 'cancelled' | 'stopping' | 'lost'

/** Thrown at a safe point; the reason stands in the run. */
class Interrupted extends Error {}

export interface JobRun {
  /** Ends, and never fails, when the job has been given back. */
  readonly ended: Promise<void>
  /** Looks whether it has been cancelled or taken over, and says that it is still being worked on. */
  beat(): Promise<void>
  /** The worker stops: the job ends at its next safe point, and another worker begins it again. */
  interrupt(): void
  /** The worker cannot wait for a safe point any longer. */
  release(): Promise<void>
}

/** One claimed job from its beginning until it is given back. */
export function runJob(options: RunOptions, claimed: Claimed, handler: Handler): JobRun {
  const { database, log, leaseMs } = options
  const controller = new AbortController()
  const fields = { job: claimed.name, job_no: claimed.job_no, company_cd: claimed.company_cd }
  let reason: Reason | undefined
  const interrupt = (because: Reason) => {
    // Lost beats everything: then nothing may be written any more.
    if (reason === undefined || because === 'lost') reason = because
    controller.abort(new Interrupted(because))
  }
  const beat = async (progress?: Progress) => {
    const standing = await database.company(claimed.company_cd, 'write', (tx) =>
      extendLease(tx, claimed, leaseMs, progress),
    )
    if (!standing) interrupt('lost')
    else if (standing.cancelRequested) interrupt('cancelled')
  }
  const heartbeat = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ ...fields, err: error }, 'heartbeat of a job failed'))
  }, leaseMs / 3)

  const shown = new Shown(options.progressMs, beat)
  const context = contextOf(options, claimed, handler, {
    controller,
    beat,
    interrupt,
    shown,
    reason: () => reason,
  })
  const note = (words: Text, params?: TextParams) =>
    database.company(claimed.company_cd, 'write', (tx) => writeLog(tx, claimed, filled(words, params)))

  const work = async () => {
    if (claimed.takeovers > 0) await note(jobTexts.takenOver)
    if (claimed.takeovers > mostTakeovers)
      return failed(jobErrors.JOB_WORKER_LOST.with({ no: claimed.job_no }))
    try {
      await beat()
      const result = await handler.run(context, handler.job.input.parse(claimed.input))
      return { state: 'done', result: handler.job.result.parse(result), progress: shown.whole } as const
    } catch (error) {
      return outcomeOf(error)
    }
  }
  const outcomeOf = async (error: unknown): Promise<Outcome> => {
    if (reason === 'cancelled') return { state: 'cancelled' }
    if (reason === 'stopping') return { state: 'released' }
    if (error instanceof BusinessError) return failed(error)
    log.error({ ...fields, tries: claimed.tries, err: error }, 'a job failed')
    const told = jobErrors.JOB_FAILED.with({ no: claimed.job_no })
    if (claimed.tries > handler.job.retries) return failed(told)
    const afterMs = options.backOffMs(claimed.tries)
    await note(jobTexts.triedAgain, { seconds: Math.ceil(afterMs / 1000) })
    return { state: 'waiting', afterMs, code: String(told.code), params: told.params }
  }
  /** Nobody waits for what the schedule has begun: whoever wants to know of its failure is told with it. */
  const tell = (outcome: Outcome) => async (tx: Tx) => {
    if (!claimed.scheduled || outcome.state !== 'failed') return
    for (const hear of options.registered(scheduledJobFailed))
      await hear(
        { tx, registered: options.registered, now: claimed.now },
        { ...claimed, job: handler.job, code: outcome.code, params: outcome.params },
      )
  }
  const finish = async (outcome: Outcome) => {
    const isOurs = reason !== 'lost' && (await settle(database, claimed, outcome, tell(outcome)))
    if (isOurs) log.info({ ...fields, state: outcome.state }, 'job')
    else log.warn(fields, 'this job was taken over by another worker')
  }
  const ended = work()
    .then(finish)
    // The lease then ends by itself, and somebody takes the job over.
    .catch((error: unknown) => log.error({ ...fields, err: error }, 'a job could not be given back'))
    .finally(() => clearInterval(heartbeat))

  return {
    ended,
    beat: () => beat(),
    interrupt: () => interrupt('stopping'),
    release: async () => {
      interrupt('lost')
      clearInterval(heartbeat)
      await settle(database, claimed, { state: 'released' })
    },
  }
}

/** A job over which worker after worker dies must not go on for ever. */
const mostTakeovers = 3

const failed = ({ code, params }: BusinessError): Outcome => ({ state: 'failed', code: String(code), params })

interface Inside {
  readonly controller: AbortController
  readonly shown: Shown
  readonly beat: () => Promise<void>
  readonly interrupt: (because: Reason) => void
  readonly reason: () => Reason | undefined
}

function contextOf(
  { database, registered, log, leaseMs }: RunOptions,
  claimed: Claimed,
  { across }: Handler,
  inside: Inside,
): JobContext {
  const {
    token: _token,
    tries: _tries,
    takeovers: _takeovers,
    input: _input,
    scheduled: _by,
    ...starter
  } = claimed
  const { signal } = inside.controller
  const open = transactionsOf(database, claimed, across)
  const transaction: Transaction = async (mode, work) => {
    signal.throwIfAborted()
    return open(mode, work)
  }
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    transaction('write', async (tx) => {
      const result = await work(tx)
      // The fence: when another worker has taken over, what this one did is rolled back.
      const standing = await extendLease(tx, claimed, leaseMs)
      if (!standing) {
        inside.interrupt('lost')
        signal.throwIfAborted()
      }
      if (standing?.cancelRequested) inside.interrupt('cancelled')
      return result
    })
  const known = { ...starter, registered, requestId: `job-${claimed.job_no}` }
  return {
    ...known,
    signal,
    cancelled: () => inside.reason() === 'cancelled',
    read: (work) => transaction('read', work),
    write,
    async verb(work) {
      const effects: (() => Promise<void>)[] = []
      const result = await write((tx) => {
        effects.length = 0
        return runVerb(known, { tx, after: (effect) => void effects.push(effect) }, work)
      })
      for (const effect of effects)
        await effect().catch((error: unknown) => log.error({ err: error }, 'effect after commit'))
      return result
    },
    async progress(done, total, note) {
      await inside.shown.show({ done, total, note })
      signal.throwIfAborted()
    },
    meanwhile(done, total, note) {
      inside.shown.show({ done, total, note }).catch((error: unknown) => {
        log.warn({ err: error, job_no: claimed.job_no }, 'progress of a job could not be shown')
      })
    },
    async safePoint() {
      // Lets timers and messages have their turn, so that a calculation hears of being cancelled.
      await new Promise((resolve) => setImmediate(resolve))
      signal.throwIfAborted()
    },
    log: (words, params) => transaction('write', (tx) => writeLog(tx, claimed, filled(words, params))),
  }
}

/** Progress is written at most so often; the last one is written with the end. */
class Shown {
  last: Progress | undefined
  #writtenAt = 0
  readonly #everyMs: number
  readonly #write: (progress: Progress) => Promise<void>

  constructor(everyMs: number, write: (progress: Progress) => Promise<void>) {
    this.#everyMs = everyMs
    this.#write = write
  }

  /** What is done has come to its end, whoever counted from nought. */
  get whole(): Progress | undefined {
    return this.last && { ...this.last, done: this.last.total ?? this.last.done }
  }

  async show(progress: Progress): Promise<void> {
    this.last = progress
    const now = performance.now()
    if (now - this.#writtenAt < this.#everyMs) return
    this.#writtenAt = now
    await this.#write(progress)
  }
}

function filled(words: Text, params: TextParams = {}): Text {
  const [ja, en, zh] = languages.map((language) => say(words, language, params))
  return { ja: ja ?? '', en: en ?? '', zh: zh ?? '' }
}
