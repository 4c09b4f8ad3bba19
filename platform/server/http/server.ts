import { randomBytes } from 'node:crypto'
import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { authorizationScheme, requestTimeoutMs } from '#platform/contract/constants.ts'
import { httpStatusOf } from '#platform/contract/envelope.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { readCredential } from '../session.ts'
import type { Settings } from '../settings.ts'
import { asBusinessError, failure, success } from './answer.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { callersLanguage } from './language.ts'
import type { Route } from './route.ts'
import { serve, type Incoming, type Serving } from './serve-route.ts'

export const companyCookie = 'kaname_company'

/** The HTTP server over the product's routes. Nothing else in the product knows HTTP. */
export async function createServer(
  settings: Pick<Settings, 'logLevel' | 'trustProxy'>,
  serving: Serving,
  routes: readonly Route[],
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    trustProxy: settings.trustProxy ?? false,
    requestTimeout: requestTimeoutMs,
    bodyLimit: 2 * 1024 * 1024,
    genReqId: () => randomBytes(9).toString('base64url'),
  })
  await server.register(formBody)

  for (const route of routes) {
    server.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      handler: async (request, reply) => {
        const incoming = incomingOf(request, route, (name, value, maxAge) =>
          reply.header('set-cookie', writeCookie(name, value, maxAge, request.protocol === 'https')),
        )
        const data = await serve(serving, route, incoming)
        return success(data, incoming.language)
      },
    })
  }

  server.setErrorHandler((error, request, reply) => {
    const known = asBusinessError(error)
    if (known.code === 500) request.log.error(error)
    const language = callersLanguage(request.headers['accept-language'])
    return reply.status(httpStatusOf(known.code)).send(failure(known, language, request.id))
  })
  server.setNotFoundHandler((request, reply) => {
    const language = callersLanguage(request.headers['accept-language'])
    return reply.status(404).send(failure(http[404].with(), language, request.id))
  })
  return server
}

function incomingOf(request: FastifyRequest, route: Route, setCookie: Incoming['setCookie']): Incoming {
  const key = request.headers['idempotency-key']
  return {
    language: callersLanguage(request.headers['accept-language']),
    requestId: request.id,
    address: request.ip,
    now: new Date(),
    token: tokenOf(request.headers.authorization),
    ticket: readCredential(readCookie(request.headers.cookie, companyCookie)),
    idempotencyKey: typeof key === 'string' && /^[\w-]{8,80}$/.test(key) ? key : undefined,
    input: route.endpoint.method === 'GET' ? request.query : request.body,
    log: request.log,
    cookie: (name) => readCookie(request.headers.cookie, name),
    setCookie,
  }
}

/** `Authorization: Kaname <token>` (specification section 7). */
function tokenOf(header: string | undefined): Incoming['token'] {
  if (!header) return undefined
  const [scheme, secret] = header.split(' ')
  return (scheme === authorizationScheme && readCredential(secret)) || 'malformed'
}
