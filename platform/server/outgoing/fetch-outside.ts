import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { forbiddenFigures, lookupOutside, type Reach } from './outside.ts'

interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

const longestMs = 20_000
/** Who is asked may not fill our memory. */
const mostBytes = 2_000_000

/** `fetch` to where nobody from outside can lead it: no redirects, and addresses judged where they are connected to. */
export const fetchOutside =
  (reach: Reach) =>
  (url: string, { method, headers, body, signal }: Sent): Promise<Response> =>
    new Promise((answered, failed) => {
      const target = new URL(url)
      const forbidden = forbiddenFigures(target.hostname, reach)
      if (forbidden) return failed(forbidden)
      const send = target.protocol === 'https:' ? secureRequest : plainRequest
      const within = AbortSignal.any([AbortSignal.timeout(longestMs), ...(signal ? [signal] : [])])
      const options = { method, headers, signal: within, lookup: lookupOutside(reach) }
      const asked = send(target, options, (response) => {
        const told = new Headers()
        for (const [name, value] of Object.entries(response.headers))
          for (const one of [value ?? []].flat()) told.append(name, one)
        const status = response.statusCode ?? 502
        let received = 0
        response.on('data', (piece: Buffer) => {
          received += piece.length
          if (received > mostBytes) response.destroy(new Error(`${target.host} answers too much`))
        })
        buffer(response).then(
          (content) =>
            answered(
              new Response(status === 204 ? null : new Uint8Array(content), { status, headers: told }),
            ),
          failed,
        )
      })
      asked.on('error', failed)
      asked.end(typeof body === 'string' || body instanceof URLSearchParams ? String(body) : undefined)
    })
