import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  begin,
  checkedCompany,
  withRetry,
  type Database,
  type Mode,
  type Question,
  type Tx,
} from './database.ts'
import { lazyCommits } from './lazy-commit.ts'
import { asCompany, beginOf, commitStatement, sendTogether } from './postgres-batch.ts'
import { bulkBegin, postgresBulk } from './postgres-bulk.ts'
import { listenOnPostgres } from './postgres-listen.ts'
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
  const commits = lazyCommits()

  const txOf = (client: pg.PoolClient): Tx => {
    const existing = known.get(client)
    if (existing) return existing
    const tx = drizzle({ client: withNames(client, nameOf) }) as unknown as Tx
    known.set(client, tx)
    return tx
  }

  async function transaction<Opened, T>(
    open: (client: pg.PoolClient) => Promise<Opened>,
    mode: Mode,
    work: (client: pg.PoolClient, opened: Opened) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect()
    const opened = await open(client).catch((error: unknown) => {
      client.release(true)
      throw error
    })
    let result: T
    try {
      result = await work(client, opened)
      if (mode === 'write') await commit(client)
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
    if (mode === 'read') commits.leaveOpen(client)
    client.release()
    return result
  }

  const together = async (client: pg.PoolClient, statements: readonly Question[]) => {
    const pending = commits.pending(client)
    const results = await sendTogether(client, [...pending, ...statements])
    return results.slice(pending.length)
  }

  /** Opens a transaction of one company, with what else is to be asked at once. */
  const openingOf = (company_cd: string, mode: Mode, ...more: readonly Question[]) => {
    const statements = [beginOf[mode], asCompany(checkedCompany(company_cd)), ...more]
    return (client: pg.PoolClient) => together(client, statements)
  }

  const simple = (statements: string) => async (client: pg.PoolClient) => {
    for (const { text } of commits.pending(client)) await client.query(text)
    return client.query(statements)
  }

  async function askTogether(company_cd: string, questions: readonly Question[]) {
    const client = await pool.connect()
    try {
      const [, , ...found] = await openingOf(company_cd, 'read', ...questions, commitStatement)(client)
      client.release()
      return found.slice(0, -1)
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async function script(statements: string): Promise<void> {
    const client = await pool.connect()
    try {
      await simple(statements)(client)
    } finally {
      client.release()
    }
  }

  return {
    kind: 'postgres',
    company: (company_cd, mode, work) =>
      withRetry(() => transaction(openingOf(company_cd, mode), mode, (client) => work(txOf(client)))),
    asking: (company_cd, mode, question, work) =>
      withRetry(() =>
        transaction(openingOf(company_cd, mode, question), mode, (client, [, , found = []]) =>
          work(txOf(client), found),
        ),
      ),
    ask: async (company_cd, question) => (await askTogether(company_cd, [question]))[0] ?? [],
    askTogether,
    owner: (mode, work) =>
      withRetry(() => transaction(simple(begin(mode)), mode, (client) => work(txOf(client)))),
    bulk: (mode, work) =>
      transaction(simple(bulkBegin(mode)), mode, (client) => work(postgresBulk(client, txOf(client)))),
    script,
    listen: (channel, onCall) => listenOnPostgres(options.url, channel, onCall, options.onError),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/** A verb that swallowed an error of the database would otherwise be told that its rows are saved. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: an error inside it was ignored')
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
