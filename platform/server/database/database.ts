import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { codePattern } from '#platform/contract/normalise.ts'
import { DatabaseUnavailable } from './pulse.ts'
import { statedRows, statementPlace, type Answer, type RowOf, type StatedColumns } from './stated-columns.ts'

/** A transaction in which a verb works: drizzle for typed statements, `execute(sql)` for reports. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** The factory where somebody works. */
export interface FactoryKey {
  readonly company_cd: string
  readonly factory_cd: string
}

export type Mode = 'read' | 'write'

/**
 * The database, embedded or on a server. There is no way to run a statement outside a transaction, and none to run
 * one for a company without row-level security.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /**
   * One transaction that can see and write one company's rows only, under the role `kaname_app`, and of them those of one
   * factory and of none.
   */
  factory<T>(place: FactoryKey, mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same for all factories of the company: before anybody has signed in to one, and for the platform's own rows. Calls
   * and jobs say why they go across (`AcrossFactories`).
   */
  company<T>(company_cd: string, mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * One of a company, opened with a question: both travel together and cost one round trip. What was found is handed to the
   * work.
   */
  asking<T>(
    company_cd: string,
    mode: Mode,
    question: Question,
    work: (tx: Tx, found: readonly Found[]) => Promise<T>,
  ): Promise<T>
  /** One transaction of the owner, who sees every company: migrations, dispatchers, backup. */
  owner<T>(mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T>
  /** One transaction of the owner that sees one moment of the whole database and moves tables as COPY text. */
  bulk<T>(mode: Mode, work: (bulk: Bulk) => Promise<T>): Promise<T>
  /** Several statements without parameters, outside a transaction block; for migrations and start-up only. */
  script(sql: string): Promise<void>
  /**
   * Calls back after every NOTIFY on the channel that has been committed, wherever, with what it says, and with nothing
   * when some may have been missed; ends with what it returns.
   */
  listen(channel: string, onCall: (payload: string | undefined) => void): Promise<() => Promise<void>>
  /** How the connections to a server are used, for the metrics; the embedded database has but one. */
  readonly pool?: () => PoolUse
  close(): Promise<void>
}

export interface PoolUse {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** A statement that only reads, asked so often that the server keeps its plan under a name. */
export interface Question {
  readonly name: string
  /** With $1, $2 and so on for the values. */
  readonly text: string
  readonly values: readonly string[]
}

/** A row in the order of its columns, each as PostgreSQL writes it: the question casts what is no text. */
export type Found = readonly (string | null)[]

/** COPY of whole tables in PostgreSQL's text format, piece by piece. */
export interface Bulk {
  readonly tx: Tx
  copyOut(table: string, columns: readonly string[]): AsyncIterable<Buffer>
  /** The pieces may end anywhere; the whole must be full lines. */
  copyIn(table: string, columns: readonly string[], pieces: AsyncIterable<Buffer>): Promise<void>
}

/**
 * Rows of a statement in SQL, with its columns: `rows(tx, { item_cd: z.string() }, sql`SELECT item_cd FROM item`)`. In
 * development and in tests the answer is compared with them.
 */
export async function rows<C extends StatedColumns>(
  tx: Tx,
  columns: C,
  statement: SQL,
): Promise<readonly RowOf<C>[]> {
  const place = statementPlace(rows)
  return statedRows(columns, (await tx.execute(statement)) as Answer, place)
}

/** Company codes have a narrow alphabet, checked once more where they decide what a transaction sees. */
export function checkedCompany(company_cd: string): string {
  if (!/^[A-Z0-9_-]{1,20}$/.test(company_cd)) throw new Error('Not a company code')
  return company_cd
}

/** Without one the transaction would be locked to none. */
export function checkedFactory(factory_cd: string): string {
  if (!codePattern.test(factory_cd)) throw new Error('Not a factory code')
  return factory_cd
}

export const begin = (mode: Mode): string => (mode === 'read' ? 'BEGIN READ ONLY' : 'BEGIN')

/**
 * Serialization failure and deadlock: the whole transaction is tried again; verbs have no effects before commit. And a
 * connection that broke before anything can have been written.
 */
const retryable = new Set(['40001', '40P01'])
const triesAfter = (error: unknown): number => {
  if (error instanceof DatabaseUnavailable) return error.mayAskAgain ? afterCut : 1
  return retryable.has(sqlState(error) ?? '') ? attempts : 1
}
/** A server that was restarted has cut all connections of the pool, and each try finds one of them. */
const afterCut = 20
const attempts = 3

export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= triesAfter(error)) throw error
    }
  }
}

/** PostgreSQL's five-character code, also when drizzle has wrapped the error. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}
