import type { Language } from '#platform/contract/text.ts'
import type { Database, Tx } from './database/database.ts'
import type { Session } from './session.ts'

/** What every call has. */
export interface Call {
  readonly language: Language
  readonly requestId: string
  readonly address: string
  readonly now: Date
}

/** For a verb that answers from the session alone. */
export interface KnownContext extends Call {
  readonly session: Session
}

/** What a verb works with: one transaction of the session's company. */
export interface Context extends KnownContext {
  readonly tx: Tx
  /** Runs after the commit; no rendering, mail or network inside a transaction. */
  readonly after: (effect: () => Promise<void>) => void
}

/**
 * For the few calls that are no single transaction: signing in, and what hashes passwords (hashing takes long and must
 * not hold a connection). `company_cd` and `session` are there as far as the guard has proven them.
 */
export interface StepContext extends Call {
  readonly database: Database
  readonly company_cd: string | undefined
  readonly session: Session | undefined
  /** A cookie that the browser sent. */
  readonly cookie: (name: string) => string | undefined
  readonly setCookie: (name: string, value: string, maxAgeSeconds: number) => void
}
