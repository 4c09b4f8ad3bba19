import { withDatabase, type Command } from './command.ts'

export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'Brings the database to the state of this program.',
  parameters: 0,
  options: [],
  run: (settings) =>
    withDatabase(settings, async ({ applied, notice }) => {
      console.log(notice)
      console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.')
      return 0
    }),
}
