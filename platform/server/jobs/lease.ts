import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { languages, type Text } from '#platform/contract/text.ts'
import { rows, sqlState, type Database, type Tx } from '../database/database.ts'
import type { RowOf } from '../database/stated-columns.ts'
import type { Starter } from './enqueue.ts'
import { isoNow } from './iso-moment.ts'
import { job, jobLog } from './tables.ts'
import { tellJobChanged } from './tell-job.ts'

/** A job in the hands of one worker. Only the holder of its token may write for it. */
export interface Claimed extends Starter {
  readonly job_no: string
  readonly name: string
  readonly input: unknown
  /** It came by its schedule. */
  readonly scheduled: boolean
  readonly token: string
  /** This one included; a takeover is none. */
  readonly tries: number
  readonly takeovers: number
  /** When it was claimed, by the database's clock. */
  readonly now: Date
}

const claimed = {
  company_cd: z.string(),
  factory_cd: z.string(),
  user_cd: z.string(),
  username: z.string(),
  language: z.enum(languages),
  job_no: z.string(),
  name: z.string(),
  input: z.unknown(),
  scheduled: z.boolean(),
  token: z.string(),
  tries: z.int(),
  takeovers: z.int(),
  now: z.string(),
}

const lease = (ms: number): SQL => sql`now() + ${ms} * interval '1 millisecond'`

interface Claimer {
  readonly worker: string
  readonly token: string
  readonly leaseMs: number
  /** A worker of another version leaves what it does not know to those that do. */
  readonly names: readonly string[]
}

/**
 * The next job that is due, or whose worker has died; for all companies, the one with the fewest running jobs first.
 * All times are the database's: the clocks of two machines never agree.
 */
export async function claim(database: Database, claimer: Claimer): Promise<Claimed | undefined> {
  const { worker, token, leaseMs, names } = claimer
  if (names.length === 0) return undefined
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  const taken = database.owner('write', async (tx) => {
    const [found] = await rows(
      tx,
      claimed,
      sql`
      UPDATE ${job} AS j SET state = 'running', lease_token = ${token}, lease_until = ${lease(leaseMs)},
        worker = ${worker}, start_dt = coalesce(start_dt, now()),
        tries = tries + (state = 'waiting')::int, takeover_cnt = takeover_cnt + (state = 'running')::int
      WHERE (company_cd, job_no) IN (
        SELECT company_cd, job_no FROM ${job} AS due
        WHERE state IN ('waiting', 'running') AND name IN (${list})
          AND ((state = 'waiting' AND not_before <= now()) OR (state = 'running' AND lease_until < now()))
          AND (state = 'running' OR alone_key IS NULL OR NOT EXISTS (SELECT FROM ${job} AS other
            WHERE other.company_cd = due.company_cd AND other.name = due.name AND other.alone_key = due.alone_key
              AND other.state = 'running'))
        ORDER BY (SELECT count(*) FROM ${job} AS busy
                  WHERE busy.company_cd = due.company_cd AND busy.state = 'running'), not_before, job_no
        LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING company_cd, factory_cd, user_cd, username, language, job_no::text, name, input, scheduled,
        lease_token AS token, tries, takeover_cnt AS takeovers,
        ${isoNow} AS now`,
    )
    if (found === undefined) return undefined
    const own = { ...found, now: new Date(found.now) }
    await tellJobChanged(tx, own)
    return own
  })
  return taken.catch((error: unknown) => {
    // At the same moment somebody has begun another one that must run alone: this one waits for the next look.
    if (sqlState(error) === '23505') return undefined
    throw error
  })
}

type Held = Pick<Claimed, 'company_cd' | 'user_cd' | 'job_no' | 'token'>

const isHeld = ({ company_cd, job_no, token }: Omit<Held, 'user_cd'>): SQL =>
  sql`company_cd = ${company_cd} AND job_no = ${job_no} AND lease_token = ${token} AND state = 'running'`

export type Standing = RowOf<typeof standingColumns>
const standingColumns = {
  cancelRequested: z.boolean(),
}

/**
 * Says that the holder still holds the job, and for how long from now. Undefined: somebody else has it, or it is over.
 * As the last statement of a transaction it decides whether that transaction may be committed.
 */
export async function extendLease(
  tx: Tx,
  held: Held,
  leaseMs: number,
  progress?: Progress,
): Promise<Standing | undefined> {
  const shown = progress
    ? sql`, done_cnt = ${progress.done}, total_cnt = ${progress.total},
            note = ${progress.note ? JSON.stringify(progress.note) : null}::jsonb`
    : sql``
  const [standing] = await rows(
    tx,
    standingColumns,
    sql`UPDATE ${job} SET lease_until = ${lease(leaseMs)}${shown} WHERE ${isHeld(held)}
        RETURNING cancel_requested AS "cancelRequested"`,
  )
  if (standing && progress) await tellJobChanged(tx, held)
  return standing
}

export interface Progress {
  readonly done: number
  readonly total: number | null
  readonly note: Text | undefined
}

export async function writeLog(tx: Tx, held: Held, words: Text): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${jobLog} (company_cd, job_no, words)
    SELECT company_cd, job_no, ${JSON.stringify(words)}::jsonb FROM ${job} WHERE ${isHeld(held)}`)
}

export type Outcome =
  | { readonly state: 'done'; readonly result: unknown; readonly progress: Progress | undefined }
  | { readonly state: 'failed'; readonly code: string; readonly params: unknown }
  | { readonly state: 'cancelled' }
  /** Tried again after so long. */
  | { readonly state: 'waiting'; readonly afterMs: number; readonly code: string; readonly params: unknown }
  /** The worker stops: another one may begin at once, and it was no failed try. */
  | { readonly state: 'released' }

/** Gives the job back, and does in the same transaction what follows from it. False: it was no longer ours to give. */
export async function settle(
  database: Database,
  held: Held,
  outcome: Outcome,
  follow: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  return database.company(held.company_cd, 'write', async (tx) => {
    const settled = await rows(
      tx,
      { job_no: z.string() },
      sql`UPDATE ${job} SET lease_token = NULL, lease_until = NULL, ${columnsOf(outcome)}
          WHERE ${isHeld(held)} RETURNING job_no::text`,
    )
    await tellJobChanged(tx, held)
    if (settled.length > 0) await follow(tx)
    return settled.length > 0
  })
}

function columnsOf(outcome: Outcome): SQL {
  switch (outcome.state) {
    case 'done': {
      const { result, progress } = outcome
      const shown = progress ? sql`done_cnt = ${progress.done}, total_cnt = ${progress.total},` : sql``
      return sql`state = 'done', end_dt = now(), ${shown} note = NULL, error_cd = NULL, error_params = NULL,
        result = ${JSON.stringify(result ?? null)}::jsonb`
    }
    case 'failed':
      return sql`state = 'failed', end_dt = now(), error_cd = ${outcome.code},
        error_params = ${JSON.stringify(outcome.params)}::jsonb`
    case 'cancelled':
      return sql`state = 'cancelled', end_dt = now()`
    case 'waiting':
      return sql`state = 'waiting', not_before = ${lease(outcome.afterMs)}, error_cd = ${outcome.code},
        error_params = ${JSON.stringify(outcome.params)}::jsonb`
    case 'released':
      return sql`state = 'waiting', tries = tries - 1, not_before = now()`
  }
}
