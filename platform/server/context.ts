import type { Language } from '#platform/contract/text.ts'
import type { Transaction } from './database/across-factories.ts'
import type { Database, Tx } from './database/database.ts'
import type { Said } from './facts/said.ts'
import type { Registered } from './module/point.ts'
import type { Session } from './session.ts'

/** What every call has. */
export interface Call {
  readonly language: Language
  readonly requestId: string
  readonly address: string
  readonly now: Date
  /** What the modules of this composition have registered at a point. */
  readonly registered: Registered
}

/** For what can be answered from the session alone. */
export interface SessionContext extends Call {
  readonly session: Session
}

/** What a verb works with: one transaction of the session's company. */
export interface Context extends SessionContext {
  readonly tx: Tx
  /** What the verb says to others (`say`). */
  readonly said: Said
  /** Runs after the commit; no rendering, mail or network inside a transaction. */
  readonly after: (effect: () => Promise<void>) => void
}

export interface Cookies {
  /** What it is called; blank when it does not say. */
  readonly browser: string
  /** One that the browser sent. */
  readonly cookie: (name: string) => string | undefined
  readonly setCookie: (name: string, value: string, maxAgeSeconds: number) => void
}

/** Before the one transaction of a call. */
export interface PreparingContext extends SessionContext {
  /** A transaction of the session's company and factory. */
  readonly transaction: Transaction
}

/**
 * For the few calls that are no single transaction: what hashes passwords (hashing takes long and must not hold a
 * connection), draws documents and writes files.
 */
export interface TransactionsContext extends PreparingContext, Cookies {}

/** For signing in: there is a company as far as the guard has proven it, and no factory yet. */
export interface SignInContext extends Call, Cookies {
  readonly database: Database
  readonly company_cd: string | undefined
}
