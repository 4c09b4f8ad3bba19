import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { begin, opening, withRetry, type Database, type Tx } from './database.ts'

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
  const known = new WeakMap<pg.PoolClient, Tx>()

  const txOf = (client: pg.PoolClient): Tx => {
    const existing = known.get(client)
    if (existing) return existing
    const tx = drizzle({ client }) as unknown as Tx
    known.set(client, tx)
    return tx
  }

  async function transaction<T>(open: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken = false
    try {
      await client.query(open)
      const result = await work(txOf(client))
      await client.query('COMMIT')
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch(() => (broken = true))
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    kind: 'postgres',
    company: (company_cd, mode, work) => withRetry(() => transaction(opening(company_cd, mode), work)),
    owner: (mode, work) => withRetry(() => transaction(begin(mode), work)),
    script: async (text) => void (await pool.query(text)),
    close: () => pool.end(),
  }
}
