import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

interface Heard {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Another company's program, that hears what it is sent and answers as it is told. */
export async function openReceiver() {
  const heard: Heard[] = []
  const next: number[] = []
  const server = createServer((request, response) => {
    const hear = async () => {
      heard.push({ headers: request.headers, body: await text(request) })
      response.writeHead(next.shift() ?? 204).end()
    }
    void hear()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    heard,
    /** The statuses of the next answers; then 204. */
    answers: (...statuses: readonly number[]): void => void next.push(...statuses),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
