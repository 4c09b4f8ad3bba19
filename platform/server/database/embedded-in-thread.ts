import type { Results } from '@electric-sql/pglite'
import { startThread } from '../thread.ts'
import type { EmbeddedConnection, StatementOptions } from './embedded-connection.ts'
import { DatabaseUnavailable } from './pulse.ts'

export type Ask =
  | { readonly do: 'open'; readonly directory: string }
  | { readonly do: 'exec'; readonly text: string }
  | {
      readonly do: 'query'
      readonly text: string
      readonly values: unknown[]
      readonly options: StatementOptions
    }
  | { readonly do: 'listen' | 'unlisten'; readonly channel: string }
  | { readonly do: 'close' }

export interface Failed {
  readonly message: string
  readonly stack?: string | undefined
  readonly code?: string | undefined
  readonly detail?: string | undefined
  readonly constraint?: string | undefined
}

export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: Failed }
  | { readonly heard: string; readonly payload: string }

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

const program = {
  bundle: 'embedded-thread',
  source: 'platform/server/database/embedded-thread.ts',
}

/** The connection to the embedded database in a directory, which runs in a thread of its own. */
export async function openInThread(directory: string): Promise<EmbeddedConnection> {
  const thread = startThread<{ readonly id: number; readonly ask: Ask }, Answer>(program)
  const waiting = new Map<number, Waiting>()
  const heard = new Map<string, (payload: string) => void>()
  let ended: Error | undefined
  let last = 0

  thread.listen(
    (answer) => {
      if ('heard' in answer) return heard.get(answer.heard)?.(answer.payload)
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('failed' in answer) asked?.reject(new StatementError(answer.failed))
      else asked?.resolve(answer.result)
    },
    (error) => {
      ended ??= new DatabaseUnavailable(error, false)
      for (const { reject } of waiting.values()) reject(ended)
      waiting.clear()
    },
  )
  const asked = (ask: Ask): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      const id = ++last
      waiting.set(id, { resolve, reject })
      thread.post({ id, ask })
    })

  const connection: EmbeddedConnection = {
    exec: (text) => asked({ do: 'exec', text }),
    query: async <Row>(text: string, values: unknown[] = [], options: StatementOptions = {}) =>
      (await asked({ do: 'query', text, values: values.map(alone), options })) as Results<Row>,
    listen: async (channel, onCall) => {
      heard.set(channel, onCall)
      await asked({ do: 'listen', channel })
      return async () => {
        heard.delete(channel)
        await asked({ do: 'unlisten', channel })
      }
    },
    close: async () => {
      if (!ended) await asked({ do: 'close' })
      await thread.close()
    },
  }
  try {
    await asked({ do: 'open', directory })
    return connection
  } catch (error) {
    await thread.close()
    throw error
  }
}

/** A part of a large file would travel with the whole file that it is a part of. */
const alone = (value: unknown): unknown =>
  value instanceof Uint8Array && value.byteLength < value.buffer.byteLength ? new Uint8Array(value) : value

/** With what PostgreSQL says beside the message, where those look for it who turn it into words. */
class StatementError extends Error {
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined
  constructor({ message, stack, code, detail, constraint }: Failed) {
    super(message)
    if (stack) this.stack = stack
    this.code = code
    this.detail = detail
    this.constraint = constraint
  }
}
