import { randomBytes } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

/** Where the owner of the directory listens for the command line (control.ts). */
const controlAddress = z.object({ port: z.number(), secret: z.string() })
export type ControlAddress = z.output<typeof controlAddress>

const lockContent = z.object({
  pid: z.number(),
  host: z.string(),
  /** Start of the process, so that another process with a recycled number is not taken for the owner. */
  started: z.string(),
  token: z.string(),
  control: controlAddress.optional(),
})
type LockContent = z.output<typeof lockContent>

export class DirectoryInUse extends Error {
  constructor(
    readonly directory: string,
    readonly pid: number,
    readonly control: ControlAddress | undefined,
    where: string,
  ) {
    super(
      `The data directory ${directory} is in use by process ${pid}${where}. ` +
        'The embedded database serves one process; a second one would lose data. Stop that process, or set another KANAME_DATA, or use DATABASE_URL.',
    )
  }
}

export interface DirectoryLock {
  /** Tells other processes of this user where the owner listens. */
  announce(control: ControlAddress): void
  release(): void
}

const heartbeatMs = 10_000
/** A lock of another host (a container on the same volume) can only be judged by its heartbeat. */
const abandonedMs = 60_000

/**
 * One process per directory: PGlite itself lets a second one in, which silently loses data. The lock appears complete
 * or not at all (a hard link of a finished file); one that its owner left behind, after kill -9, is taken over.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = lockFile(directory)
  const mine: LockContent = {
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid) ?? '',
    token: randomBytes(16).toString('hex'),
  }
  for (let tries = 0; !create(file, mine); tries++) {
    const holder = readLock(file)
    if (holder && (isAlive(holder, file) || tries > 20)) throw inUse(directory, holder)
    if (holder) removeStale(file, holder)
  }
  const heartbeat = setInterval(() => touch(file, mine), heartbeatMs)
  heartbeat.unref()
  return {
    announce: (control) => replace(file, { ...mine, control }),
    release() {
      clearInterval(heartbeat)
      if (readLock(file)?.token === mine.token) rmSync(file, { force: true })
    },
  }
}

/** The living owner of a directory, if it has one. */
export function ownerOf(directory: string): DirectoryInUse | undefined {
  const holder = readLock(lockFile(directory))
  return holder && isAlive(holder, lockFile(directory)) ? inUse(directory, holder) : undefined
}

const lockFile = (directory: string) => path.join(directory, 'kaname.lock')

function inUse(directory: string, holder: LockContent): DirectoryInUse {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  return new DirectoryInUse(directory, holder.pid, where ? undefined : holder.control, where)
}

function create(file: string, content: LockContent): boolean {
  const draft = `${file}.${content.token}`
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function replace(file: string, content: LockContent): void {
  const draft = `${file}.${content.token}`
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
  renameSync(draft, file)
}

/** Two processes may find the same stale lock: whoever moves away a newer one than it had judged puts it back. */
function removeStale(file: string, judged: LockContent): void {
  const aside = `${file}.stale-${randomBytes(8).toString('hex')}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (readLock(aside)?.token !== judged.token) linkSync(aside, file)
  rmSync(aside, { force: true })
}

function readLock(file: string): LockContent | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  try {
    return lockContent.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${file} is not a lock of this program. Look at what wrote it before deleting it.`, {
      cause: error,
    })
  }
}

function isAlive(holder: LockContent, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < abandonedMs
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if (codeOf(error) === 'ESRCH') return false
  }
  const started = startOf(holder.pid)
  return !started || !holder.started || started === holder.started
}

/** Boot and clock tick at which a process started, where the system tells (Linux). */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The second field, the name, may contain blanks and brackets; the start is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended, and only waits for its parent to notice.
    return fields[0] === 'Z' ? 'ended' : `${boot}/${fields[19]}`
  } catch {
    return undefined
  }
}

function touch(file: string, mine: LockContent): void {
  if (readLock(file)?.token === mine.token) utimesSync(file, new Date(), new Date())
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
