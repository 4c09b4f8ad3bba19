import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { begin, opening, withRetry, type Database, type Mode, type Tx } from './database.ts'
import { bulkBegin, postgresBulk } from './postgres-bulk.ts'
import { statementNames } from './statement-names.ts'

export interface PostgresOptions {
  readonly url: string
  readonly pool: number
  readonly statementTimeoutMs: number
  readonly onError: (error: Error) => void
}

/** A PostgreSQL server (15 or newer). */
export function openPostgres(options: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    application_name: 'kaname',
    options: `-c TimeZone=UTC -c statement_timeout=${options.statementTimeoutMs} -c lock_timeout=30000`,
  })
  pool.on('error', options.onError)
  // A connection that breaks while it is checked out: the statement under way is rejected; this only keeps node alive.
  pool.on('connect', (client) => client.on('error', options.onError))
  const known = new WeakMap<pg.PoolClient, Tx>()
  const nameOf = statementNames()

  const txOf = (client: pg.PoolClient): Tx => {
    const existing = known.get(client)
    if (existing) return existing
    const tx = drizzle({ client: withNames(client, nameOf) }) as unknown as Tx
    known.set(client, tx)
    return tx
  }

  async function transaction<T>(
    open: string,
    mode: Mode,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect()
    let result: T
    try {
      await client.query(open)
      result = await work(client)
      if (mode === 'write') await commit(client)
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
    // Nothing can go wrong any more with what was read: the caller need not wait until the server has closed the
    // transaction; only the next user of this connection does.
    if (mode === 'read') endOfRead(client)
    else client.release()
    return result
  }

  return {
    kind: 'postgres',
    company: (company_cd, mode, work) =>
      withRetry(() => transaction(opening(company_cd, mode), mode, (client) => work(txOf(client)))),
    owner: (mode, work) => withRetry(() => transaction(begin(mode), mode, (client) => work(txOf(client)))),
    bulk: (mode, work) =>
      transaction(bulkBegin(mode), mode, (client) => work(postgresBulk(client, txOf(client)))),
    script: async (text) => void (await pool.query(text)),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/** A verb that swallowed an error of the database would otherwise be told that its rows are saved. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: an error inside it was ignored')
}

function endOfRead(client: pg.PoolClient): void {
  client.query('COMMIT').then(
    () => client.release(),
    () => client.release(true),
  )
}

/** The connection as drizzle sees it: what it sends repeatedly goes under a name. */
function withNames(client: pg.PoolClient, nameOf: (text: string) => string | undefined): pg.PoolClient {
  const query = (statement: pg.QueryConfig, values?: unknown[]) => {
    const name = nameOf(statement.text)
    return client.query(name ? { ...statement, name } : statement, values)
  }
  return new Proxy(client, {
    get: (target, property) =>
      property === 'query' ? query : (Reflect.get(target, property, target) as unknown),
  })
}
