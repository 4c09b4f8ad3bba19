import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database } from './database.ts'

/**
 * A streaming replica, for lists and files that may be a moment old. It is read while it answers, is at most `oldestMs`
 * behind, and has what its reader has written; otherwise, and when it refuses, the primary answers. Nothing of this
 * hangs on a connection or a process: where the reader's last write stands in the log, the browser carries.
 */
export interface FollowingCopy {
  /** Where the primary's log stands now: what has been committed lies before it. */
  written(): Promise<string>
  /** Where the reader's last write stands is `seen`. What fails at the copy is read once more from the primary. */
  reading<T>(seen: string | undefined, read: (from: Database) => Promise<T>): Promise<T>
  /** How many calls the copy has answered, and how many came to the primary instead. */
  readonly use: () => { readonly copy: number; readonly primary: number }
  close(): Promise<void>
}

const everyMs = 500
/** A second, and the time between two looks. */
const oldestMs = 1_500

interface Position {
  readonly at: number
  readonly lsn: bigint
}

export function followCopy(primary: Database, copy: Database): FollowingCopy {
  let known: readonly Position[] = []
  let reached = 0n
  /** Until when the copy is as young as it must be. */
  let freshUntil = 0
  let looking: Promise<void> | undefined
  const used = { copy: 0, primary: 0 }

  const look = async () => {
    const at = performance.now()
    known = [
      ...known.slice(-20),
      { at, lsn: placeOf(await placeIn(primary, sql`pg_current_wal_insert_lsn()`)) },
    ]
    reached = placeOf(await placeIn(copy, sql`pg_last_wal_replay_lsn()`))
    const youngest = known.findLast(({ lsn }) => lsn <= reached)
    if (youngest) freshUntil = youngest.at + oldestMs
  }
  const lookNow = () => {
    looking ??= look()
      // Nothing is known any more: it is not read until it has been seen again.
      .catch(() => void (freshUntil = 0))
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(lookNow, everyMs)
  timer.unref()
  lookNow()

  const mayRead = (seen: string | undefined): boolean =>
    performance.now() < freshUntil && (seen === undefined || placeOf(seen) <= reached)

  return {
    written: () => placeIn(primary, sql`pg_current_wal_insert_lsn()`),
    async reading(seen, read) {
      if (mayRead(seen))
        try {
          const answer = await read(copy)
          used.copy += 1
          return answer
        } catch {
          // What is refused there for whatever reason is decided by the primary: a session may be younger than the copy.
        }
      used.primary += 1
      return read(primary)
    },
    use: () => ({ ...used }),
    async close() {
      clearInterval(timer)
      await looking
      await copy.close()
    },
  }
}

async function placeIn(database: Database, place: ReturnType<typeof sql>): Promise<string> {
  const [found] = await database.owner('read', (tx) =>
    rows(tx, { place: z.string().nullable() }, sql`SELECT ${place}::text AS place`),
  )
  if (!found?.place) throw new Error('Not a replica: DATABASE_READ_URL must lead to a hot standby')
  return found.place
}

/** `16/B374D848`; what is no place of a log has been reached by nobody. */
export function placeOf(lsn: string): bigint {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(lsn) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : 2n ** 64n
}
