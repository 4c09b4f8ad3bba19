import { askOwner } from '#platform/server/database/control.ts'
import type { Database } from '#platform/server/database/database.ts'
import { ownerOf } from '#platform/server/database/directory-lock.ts'
import { openDatabase, type OpenDatabase, type OpenOptions } from '#platform/server/database/open.ts'
import type { Settings } from '#platform/server/settings.ts'

export interface Command {
  readonly usage: string
  readonly summary: string
  readonly parameters: 0 | 1
  readonly options: readonly string[]
  /** Returns the exit code; what it throws is shown and gives 1. */
  readonly run: (
    settings: Settings,
    parameters: readonly string[],
    options: ReadonlySet<string>,
  ) => Promise<number>
}

export async function withDatabase<T>(
  settings: Settings,
  work: (opened: OpenDatabase) => Promise<T>,
  options: Partial<OpenOptions> = {},
): Promise<T> {
  const opened = await openDatabase(settings, { onError: (error) => console.error(error), ...options })
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

/** Does it here, or lets the running server do it that holds the embedded database. */
export async function hereOrThere(
  settings: Settings,
  there: { readonly command: string; readonly file?: string },
  here: (database: Database) => Promise<unknown>,
  options: Partial<OpenOptions> = {},
): Promise<unknown> {
  const owner = settings.databaseUrl ? undefined : ownerOf(settings.dataDirectory)
  if (!owner) return withDatabase(settings, ({ database }) => here(database), options)
  if (!owner.control) throw owner
  return askOwner(owner.control, there)
}
