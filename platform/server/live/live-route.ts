import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { heartbeatMs, lastEventHeader, livePath, type LiveEvent } from '#platform/contract/live.ts'
import { sessionOf, tokenOf } from '../http/guard.ts'
import { credentialOf } from '../http/incoming.ts'
import type { Serving } from '../http/serve-route.ts'
import type { Session } from '../session.ts'
import type { Hub } from './hub.ts'

/** As many browsers and factories as one person may have open at a time. */
const mostOfUser = 20
/** Who reads so slowly begins anew and reads everything again. */
const mostUnread = 256 * 1024

type Around = Pick<Serving, 'database' | 'authenticator'>

/** `GET /api/live`: a stream for one session. It ends with the session, or when the server stops. */
export function addLive(server: FastifyInstance, around: Around, hub: Hub, everyMs = heartbeatMs): void {
  const streams = new Set<PassThrough>()
  server.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
    await hub.close()
  })

  server.get(livePath, async (request, reply) => {
    const look = () =>
      sessionOf(
        around.database,
        around.authenticator,
        tokenOf({ token: credentialOf(request), ticket: undefined }),
      )
    const session = await look()
    if (session.key) throw http[403].with()
    request.note.company_cd = session.company_cd
    request.note.user_cd = session.user_cd
    if (hub.ofUser(session) >= mostOfUser) throw generic.RATE_LIMITED.with({ seconds: 60 })
    const stream = new PassThrough()
    streams.add(stream)
    stream.on('close', () => streams.delete(stream))
    await serveStream(stream, hub, { session, look, everyMs, lastSeen: lastSeenBy(request) })
    return reply.headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }).send(stream)
  })
}

interface Served {
  readonly session: Session
  /** Asks for the session anew; refused when it is over. */
  readonly look: () => Promise<Session>
  readonly everyMs: number
  readonly lastSeen: string | undefined
}

async function serveStream(
  stream: PassThrough,
  hub: Hub,
  { session: first, look, everyMs, lastSeen }: Served,
): Promise<void> {
  let session = first
  const send = (event: LiveEvent, id: string, data: unknown) => {
    if (stream.writableLength > mostUnread) return stream.destroy()
    stream.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const joined = await hub.join(
    {
      session: () => session,
      hear: (id, fact) => send('fact', id, fact),
      gap: (id) => send('gap', id, {}),
    },
    lastSeen,
  )
  stream.write(': welcome\n\n')
  // Signed out, or another right or factory: known within a heartbeat.
  const beat = async () => {
    try {
      session = await look()
      stream.write(': \n\n')
    } catch {
      send('end', '', {})
      stream.end()
    }
  }
  const heartbeat = setInterval(() => void beat(), everyMs)
  stream.on('close', () => {
    clearInterval(heartbeat)
    joined.leave()
  })
}

function lastSeenBy({ headers }: FastifyRequest): string | undefined {
  const seen = headers[lastEventHeader]
  return typeof seen === 'string' && seen !== '' ? seen : undefined
}
