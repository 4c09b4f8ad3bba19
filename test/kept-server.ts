import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '#platform/server/settings.ts'
import { environmentOf, freePort, type OpenServer, type ServerOptions } from './running-server.ts'
import type { Done, Order } from './server-host.ts'

interface Host {
  readonly process: ChildProcess
  printed: string
  /** Where the next server listens: at the address that a browser knows, it has the scripts already. */
  port: number | undefined
}

let host: Host | undefined
let last = 0

/**
 * A server of the built product in a process that is kept for the next one: starting it costs a tenth. For journeys that do not kill it;
 * those have `startServer`.
 */
export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const here = (host ??= startHost())
  const port = options.port ?? here.port ?? (await freePort())
  here.port = undefined
  const no = ++last
  const from = here.printed.length
  try {
    await carriedOut(here, { order: 'open', no, environment: environmentOf(options, port) })
  } catch (error) {
    // Somebody else may have taken it meanwhile.
    if (options.port === undefined && String(error).includes('EADDRINUSE')) return openServer(options)
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => here.printed.slice(from),
    stop: async () => {
      await carriedOut(here, { order: 'close', no })
      here.port ??= port
    },
  }
}

function startHost(): Host {
  const child = fork(path.join(projectRoot(), 'test/server-host.ts'), {
    cwd: projectRoot(),
    execArgv: ['--import', 'tsx', '--enable-source-maps'],
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const started: Host = { process: child, printed: '', port: undefined }
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (started.printed += text))
  // It keeps nobody waiting who has nothing else to do, and ends with us.
  child.unref()
  child.channel?.unref()
  child.once('exit', () => {
    if (host === started) host = undefined
  })
  return started
}

function carriedOut(here: Host, order: Order): Promise<void> {
  const child = here.process
  return new Promise((resolve, reject) => {
    const settle = (error?: string) => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      if (error === undefined) resolve()
      else reject(new Error(error))
    }
    const onMessage = ({ no, error }: Done) => {
      if (no === order.no) settle(error)
    }
    const onExit = () => settle(`The process of the servers has ended:\n${here.printed}`)
    child.on('message', onMessage)
    child.once('exit', onExit)
    child.send(order)
  })
}
