import type { FastifyReply, FastifyRequest } from 'fastify'
import { authorizationScheme } from '#platform/contract/constants.ts'
import { unattendedHeader } from '#platform/contract/unattended.ts'
import { readCredential } from '../session.ts'
import { browserName } from './browser-name.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { needsSession } from './guard.ts'
import { callersLanguage } from './language.ts'
import type { Route } from './route.ts'
import type { Incoming } from './serve-route.ts'

export const companyCookie = 'kaname_company'

/** Hands a request over to the wrapper as a call. */
export function incomingOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint }: Route,
  readText: (input: unknown) => unknown,
): Incoming {
  const { headers, note } = request
  const session = needsSession(endpoint)
  return {
    language: callersLanguage(headers['accept-language']),
    requestId: request.id,
    address: request.ip,
    now: new Date(),
    token: session ? credentialOf(request) : undefined,
    ticket:
      endpoint.guard === 'company' ? readCredential(readCookie(headers.cookie, companyCookie)) : undefined,
    idempotencyKey: keyOf(headers['idempotency-key']),
    unattended: headers[unattendedHeader] !== undefined,
    input: inputOf(request, endpoint.method, readText),
    log: request.log,
    outOfTime: () => note.late,
    identify: (who) => {
      note.company_cd = who.company_cd
      note.user_cd = who.user_cd
    },
    browser: browserName(headers['user-agent']),
    cookie: (name) => readCookie(headers.cookie, name),
    setCookie: (name, value, maxAge) => {
      reply.header('set-cookie', writeCookie(name, value, maxAge, request.protocol === 'https'))
    },
  }
}

function inputOf(
  { query, body, headers }: FastifyRequest,
  method: 'GET' | 'POST',
  readText: (input: unknown) => unknown,
): unknown {
  if (method === 'GET') return readText(query)
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return isForm ? readText(body) : body
}

/** `Authorization: Kaname <token>` (specification section 7). */
export function credentialOf({ headers }: Pick<FastifyRequest, 'headers'>): Incoming['token'] {
  const header = headers.authorization
  if (!header) return undefined
  const [scheme, secret, ...rest] = header.split(' ')
  if (scheme !== authorizationScheme || rest.length > 0) return 'malformed'
  return readCredential(secret) ?? 'malformed'
}

function keyOf(header: string | readonly string[] | undefined): Incoming['idempotencyKey'] {
  if (header === undefined) return undefined
  return typeof header === 'string' && /^[\w-]{8,80}$/.test(header) ? header : 'malformed'
}
