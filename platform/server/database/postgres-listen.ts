import pg from 'pg'
import type { Database } from './database.ts'

const reconnectMs = 5_000

type OnCall = Parameters<Database['listen']>[1]

/**
 * Hears NOTIFY on one connection for all channels, which is there while somebody listens. A call can be missed while it
 * reconnects, so whoever listens also looks regularly by themselves; after a reconnection they are called once.
 */
export function listeningOnPostgres(url: string, onError: (error: Error) => void): Database['listen'] {
  const listeners = new Map<string, Set<OnCall>>()
  let connection: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined

  const connect = (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'kaname listening',
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload }) => {
      for (const onCall of listeners.get(channel) ?? []) onCall(payload ?? '')
    })
    client.on('error', onError)
    const ready = client.connect().then(async () => {
      for (const channel of listeners.keys()) await hear(client, channel)
      return client
    })
    const lost = () => {
      if (connection !== ready) return
      connection = undefined
      if (listeners.size > 0) again()
    }
    client.on('end', lost)
    ready.catch(lost)
    connection = ready
    return ready
  }
  const callEverybody = () => {
    for (const waiting of listeners.values()) for (const onCall of waiting) onCall(undefined)
  }
  const again = () => {
    clearTimeout(retry)
    retry = setTimeout(() => {
      // Somebody who came meanwhile has connected, or everybody has gone.
      if (connection || listeners.size === 0) return
      connect().then(callEverybody, (error: unknown) =>
        onError(error instanceof Error ? error : new Error(String(error))),
      )
    }, reconnectMs)
  }
  const stop = async (channel: string, onCall: OnCall) => {
    const waiting = listeners.get(channel)
    waiting?.delete(onCall)
    if (waiting?.size === 0) listeners.delete(channel)
    if (listeners.size > 0) return
    clearTimeout(retry)
    const last = connection
    connection = undefined
    const client = await last?.catch(() => undefined)
    await client?.end().catch(() => undefined)
  }
  return async (channel, onCall) => {
    listeners.set(channel, (listeners.get(channel) ?? new Set()).add(onCall))
    try {
      await hear(await (connection ?? connect()), channel)
    } catch (error) {
      await stop(channel, onCall)
      throw error
    }
    return () => stop(channel, onCall)
  }
}

const hear = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
