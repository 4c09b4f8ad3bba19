import type { FastifyRequest } from 'fastify'
import { withoutSession } from '#platform/contract/body-limits.ts'
import { sessionOf, tokenOf } from './guard.ts'
import { credentialOf } from './incoming.ts'
import type { Serving } from './serve-route.ts'

/**
 * A large body is read for who has signed in only, so its session is asked for beforehand; the call itself asks again, in
 * its transaction. A call with no token at all is refused before anything is read.
 */
export async function proveBeforeReading(
  request: FastifyRequest,
  { database, authenticator }: Pick<Serving, 'database' | 'authenticator'>,
): Promise<void> {
  const token = tokenOf({ token: credentialOf(request), ticket: undefined })
  const { 'content-length': length, 'transfer-encoding': pieces } = request.headers
  if (pieces !== undefined || Number(length) > withoutSession) await sessionOf(database, authenticator, token)
}
