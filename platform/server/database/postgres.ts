import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  begin,
  checkedCompany,
  checkedFactory,
  sqlState,
  withRetry,
  type Database,
  type FactoryKey,
  type Found,
  type Mode,
  type Question,
  type Tx,
} from './database.ts'
import { bulkBegin, postgresBulk } from './postgres-bulk.ts'
import { connectsWithinMs, DatabaseUnavailable, takePulse } from './pulse.ts'
import { plansAreKept } from './one-way.ts'
import { listeningOnPostgres } from './postgres-listen.ts'
import { statementNames } from './statement-names.ts'

export interface PostgresOptions {
  readonly url: string
  /**
   * The server itself, where `url` is a pooler that gives a connection for a transaction only: nothing lasts on it beyond that. What needs
   * a connection of its own goes straight to the server.
   */
  readonly direct?: string | undefined
  readonly pool: number
  readonly statementTimeoutMs: number
  readonly onError: (error: Error) => void
  /** Looks at every statement that a verb sends, anew for each transaction; tests watch the order of locks with it. */
  readonly watch?: () => (statement: string) => void
}

/** A PostgreSQL server (15 or newer). */
export function openPostgres(options: PostgresOptions): Database {
  const settings = Object.entries({
    ...{ TimeZone: 'UTC', statement_timeout: options.statementTimeoutMs, lock_timeout: 30_000 },
    idle_in_transaction_session_timeout: 60_000,
    // It takes seconds to compile what asks about each row whether it is used, and saves milliseconds.
    jit: 'off',
    // On solid-state disks what is read here and there costs hardly more than what stands side by side.
    random_page_cost: 1.1,
  })
  const isPooled = options.direct !== undefined
  const common: pg.ClientConfig = { application_name: 'kaname', keepAlive: true }
  const direct: pg.ClientConfig = {
    ...{ ...common, connectionString: options.direct ?? options.url },
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
  }
  const connection = isPooled ? { ...common, connectionString: options.url } : direct
  const settled = settings.map(([name, value]) => `; SET LOCAL ${name} = '${value}'`).join('')
  const opening = (mode: Mode) => (isPooled ? `${begin(mode)}${settled}` : begin(mode))
  // Statements are sent without waiting for the answers to those before: a transaction and its first question travel together.
  const pool = new pg.Pool({ ...connection, max: options.pool, pipeline: true, Client: ConnectingInTime })
  pool.on('error', options.onError)
  const connected = new Set<pg.PoolClient>()
  const broken = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    connected.add(client)
    // A connection that breaks while it is checked out: the statement under way is rejected; this keeps node alive.
    client.on('error', (error) => {
      broken.add(client)
      options.onError(error)
    })
  })
  pool.on('remove', (client) => connected.delete(client))
  const pulse = takePulse(connection, {
    isAwaited: () => pool.totalCount > pool.idleCount || pool.waitingCount > 0,
    onSilent: () => {
      for (const client of connected) client.connection.stream.destroy()
    },
  })
  const transactions = new WeakMap<pg.PoolClient, Tx>()
  // Whoever gets the connection next would not know the names.
  const named = isPooled ? unnamed : namedWhenItComesAgain()
  const watching = new WeakMap<pg.PoolClient, (statement: string) => void>()

  const txOf = (client: pg.PoolClient): Tx => {
    const existing = transactions.get(client)
    if (existing) return existing
    const watch = (statement: string) => watching.get(client)?.(statement)
    const tx = drizzle({ client: asSent(client, named, watch) }) as unknown as Tx
    transactions.set(client, tx)
    if (!isPooled) plansAreKept.add(tx)
    return tx
  }

  async function transaction<Opened, T>(
    mode: Mode,
    open: (client: pg.PoolClient) => Promise<Opened>,
    work: (tx: Tx, opened: Opened) => Promise<T>,
  ): Promise<T> {
    if (pulse.silent()) throw new DatabaseUnavailable(undefined, false)
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error, false)
    })
    if (options.watch) watching.set(client, options.watch())
    let result: T
    let hasBegun = false
    try {
      const opened = await open(client)
      hasBegun = true
      result = await work(txOf(client), opened)
      if (mode === 'write') await commit(client)
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      )
      if (broken.has(client) || wasCut(error))
        throw new DatabaseUnavailable(error, mode === 'read' || !hasBegun)
      throw error
    }
    if (mode === 'read') endReading(client)
    client.release()
    return result
  }

  return {
    kind: 'postgres',
    factory: (place, mode, work) =>
      withRetry(() => transaction(mode, (client) => client.query(inFactory(place, opening(mode))), work)),
    company: (company_cd, mode, work) =>
      withRetry(() =>
        transaction(mode, (client) => client.query(asCompany(company_cd, opening(mode))), work),
      ),
    asking: (company_cd, mode, question, work) =>
      withRetry(() =>
        transaction(
          mode,
          async (client) => {
            inOnePacket(client)
            const [, found] = await Promise.all([
              client.query(asCompany(company_cd, opening(mode))),
              find(client, isPooled ? unnamed(question) : question),
            ])
            return found
          },
          work,
        ),
      ),
    owner: (mode, work) => withRetry(() => transaction(mode, (client) => client.query(opening(mode)), work)),
    bulk: (mode, work) =>
      onOwnConnection(direct, options.onError, async (client) => {
        await client.query(bulkBegin(mode))
        const result = await work(postgresBulk(client, drizzle({ client }) as unknown as Tx))
        await commit(client)
        return result
      }),
    script: async (statements) =>
      void (await (isPooled
        ? onOwnConnection(direct, options.onError, (client) => client.query(statements))
        : pool.query(statements))),
    listen: listeningOnPostgres(options.direct ?? options.url, options.onError),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await pulse.stop()
      await pool.end()
    },
  }
}

/** Whoever waits for a connection of the pool may wait; a new one is there soon, or not at all. */
class ConnectingInTime extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectsWithinMs })
  }
}

/** The server says that it ends the connection, before it does. */
const wasCut = (error: unknown): boolean => sqlState(error)?.startsWith('57P0') ?? false

/** Until the end of the transaction: the role for which row-level security holds, and the company that it shows. */
const asCompany = (company_cd: string, opening: string): string =>
  `${opening}; SET LOCAL ROLE kaname_app; SET LOCAL kaname.company = '${checkedCompany(company_cd)}'`

const inFactory = ({ company_cd, factory_cd }: FactoryKey, opening: string): string =>
  `${asCompany(company_cd, opening)}; SET LOCAL kaname.factory = '${checkedFactory(factory_cd)}'`

/** What is sent at the same moment travels together: writing to a socket costs more than most of what is written. */
function inOnePacket({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function find(client: pg.PoolClient, { name, text, values }: Question): Promise<readonly Found[]> {
  const { rows } = await client.query<(string | null)[]>({
    name,
    text,
    values: [...values],
    rowMode: 'array',
  })
  return rows
}

/** A verb that swallowed an error of the database would otherwise be told that its rows are saved. */
async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('COMMIT')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: an error inside it was ignored')
}

/**
 * Nothing can go wrong any more in a transaction that has only read, so nobody waits for its end; what the connection
 * does next goes behind it. One that breaks is thrown out by the pool, which hears of it too.
 */
function endReading(client: pg.PoolClient): void {
  client.query('COMMIT').catch(() => undefined)
}

/** COPY is a conversation, and does not go over a connection on which statements are sent ahead. */
async function onOwnConnection<T>(
  connection: pg.ClientConfig,
  onError: (error: Error) => void,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  client.on('error', onError)
  await client.connect()
  try {
    return await work(client)
  } finally {
    // Rolls back what has not been committed.
    await client.end()
  }
}

const unnamed = <Statement extends { readonly name?: string | undefined }>(
  statement: Statement,
): Statement => ({
  ...statement,
  name: '',
})

/** What is sent repeatedly goes under a name. */
function namedWhenItComesAgain(): (statement: pg.QueryConfig) => pg.QueryConfig {
  const nameOf = statementNames()
  return (statement) => {
    const name = nameOf(statement.text)
    return name ? { ...statement, name } : statement
  }
}

/** The connection as drizzle sees it. */
function asSent(
  client: pg.PoolClient,
  named: (statement: pg.QueryConfig) => pg.QueryConfig,
  watch: (statement: string) => void,
): pg.PoolClient {
  const query = (statement: pg.QueryConfig, values?: unknown[]) => {
    watch(statement.text)
    inOnePacket(client)
    return client.query(named(statement), values)
  }
  return new Proxy(client, {
    get: (target, property) =>
      property === 'query' ? query : (Reflect.get(target, property, target) as unknown),
  })
}
