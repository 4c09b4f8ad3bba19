import type { Results } from '@electric-sql/pglite'

/** The one connection of the embedded database, in this thread or in another: one statement after the other. */
export interface EmbeddedConnection extends EmbeddedClient {
  listen(channel: string, onCall: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export interface EmbeddedClient {
  exec(text: string): Promise<unknown>
  query<Row>(text: string, values?: unknown[], options?: StatementOptions): Promise<Results<Row>>
}

export interface StatementOptions {
  readonly rowMode?: 'array' | 'object'
  readonly blob?: Blob
}
