import { randomBytes } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { bodyLimitOf, withoutSession } from '#platform/contract/body-limits.ts'
import { requestTimeoutMs } from '#platform/contract/constants.ts'
import { fileAnswer, isEdit } from '#platform/contract/endpoint.ts'
import { httpStatusOf } from '#platform/contract/envelope.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import type { Settings } from '../settings.ts'
import { asBusinessError, failure, success } from './answer.ts'
import type { DiskRoom } from '../disk-room.ts'
import { addBodies } from './bodies.ts'
import { addTemplates } from '../csv/template-files.ts'
import { describeError } from './describe-error.ts'
import { needsSession } from './guard.ts'
import { incomingOf } from './incoming.ts'
import { callersLanguage } from './language.ts'
import { addMetrics } from './metrics.ts'
import { apiDocs } from './openapi.ts'
import { addProbes } from './probes.ts'
import { keepFailure } from './keep-failure.ts'
import { emptyNote, logRequest } from './request-log.ts'
import { openHub } from '../live/hub.ts'
import { addLive } from '../live/live-route.ts'
import type { Composition } from '../module/composition.ts'
import type { Route } from './route.ts'
import { proveBeforeReading } from './prove-before-reading.ts'
import { refuseOtherSites } from './same-site.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serve, type Serving } from './serve-route.ts'
import { sendFile } from './send-file.ts'
import { keyLimiter, signInLimiter } from './sign-in-rate.ts'
import { addStaticFiles } from './static-files.ts'
import { textReader } from './text-values.ts'
import { withinTime } from './time-limit.ts'
import { Traffic } from './traffic.ts'

export { companyCookie } from './incoming.ts'

type ServerSettings = Pick<Settings, 'logLevel' | 'trustProxy'> &
  Partial<Pick<Settings, 'signInRate' | 'metricsToken' | 'publicUrl'>> & {
    /** Calls a minute with one API key. */
    readonly keyRate?: number
  }

export interface ServerOptions {
  /** The built pages, when this process serves them. */
  readonly webDirectory?: string
  readonly requestTimeoutMs?: number
  readonly heartbeatMs?: number
  readonly patience?: Patience
  /** Whether there is room to write; without it there always is. */
  readonly shortage?: DiskRoom
  /** Where log lines go, instead of to the standard output. */
  readonly logTo?: { write(line: string): void }
}

/** How long a client may take, in milliseconds; who has not come to an end is looked for every `look`. */
interface Patience {
  readonly headers: number
  readonly request: number
  readonly look: number
}

const usualPatience: Patience = { headers: 20_000, request: 60_000, look: 5_000 }

const usualKeyRate = 600

/** The HTTP server over the routes of a composition. Nothing else in the product knows HTTP. */
export async function createServer(
  settings: ServerSettings,
  serving: Serving & { readonly composition: Composition },
  options: ServerOptions = {},
): Promise<FastifyInstance> {
  const server = newServer(settings, options)
  server.decorate('traffic', new Traffic())
  server.decorateRequest('note')
  server.addHook('onRequest', (request, reply, done) => {
    request.note = emptyNote()
    addSecurityHeaders(request, reply)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    keepFailure(serving.database, request)
    done()
  })
  server.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))

  addBodies(server)
  const limiter = await signInLimiter(server, settings.signInRate ?? 60)
  const limitKeys = keyLimiter(server, settings.keyRate ?? usualKeyRate)
  const shortage = options.shortage ?? (() => undefined)
  addProbes(server, serving.database, shortage)
  addTemplates(server, serving.composition)
  const publicOrigin = settings.publicUrl ? new URL(settings.publicUrl).origin : undefined
  const timeLimitMs = options.requestTimeoutMs ?? requestTimeoutMs
  const hub = openHub(serving.database, serving.composition.registered)
  addLive(server, serving, hub, options.heartbeatMs)
  addMetrics(server, settings.metricsToken, { pool: serving.database.pool, liveStreams: hub.open })
  const { routes } = serving.composition
  for (const route of [...routes, apiDocs(routes)])
    addRoute(server, route, { serving, limiter, limitKeys, publicOrigin, timeLimitMs, shortage })

  const sendPage = await addStaticFiles(server, options.webDirectory)
  server.setNotFoundHandler((request, reply) => {
    if (!sendPage(request, reply)) return sendFailure(http[404].with(), request, reply)
  })
  return server
}

function newServer(settings: ServerSettings, options: ServerOptions): FastifyInstance {
  const patience = options.patience ?? usualPatience
  return Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { err: describeError },
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    // One line of our own for each request, when it has been answered.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: withoutSession,
    genReqId: requestIds(),
    // HEAD, OPTIONS, PUT are no calls of ours: 404.
    exposeHeadRoutes: false,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
    // While stopping, what still arrives on an open connection is answered, and the connection closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (_error, socket) => {
      // Browsers open connections before they need them. One that was never used is closed without a word, which would else be
      // taken for the answer to the first request on it.
      if (!socket.writable || socket.bytesRead === 0) return void socket.destroy()
      const body = JSON.stringify(failure(http[400].with(), callersLanguage(undefined), ''))
      const head =
        'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8'
      socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    },
  })
}

interface House {
  readonly serving: Serving
  readonly limiter: Awaited<ReturnType<typeof signInLimiter>>
  readonly limitKeys: ReturnType<typeof keyLimiter>
  readonly publicOrigin: string | undefined
  readonly timeLimitMs: number
  readonly shortage: DiskRoom
}

/** Unique among processes by a random beginning, and inside of one by counting: nothing has to be drawn for a call. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url')
  let number = 0
  return () => `${process}-${(++number).toString(36)}`
}

function addRoute(
  server: FastifyInstance,
  route: Route,
  { serving, limiter, limitKeys, publicOrigin, timeLimitMs, shortage }: House,
): void {
  const { endpoint } = route
  refuseImpossible(route)
  const readText = textReader(endpoint)
  const limit = needsSession(endpoint) ? undefined : limiter()
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodyLimitOf(endpoint),
    onRequest: async (request, reply) => {
      if (limit) {
        refuseOtherSites(request, publicOrigin)
        await limit(request, reply)
        return
      }
      await limitKeys(request, reply)
      if (endpoint.method === 'POST') {
        const short = shortage()
        if (short) throw generic.DISK_SHORT.with({ free: short.free })
        await proveBeforeReading(request, serving)
      }
    },
    handler: (request, reply) => {
      const incoming = incomingOf(request, reply, route, readText)
      const onLate = () => (request.note.late = true)
      // The work is counted until it ends, which may be after its caller was told that it took too long.
      const work = server.traffic.during(() => serve(serving, route, incoming))
      return withinTime(timeLimitMs, onLate, work).then((data) => {
        request.note.code = 200
        if (endpoint.file) return sendFile(reply, endpoint.file, fileAnswer.parse(data))
        return endpoint.bare ? data : success(data, incoming.language)
      })
    },
  })
}

/** Mistakes of a composition, found when the server starts. */
function refuseImpossible({ style, endpoint }: Route): void {
  if ((style === 'signIn') === needsSession(endpoint))
    throw new Error(
      `${endpoint.path}: what is called before there is a session is served with signInRoute(), and nothing else is`,
    )
  if (style === 'ownTransactions' && isEdit(endpoint.path))
    throw new Error(`${endpoint.path} must be one transaction to be idempotent: serve it with route()`)
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asBusinessError(error, request.routeOptions.bodyLimit)
  request.note.code = known.code
  if (known.code === 500 || known.code === 503) request.note.error = error
  const language = callersLanguage(request.headers['accept-language'])
  return reply.status(httpStatusOf(known.code)).send(failure(known, language, request.id))
}
