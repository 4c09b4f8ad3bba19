import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '#platform/server/settings.ts'

export interface OpenServer {
  readonly url: string
  /** Everything that it has printed. */
  output(): string
  stop(): Promise<unknown>
}

/** The built product as its own process, on a free port, as an operator would run it. */
export interface RunningServer extends OpenServer {
  readonly pid: number
  /** kill -9: no chance to tidy up. */
  kill(): Promise<void>
  stop(): Promise<number | null>
}

export interface ServerOptions {
  /** Absent: the embedded database in `dataDirectory`. */
  readonly databaseUrl?: string
  readonly dataDirectory?: string
  /** Where the address must be known before the server runs. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
  readonly readyWithinMs?: number
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      ...environmentOf(options, port),
    },
  })
  const printed: string[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const output = () => printed.join('')
  await untilReady(child, url, options.readyWithinMs ?? 150_000, output)

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    return child.exitCode
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

export const environmentOf = (options: ServerOptions, port: number): Readonly<Record<string, string>> => ({
  PORT: String(port),
  KANAME_DEMO: '1',
  // Tests begin with a company in which nothing has happened yet.
  KANAME_DEMO_PAST: '0',
  KANAME_LOG: 'warn',
  KANAME_SIGN_IN_RATE: '100000',
  ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
  ...(options.dataDirectory ? { KANAME_DATA: options.dataDirectory } : {}),
  ...options.environment,
})

async function untilReady(
  child: ChildProcess,
  url: string,
  withinMs: number,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
    const ready = await fetch(`${url}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready within ${withinMs} ms:\n${output()}`)
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return address.port
}

export async function temporaryDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kaname-'))
  return { path: directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
