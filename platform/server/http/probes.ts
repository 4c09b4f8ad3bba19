import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { DiskRoom } from '../disk-room.ts'

const answersWithinMs = 2_000

/** `/healthz`: the process is alive. `/readyz`: it can serve now; a load balancer leaves out whoever cannot. */
export function addProbes(server: FastifyInstance, database: Database, shortage: DiskRoom): void {
  server.get('/healthz', () => ({ status: 'alive' }))

  const ready = shared(() => databaseAnswers(database))
  server.get('/readyz', async (_request, reply) => {
    if (server.traffic.draining) return reply.status(503).send({ status: 'stopping' })
    if (!(await ready())) return reply.status(503).send({ status: 'database does not answer' })
    const short = shortage()
    // Whoever can read is served: with another server in its place there would be no more room.
    return short ? { status: 'ready to read only: the disk is nearly full', ...short } : { status: 'ready' }
  })
}

async function databaseAnswers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, answersWithinMs, false)
  })
  const asked = database
    .owner('read', (tx) => tx.execute(sql`SELECT 1`))
    .then(
      () => true,
      () => false,
    )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Probes that arrive while one is under way share its answer, so that a slow database is not asked ever more. */
function shared(ask: () => Promise<boolean>): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= ask().finally(() => (underWay = undefined))
    return underWay
  }
}
