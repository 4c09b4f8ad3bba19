import pg from 'pg'

/** The server does not answer, or the connection to it broke. What was asked has not been done, unless it was a COMMIT. */
export class DatabaseUnavailable extends Error {
  /** Of PostgreSQL: connection failure. */
  readonly code = '08006'
  constructor(
    cause: unknown,
    /** Nothing can have been written, so it may be asked once more. */
    readonly mayAskAgain: boolean,
  ) {
    super('The database does not answer', { cause })
  }
}

const everyMs = 1_000
/** With the second before it looks, who waits for a server that has frozen is told within five. */
const answersWithinMs = 3_000
export const connectsWithinMs = 4_000

export interface Pulse {
  /** From the first question that found no answer until one does again. */
  readonly silent: () => boolean
  stop(): Promise<void>
}

/**
 * A server that is frozen, or behind a cable that was pulled, breaks no connection: whoever has asked would wait for minutes.
 * So while somebody waits it is asked on a connection of its own whether it is there, and when it is not, `onSilent` lets go of who waits.
 */
export function takePulse(
  connection: pg.ClientConfig,
  { isAwaited, onSilent }: { readonly isAwaited: () => boolean; readonly onSilent: () => void },
): Pulse {
  let client: pg.Client | undefined
  let silent = false
  let underWay: Promise<void> | undefined

  const drop = () => {
    const dropped = client
    client = undefined
    dropped?.connection.stream.destroy()
  }
  const look = async () => {
    try {
      client ??= await connected(connection, drop)
      await client.query('SELECT')
      silent = false
    } catch {
      drop()
      silent = true
      onSilent()
    }
  }
  const timer = setInterval(() => {
    if (isAwaited() || silent) underWay ??= look().finally(() => (underWay = undefined))
  }, everyMs)
  timer.unref()
  return {
    silent: () => silent,
    async stop() {
      clearInterval(timer)
      await underWay
      await client?.end()
    },
  }
}

async function connected(connection: pg.ClientConfig, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'kaname pulse',
    connectionTimeoutMillis: answersWithinMs,
    query_timeout: answersWithinMs,
  })
  client.on('error', onLost)
  await client.connect()
  return client
}
