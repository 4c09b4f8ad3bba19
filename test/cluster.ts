import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './running-server.ts'

export interface Cluster {
  /** Superuser `postgres`, over TCP on the loopback. */
  readonly url: string
  readonly directory: string
  readonly version: string
  stop(): Promise<void>
  /** kill -9 of the server: it says nothing to anybody. */
  kill(): void
  /** Ends it in order and keeps its data under this path, for others to be copies of it. */
  keepData(as: string): Promise<void>
}

export interface ClusterOptions {
  /** Off for tests. A benchmark of writes switches it on. */
  readonly fsync?: boolean
  /** Data that another cluster has kept, instead of a new one. */
  readonly copyOf?: string
  /** Follows the cluster at this address as a hot standby. */
  readonly replicaOf?: string
  readonly settings?: Readonly<Record<string, string>>
}

export class NoServerBinaries extends Error {}

/**
 * A PostgreSQL cluster of our own in the directory for temporary files. It ends and is deleted when `stop()` is called,
 * and also when this process dies in whatever way, kill -9 included.
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const binaries = findBinaries()
  const owner = clusterOwner()
  const directory = mkdtempSync(path.join(tmpdir(), 'kaname-postgres-'))
  if (owner) chownSync(directory, owner.uid, owner.gid)
  const data = path.join(directory, 'data')
  try {
    if (options.replicaOf) follow(binaries, options.replicaOf, data, directory, owner)
    else if (options.copyOf) copy(options.copyOf, data)
    else initialise(binaries, data, directory, owner)
    const port = await freePort()
    const keeper = startUnderKeeper({ binaries, data, directory, port, owner, options })
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    const version = await untilItAnswers(url, () => keeper.exitCode !== null, path.join(directory, 'log'))
    const stop = async () => {
      if (keeper.exitCode !== null) return
      const ended = once(keeper, 'exit')
      keeper.stdin?.end()
      await ended
    }
    return {
      url,
      directory,
      version,
      stop,
      kill: () => {
        process.kill(serverIn(data), 'SIGKILL')
      },
      async keepData(as) {
        await shutDown(data)
        const draft = `${as}-${process.pid}`
        copy(data, draft)
        await stop()
        // Another run was faster: its data are the same.
        if (existsSync(as)) rmSync(draft, { recursive: true })
        else renameSync(draft, as)
      },
    }
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    throw error
  }
}

/** With its owners and rights. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The cluster could not be copied: ${stderr}`)
}

/** Everything is written to its files: what is copied then needs no recovery. */
async function shutDown(data: string): Promise<void> {
  process.kill(serverIn(data), 'SIGINT')
  for (let tries = 0; existsSync(pidFile(data)); tries++) {
    if (tries > 600) throw new Error('The PostgreSQL server does not stop.')
    await pause(50)
  }
}

const pidFile = (data: string) => path.join(data, 'postmaster.pid')

const serverIn = (data: string): number => Number(readFileSync(pidFile(data), 'utf8').split('\n')[0])

export const serverVersion = (): string => versionIn(findBinaries())

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** initdb refuses root; then the cluster belongs to `postgres` or `nobody`. */
export function clusterOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new NoServerBinaries('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody')
}

/** The folder of initdb and postgres: the highest version ≥ 15 of the usual places, else the PATH. */
function findBinaries(): string {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base)
    ? readdirSync(base)
        .map(Number)
        .filter((version) => version >= 15)
        .sort((a, b) => b - a)
    : []
  const folders = [
    ...versions.map((version) => path.join(base, String(version), 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  const found = folders.find((folder) => folder && hasServer(folder))
  if (found) return found
  throw new NoServerBinaries(
    'No PostgreSQL server binaries (initdb and postgres, version 15 or newer) on the PATH or in /usr/lib/postgresql. ' +
      'On Debian: apt-get install postgresql',
  )
}

function hasServer(folder: string): boolean {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres'))) return false
  return parseFloat(versionIn(folder)) >= 15
}

function versionIn(folder: string): string {
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return / (\d[\d.]*)/.exec(stdout ?? '')?.[1] ?? '0'
}

/** Without --encoding a machine without a locale gives SQL_ASCII; with ctype C, trigrams of Japanese are empty. */
function initialise(binaries: string, data: string, cwd: string, owner: Owner | undefined): void {
  const result = spawnSync(
    path.join(binaries, 'initdb'),
    // prettier-ignore
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--lc-collate=C', '--lc-ctype=C.UTF-8', '--no-sync'],
    { cwd, ...owner, encoding: 'utf8' },
  )
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error?.message}`)
}

function follow(binaries: string, url: string, data: string, cwd: string, owner: Owner | undefined): void {
  const options = ['-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
  const result = spawnSync(path.join(binaries, 'pg_basebackup'), options, { cwd, ...owner, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`pg_basebackup failed: ${result.stderr || result.error?.message}`)
}

interface Start {
  readonly binaries: string
  readonly data: string
  readonly directory: string
  readonly port: number
  readonly owner: Owner | undefined
  readonly options: ClusterOptions
}

/**
 * The keeper is a shell that starts the server and then reads its standard input, which never says anything: it ends
 * when this process closes it or is no more, and then the keeper stops the server and deletes the directory.
 */
const keeperScript = `
trap '' INT TERM HUP
dir=$1; shift
"$@" >"$dir/log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill -QUIT $server
wait $server
cd /
rm -rf "$dir"`

function startUnderKeeper({ binaries, data, directory, port, owner, options }: Start) {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: directory,
    max_connections: '200',
    shared_buffers: '128MB',
    fsync: options.fsync ? 'on' : 'off',
    synchronous_commit: options.fsync ? 'on' : 'off',
    full_page_writes: options.fsync ? 'on' : 'off',
    ...options.settings,
  }
  const server = [path.join(binaries, 'postgres'), '-D', data]
  for (const [name, value] of Object.entries(settings)) server.push('-c', `${name}=${value}`)
  return spawn('sh', ['-c', keeperScript, 'keeper', directory, ...server], {
    cwd: directory,
    ...owner,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
}

async function untilItAnswers(url: string, hasEnded: () => boolean, log: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      const result = await client.query<{ server_version: string }>('SHOW server_version')
      return result.rows[0]?.server_version ?? ''
    } catch (error) {
      if (tries > 300 || hasEnded()) {
        const said = existsSync(log) ? readFileSync(log, 'utf8') : ''
        throw new Error(`The PostgreSQL server did not start.\n${said}`, { cause: error })
      }
      await pause(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
