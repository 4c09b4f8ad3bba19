import pg from 'pg'

const reconnectMs = 5_000

/**
 * Hears NOTIFY on a connection of its own. A call can be missed while it reconnects, so whoever listens also looks
 * regularly by themselves; after a reconnection they are called once.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onCall: () => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'kaname listening',
      keepAlive: true,
    })
    next.on('notification', onCall)
    next.on('error', onError)
    next.on('end', () => {
      if (!stopped && client === next) again()
    })
    await next.connect()
    await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    if (stopped) return next.end()
    client = next
  }
  const again = () => {
    retry = setTimeout(() => {
      connect().then(onCall, (error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)))
        if (!stopped) again()
      })
    }, reconnectMs)
  }
  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
