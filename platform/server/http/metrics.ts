import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { http } from '#platform/contract/error-catalogue.ts'
import { hashSecret } from '../session.ts'
import type { PoolUse } from '../database/database.ts'
import { livePath } from '#platform/contract/live.ts'
import { isLoopback } from '../settings.ts'

interface Measured {
  readonly pool: (() => PoolUse) | undefined
  readonly liveStreams: () => number
}

/** `/metrics` in the format of Prometheus: calls by route and code, the database pool, the process and its event loop. */
export function addMetrics(
  server: FastifyInstance,
  token: string | undefined,
  { pool, liveStreams }: Measured,
): void {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'kaname_request_seconds',
    help: 'Time from the arrival of a call to the end of its answer; calls of one name in an area are one route',
    labelNames: ['route'],
    buckets: [0.05, 0.15, 1],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'kaname_requests_total',
    help: 'Calls by what they were answered',
    labelNames: ['route', 'code'],
    registers: [registry],
  })
  if (pool) addPool(registry, pool)
  addStreams(registry, liveStreams)

  server.addHook('onResponse', (request, reply, done) => {
    // The declared path, not the one that was asked for: a scanner must not make a time series for each guess.
    const route = inOneRoute(request.routeOptions.url ?? 'unknown')
    const code = request.note.code ?? reply.statusCode
    // A stream lasts as long as its page: that is no time that anybody waits.
    if (route === livePath && reply.statusCode === 200) return done()
    durations.observe({ route }, reply.elapsedTime / 1000)
    answers.inc({ route, code })
    done()
  })

  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw http[403].with()
    const both = Registry.merge([processMetrics(), registry])
    return reply.type(registry.contentType).send(await both.metrics())
  })
}

function addStreams(registry: Registry, open: () => number): void {
  const streams: Gauge = new Gauge({
    name: 'kaname_live_streams',
    help: 'Browsers that hear what changes while they show it',
    registers: [registry],
    collect: () => streams.set(open()),
  })
}

function addPool(registry: Registry, poolUse: () => PoolUse): void {
  const connections = new Gauge({
    name: 'kaname_database_connections',
    help: 'Connections of the pool, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { total, idle, waiting } = poolUse()
      connections.set({ state: 'busy' }, total - idle)
      connections.set({ state: 'idle' }, idle)
      connections.set({ state: 'waiting' }, waiting)
    },
  })
}

/** `/api/master/item/getList` counts with the lists of all masters: there are hundreds of calls, and 20 of an area. */
function inOneRoute(path: string): string {
  const [, api, area, ...more] = path.split('/')
  return more.length > 1 ? `/${api}/${area}/*/${more.at(-1)}` : path
}

let ofProcess: Registry | undefined

/** Measured once for the process, however many servers a test starts in it. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** From this machine only, or with the token. What a proxy forwards is not from this machine. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization } = request.headers
  if (authorization !== undefined) return token !== undefined && sameSecret(authorization, `Bearer ${token}`)
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
  return forwarded === undefined && isLoopback(request.ip.replace(/^::ffff:/, ''))
}

const sameSecret = (given: string, right: string) =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(right)))
