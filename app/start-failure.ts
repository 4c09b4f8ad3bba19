import { DiskFull } from '#platform/server/disk-room.ts'
import { DirectoryInUse } from '#platform/server/database/directory-lock.ts'
import { MigrationError } from '#platform/server/database/migrate.ts'
import { DatabaseUnavailable } from '#platform/server/database/pulse.ts'
import { RowSecurityError } from '#platform/server/database/row-security.ts'
import { UnsuitableServer } from '#platform/server/database/server-rules.ts'
import { SettingsError, type Settings } from '#platform/server/settings.ts'

type Known = Pick<Settings, 'databaseUrl' | 'dataDirectory' | 'port'>

/** Why a program cannot start, and what to do: in plain words for an operator, never as a stack. */
export function startFailure(error: unknown, settings: Known | undefined): string {
  if (saysItself.some((kind) => error instanceof kind)) return messageOf(error)
  const { what, next } = byCode(codesOf(error), settings) ?? unknown(error, settings)
  return `${what}\n${next}`
}

const saysItself = [
  DiskFull,
  SettingsError,
  MigrationError,
  RowSecurityError,
  UnsuitableServer,
  DirectoryInUse,
]

interface Failure {
  readonly what: string
  readonly next: string
}

function byCode(codes: readonly string[], settings: Known | undefined): Failure | undefined {
  const database = settings?.databaseUrl ? withoutPassword(settings.databaseUrl) : ''
  for (const code of codes)
    switch (code) {
      case 'EADDRINUSE':
        return {
          what: `Port ${settings?.port ?? ''} is in use by another program.`,
          next: 'Stop that program, or choose another port with PORT.',
        }
      case 'ENOSPC':
      case '53100':
        return {
          what: `The disk is full${settings?.databaseUrl ? '' : `: ${settings?.dataDirectory ?? ''}`}.`,
          next: 'Make room there and start again: what was saved before is kept.',
        }
      case 'EACCES':
      case 'EPERM':
        return {
          what: `No right to write in ${settings?.dataDirectory ?? 'the data folder'}, or to open port ${settings?.port ?? ''}.`,
          next: 'Start as the user whom the folder belongs to, with a port above 1023.',
        }
      case '3D000':
        return {
          what: `There is no such database: ${database}`,
          next: "Make it with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0, or correct DATABASE_URL.",
        }
      case '28P01':
      case '28000':
        return {
          what: `PostgreSQL does not let this user in: ${database}`,
          next: 'Correct the user or the password in DATABASE_URL.',
        }
      case 'ECONNREFUSED':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
      case 'ETIMEDOUT':
      case 'EHOSTUNREACH':
      case '57P03':
      case unavailable:
        return {
          what: `PostgreSQL does not answer: ${database}`,
          next: 'Start it, or correct DATABASE_URL, and start again.',
        }
    }
  return undefined
}

const unavailable = '08006'

/** The embedded database ends in many ways when its files are damaged, and says none of them in words. What was thrown first is the reason. */
function unknown(error: unknown, settings: Known | undefined): Failure {
  const said = messageOf(deepest(error)).split('\n')[0] ?? ''
  if (!settings || settings.databaseUrl)
    return { what: `The start failed: ${said}`, next: 'docs/operations.md says what a start needs.' }
  const { dataDirectory } = settings
  return {
    what: `The start on the database in ${dataDirectory} failed: ${said}`,
    next: `If its files are damaged: move ${dataDirectory}/postgres away and put the newest of ${dataDirectory}/dumps back: node dist/server/cli.js restore FILE`,
  }
}

const deepest = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? deepest(error.cause) : error

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What was thrown first lies deepest; a refused connection to several addresses holds one error of each. */
function codesOf(error: unknown): readonly string[] {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') codes.push(cause.code)
    if (cause instanceof AggregateError) codes.push(...cause.errors.flatMap(codesOf))
  }
  // That there was no answer is said by its reason, where there is one.
  return error instanceof DatabaseUnavailable ? [...codes.slice(1), unavailable] : codes
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { protocol, username, host, pathname } = new URL(url)
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`
}
