import type { Endpoint } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { allows, mayWrite } from '#platform/contract/permission.ts'
import type { Database, Found, Tx } from '../database/database.ts'
import type { Authenticator, Credential, Session } from '../session.ts'

/** What the caller has shown: a session token, the ticket of the first sign-in step, or nothing. */
export interface Shown {
  readonly token: Credential | 'malformed' | undefined
  readonly ticket: Credential | undefined
}

/** A signed-in user who may not do this: it is answered with 403 and written to the access log. */
export class Refusal extends Error {
  constructor(
    readonly reason: BusinessError,
    readonly session: Session,
  ) {
    super(reason.message)
  }
}

/** No token: sign in (401). One that cannot be ours: 10011. */
export function tokenOf({ token }: Shown): Credential {
  if (token === undefined) throw http[401].with()
  if (token === 'malformed') throw user[10011].with()
  return token
}

/** Too old: 10010. Never issued, signed out, revoked: 10011. */
export async function authenticate(
  authenticator: Authenticator,
  credential: Credential,
  found: readonly Found[],
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<Session> {
  const session = await authenticator.session(credential, found, read)
  if (session === 'expired') throw user[10010].with()
  if (session === 'unknown') throw user[10011].with()
  return session
}

/** The session for a call that opens its own transactions. */
export async function sessionOf(
  database: Database,
  authenticator: Authenticator,
  token: Credential,
): Promise<Session> {
  return database.asking(token.company_cd, 'read', authenticator.question(token), (tx, found) =>
    authenticate(authenticator, token, found, (work) => work(tx)),
  )
}

export async function proveTicket(
  database: Database,
  authenticator: Authenticator,
  { ticket }: Shown,
): Promise<string> {
  const held =
    ticket &&
    (await database.company(ticket.company_cd, 'read', (tx) =>
      authenticator.ticket(tx, ticket.company_cd, ticket.hash),
    ))
  if (!ticket || !held) throw http[401].with()
  return ticket.company_cd
}

/** Whether the guard lets somebody in. */
export const mayCall = ({ guard }: Pick<Endpoint, 'guard'>, session: Session): boolean =>
  needsNoRight(guard) ? session.key === undefined : allows(guard, session)

export function authorise(endpoint: Endpoint, session: Session): void {
  const { write } = endpoint
  if (session.key?.isClosed(endpoint.path)) throw new Refusal(http[403].with(), session)
  if (!mayCall(endpoint, session) || (write && !mayWrite(write, session)))
    throw new Refusal(http[403].with(), session)
}

const needsNoRight = (guard: Endpoint['guard']) =>
  guard === 'public' || guard === 'company' || guard === 'session'

/** Guards that are passed with a session token, rather than before there is one. */
export const needsSession = ({ guard }: Endpoint): boolean => guard !== 'public' && guard !== 'company'
