import path from 'node:path'
import type { Settings } from '../settings.ts'
import { refuseFullDisk, type DiskRoom } from '../disk-room.ts'
import { backup } from './backup.ts'
import { startControl, type ControlCommands } from './control.ts'
import type { Database } from './database.ts'
import { followCopy, type FollowingCopy } from './following-copy.ts'
import { lockDirectory } from './directory-lock.ts'
import { dump } from './dumps.ts'
import { openInThread } from './embedded-in-thread.ts'
import { embeddedDatabase } from './embedded.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { repeat } from './repeat.ts'
import { restore } from './restore.ts'
import { proveRowSecurity } from './row-security.ts'
import { checkServer } from './server-rules.ts'
import { tidy } from './upkeep.ts'

export interface OpenDatabase {
  readonly database: Database
  /** A replica that lists may be read from. */
  readonly copy?: FollowingCopy
  /** Names of the migrations that this start applied. */
  readonly applied: readonly string[]
  /** The line for the start of the program: what this database is, and what it is not for. */
  readonly notice: string
  close(): Promise<void>
}

export interface OpenOptions {
  readonly onError: (error: unknown) => void
  readonly statementTimeoutMs?: number
  /** Neither migrates nor proves anything: for looking at a database, and for a backup before an upgrade. */
  readonly asItIs?: boolean
  /**
   * What the command line may ask a running server for, besides backup and restore. Given by a server; without it no
   * control channel and no scheduled dumps are started.
   */
  readonly commands?: (database: Database) => ControlCommands
  /** While there is no room no dump is made. */
  readonly shortage?: DiskRoom
  /** Copies in memory are old after a restore through the running server. */
  readonly onRestored?: () => void
}

/** The database of the settings: suitable, migrated, and with a proven second lock; or an error that says why not. */
export async function openDatabase(settings: Settings, options: OpenOptions): Promise<OpenDatabase> {
  return settings.databaseUrl
    ? openServer(settings, settings.databaseUrl, options)
    : openDirectory(settings, options)
}

async function openServer(settings: Settings, url: string, options: OpenOptions): Promise<OpenDatabase> {
  const openAt = (at: string, direct?: string) =>
    openPostgres({
      ...{ url: at, direct },
      pool: settings.pool,
      statementTimeoutMs: options.statementTimeoutMs ?? 30_000,
      onError: options.onError,
    })
  const database = openAt(url, settings.databaseDirectUrl)
  try {
    const { applied, version } = await prepare(database, settings, options)
    // The command line and jobs read the primary.
    const { databaseReadUrl } = settings
    const copy =
      databaseReadUrl && options.commands ? followCopy(database, openAt(databaseReadUrl)) : undefined
    return {
      database,
      applied,
      notice: `PostgreSQL ${version}${copy ? ', lists from a replica' : ''}`,
      ...(copy ? { copy } : {}),
      async close() {
        await copy?.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openDirectory(settings: Settings, options: OpenOptions): Promise<OpenDatabase> {
  const directory = settings.dataDirectory
  const lock = lockDirectory(directory)
  let database: Database | undefined
  try {
    await refuseFullDisk(directory)
    database = embeddedDatabase(await openInThread(path.join(directory, 'postgres')))
    const { applied, version } = await prepare(database, settings, options)
    const notice =
      `Embedded PostgreSQL ${version} in ${directory}: for one process, a few users and trials. ` +
      'For a company at work set DATABASE_URL to a PostgreSQL server.'
    const serving = options.commands && (await serve(database, settings, options, options.commands))
    if (serving) lock.announce(serving.address)
    const opened = database
    return {
      database: opened,
      applied,
      notice,
      async close() {
        await serving?.stop()
        await opened.close()
        lock.release()
      },
    }
  } catch (error) {
    await database?.close()
    lock.release()
    throw error
  }
}

async function prepare(database: Database, settings: Settings, options: OpenOptions) {
  if (options.asItIs) return { applied: [], version: '' }
  const { version_text: version } = await checkServer(database)
  const applied = await migrate(database, await readMigrations(settings.root))
  await proveRowSecurity(database)
  return { applied, version }
}

const noDump = () => Promise.reject(new Error('No dump was made: the disk is nearly full'))

const minute = 60_000
const hour = 60 * minute

/** What only the process with the embedded database can do: answer the command line, dump, and keep it in order. */
async function serve(
  database: Database,
  settings: Settings,
  options: OpenOptions,
  commands: (database: Database) => ControlCommands,
) {
  const folder = path.join(settings.dataDirectory, 'dumps')
  const control = await startControl({
    backup: (file) => backup(database, file, settings.version),
    restore: async (file) => {
      const header = await restore(database, file)
      options.onRestored?.()
      return header
    },
    ...commands(database),
  })
  const dumps = repeat(
    settings.dumpHours * hour,
    () => (options.shortage?.() ? noDump() : dump(database, folder, settings.version)),
    options.onError,
  )
  const upkeep = repeat(minute, () => tidy(database), options.onError)
  return {
    address: control.address,
    async stop() {
      await Promise.all([dumps.stop(), upkeep.stop()])
      await control.close()
    },
  }
}
