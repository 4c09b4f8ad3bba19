import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect as dial } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clusterOwner } from './cluster.ts'
import { freePort } from './running-server.ts'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((one) =>
  existsSync(one),
)

/** Debian's package `pgbouncer`; without it nothing can be said about poolers. */
export const hasPooler = program !== undefined

export interface Pooler {
  /** The same database, through the pooler. */
  readonly url: string
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** PgBouncer before a database, pooling by transaction: so many connections to the server, whoever asks. */
export async function startPooler(url: string, connections: number): Promise<Pooler> {
  if (!program) throw new Error('There is no pgbouncer')
  const owner = clusterOwner()
  const behind = new URL(url)
  const port = await freePort()
  const directory = mkdtempSync(path.join(tmpdir(), 'kaname-pooler-'))
  const [users, settings] = [path.join(directory, 'users.txt'), path.join(directory, 'pooler.ini')]
  writeFileSync(users, `"${behind.username}" "${behind.password}"\n`)
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${behind.hostname} port=${behind.port}`,
      '[pgbouncer]',
      ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
      ...['pool_mode = transaction', `default_pool_size = ${connections}`, 'max_client_conn = 200'],
      ...['auth_type = trust', `auth_file = ${users}`],
    ].join('\n'),
  )
  if (owner) for (const file of [directory, users, settings]) chownSync(file, owner.uid, owner.gid)
  let child: ChildProcess | undefined
  const kill = async () => {
    const ended = child && once(child, 'exit')
    child?.kill('SIGKILL')
    await ended
    child = undefined
  }
  const start = async () => {
    child = spawn(program, ['-q', settings], { cwd: directory, stdio: 'ignore', ...owner })
    for (let tries = 0; !(await answers(port)); tries++) {
      if (child.exitCode !== null || tries > 200) throw new Error('The pooler does not start')
      await pause(50)
    }
  }
  await start()
  const through = new URL(url)
  through.port = String(port)
  return {
    ...{ url: through.href, kill, start },
    async stop() {
      await kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = dial({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => undefined)
    socket.unref()
    socket.once('connect', () => socket.destroy())
  })
