import { createHash, randomBytes } from 'node:crypto'
import type { Holder } from '#platform/contract/permission.ts'
import { companyCodePattern } from '#platform/contract/normalise.ts'
import type { AcrossFactories } from './database/across-factories.ts'
import type { Found, Question, Tx } from './database/database.ts'

/** Who is calling: company and factory come from here, never from the request's body. */
export interface Session extends Holder {
  readonly company_cd: string
  readonly user_cd: string
  readonly username: string
  readonly factory_cd: string
  readonly factory_nm: string
  readonly token_hash: string
  /** When on, the menu is not filtered by permission; endpoints still check (decisions.md). */
  readonly visit_mode: boolean
  /** The session's last use was long enough ago to extend its life now. */
  readonly extend: boolean
  /** A program calls, with a key of its own: it may do what its rights say, and nothing that is there for everybody. */
  readonly key?: {
    readonly no: string
    /** Calls that are closed to programs, whatever their rights. */
    readonly isClosed: (path: string) => boolean
  }
}

/** What the platform needs of users, roles and sessions; module system fills it in at composition. */
export interface Authenticator {
  /**
   * What the database is asked at every call, in the transaction of the token's company. Its answer locks the transaction
   * to the session's factory, unless the call says why it goes across factories.
   */
  question(credential: Credential, across?: AcrossFactories): Question
  /** The live session of a token by what was found, or why there is none. `read` is for what may be missing still. */
  session(
    credential: Credential,
    found: readonly Found[],
    read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  ): Promise<Session | 'expired' | 'unknown'>
  /** Whether the first sign-in step has been done. */
  ticket(tx: Tx, company_cd: string, ticket_hash: string): Promise<boolean>
  extend(tx: Tx, session: Session): Promise<void>
}

/** Tokens and tickets name their company, so that they can be looked up under row-level security. */
export interface Credential {
  readonly company_cd: string
  readonly hash: string
  /** It looks like the key of a program. */
  readonly isKey?: boolean
}

export function issueCredential(company_cd: string): Credential & { readonly secret: string } {
  const secret = `${company_cd}.${randomBytes(32).toString('base64url')}`
  return { company_cd, secret, hash: hashSecret(secret) }
}

/** No random part of a token begins like this. */
const keyMark = 'key~'

/** A key for a program; as a token, it is not stored. */
export function issueApiKey(company_cd: string): Credential & { readonly secret: string } {
  const secret = `${company_cd}.${keyMark}${randomBytes(32).toString('base64url')}`
  return { company_cd, secret, hash: hashSecret(secret), isKey: true }
}

export function readCredential(secret: string | undefined): Credential | undefined {
  const [company_cd, random, ...rest] = secret?.split('.') ?? []
  if (!secret || !company_cd || !random || rest.length > 0 || !companyCodePattern.test(company_cd))
    return undefined
  return { company_cd, hash: hashSecret(secret), isKey: random.startsWith(keyMark) }
}

/** Secrets of 256 random bits need no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
