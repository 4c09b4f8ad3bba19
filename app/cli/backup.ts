import path from 'node:path'
import { backupHeader } from '#platform/server/database/backup-file.ts'
import { backup } from '#platform/server/database/backup.ts'
import { hereOrThere, type Command } from './command.ts'

export const backupCommand: Command = {
  usage: 'backup FILE',
  summary: 'Writes the whole database into one file; also while a server is running.',
  parameters: 1,
  options: [],
  async run(settings, [name = '']) {
    const file = path.resolve(name)
    const result = await hereOrThere(
      settings,
      { command: 'backup', file },
      (database) => backup(database, file, settings.version),
      { asItIs: true },
    )
    const header = backupHeader.parse(result)
    console.log(`${file}: ${header.tables.length} tables at migration ${header.migration.name}`)
    return 0
  },
}
