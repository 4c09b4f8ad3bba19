import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { ControlAddress } from './directory-lock.ts'

/**
 * The process that holds the embedded database does for the command line what a second process must not do itself.
 * It listens on the loopback only, and asks for the secret that stands in the lock file, which only its user can read.
 */
export type ControlCommands = Readonly<Record<string, (file: string) => Promise<unknown>>>

const question = z.object({ command: z.string(), file: z.string().default('') })
const answer = z.object({ ok: z.boolean(), result: z.unknown(), message: z.string().optional() })

export interface Control {
  readonly address: ControlAddress
  close(): Promise<void>
}

export async function startControl(commands: ControlCommands): Promise<Control> {
  const secret = randomBytes(32).toString('hex')
  const server = createServer((request, response) => {
    const reply = (status: number, body: z.input<typeof answer>) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!knowsSecret(request, secret)) {
      reply(403, { ok: false, result: null, message: 'The secret of the lock file is missing' })
      return
    }
    carryOut(commands, request).then(
      (result) => reply(200, { ok: true, result }),
      (error: unknown) =>
        reply(200, {
          ok: false,
          result: null,
          message: error instanceof Error ? error.message : String(error),
        }),
    )
  })
  // A backup of a large database takes longer than any request of a browser may.
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return { address: { port: portOf(server), secret }, close: () => closeServer(server) }
}

/** Asks the process that holds the directory. An error there becomes an error here, with the same words. */
export async function askOwner(
  address: ControlAddress,
  ask: { readonly command: string; readonly file?: string },
): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${address.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${address.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(ask),
  })
  const { ok, result, message } = answer.parse(await response.json())
  if (!ok) throw new Error(message ?? 'The running server refused')
  return result
}

async function carryOut(commands: ControlCommands, request: IncomingMessage): Promise<unknown> {
  const { command, file } = question.parse(await json(request))
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!run) throw new Error(`The running server has no command ${command}`)
  return run(file)
}

function knowsSecret(request: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${secret}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The control channel has no port')
  return address.port
}

async function closeServer(server: Server): Promise<void> {
  server.close()
  server.closeAllConnections()
  await once(server, 'close').catch(() => undefined)
}
