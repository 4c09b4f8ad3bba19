import path from 'node:path'
import { backupHeader } from '#platform/server/database/backup-file.ts'
import type { Database } from '#platform/server/database/database.ts'
import { restore } from '#platform/server/database/restore.ts'
import { hereOrThere, type Command } from './command.ts'

export const restoreCommand: Command = {
  usage: 'restore FILE',
  summary: 'Replaces EVERYTHING in the database by a backup, or changes nothing when it cannot.',
  parameters: 1,
  options: [],
  async run(settings, [name = '']) {
    const file = path.resolve(name)
    const here = (database: Database) => restore(database, file)
    const result = await hereOrThere(settings, { command: 'restore', file }, here, {})
    const header = backupHeader.parse(result)
    console.log(`Restored ${header.tables.length} tables as they were at ${header.created}`)
    return 0
  },
}
