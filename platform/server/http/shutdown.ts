import type { FastifyInstance } from 'fastify'

export interface Running {
  readonly server: FastifyInstance
  /** What else runs, such as a dispatcher: stopped after the last call, before the database. */
  readonly stop?: () => Promise<void>
  readonly database: { close(): Promise<void> }
  readonly drainMs?: number
}

/**
 * Says "not ready", takes no new connections, lets the calls under way and their effects finish, then closes the
 * database. A call that takes longer than the limit is cut off: its transaction rolls back.
 */
export async function shutDown({ server, stop, database, drainMs = 10_000 }: Running): Promise<void> {
  server.traffic.draining = true
  const closed = server.close()
  // A connection whose last answer has been sent would otherwise stay open for the next request.
  const idle = setInterval(() => server.server.closeIdleConnections(), 50)
  const drained = await within(drainMs, Promise.all([closed, server.traffic.idle()]))
  clearInterval(idle)
  if (!drained) {
    server.log.warn({ drainMs }, 'calls under way were cut off')
    server.server.closeAllConnections()
  }
  const limit = 5_000
  if (stop) await within(limit, stop())
  if (!(await within(limit, database.close()))) server.log.warn('the database did not close in time')
  server.log.info('stopped')
}

/** SIGTERM and SIGINT shut down; a second one exits at once. */
export function shutDownOnSignals(running: Running, exit: (code: number) => void = process.exit): void {
  let stopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return exit(1)
    stopping = true
    running.server.log.info({ signal }, 'stopping')
    shutDown(running).then(
      () => exit(0),
      (error: unknown) => {
        running.server.log.error(error, 'stopping failed')
        exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
