import type pg from 'pg'
import type { Question } from './database.ts'
import { commitStatement } from './postgres-batch.ts'

/** Longer than the next call takes to come under load; short enough that nobody waits for a lock because of it. */
const closeAfterMs = 20

/**
 * Connections whose last transaction has only read and is not closed yet. Nothing can go wrong in it any more, so its
 * COMMIT travels with whatever the connection sends next: a read costs two messages instead of three. What is not used
 * again soon is closed all the same.
 */
export function lazyCommits() {
  const open = new Set<pg.PoolClient>()
  let timer: NodeJS.Timeout | undefined

  const closeAll = () => {
    timer = undefined
    // A connection that is taken from the pool meanwhile queues its statements behind this one. One that breaks is
    // thrown out by the pool, which hears of it too.
    for (const client of open) client.query(commitStatement.text).catch(() => undefined)
    open.clear()
  }

  return {
    /** To be called before the connection goes back to the pool. */
    leaveOpen(client: pg.PoolClient): void {
      open.add(client)
      timer ??= setTimeout(closeAll, closeAfterMs)
    },
    /** What has to be sent before anything else. */
    pending: (client: pg.PoolClient): readonly Question[] => (open.delete(client) ? [commitStatement] : []),
  }
}
