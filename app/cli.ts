import { readSettings } from '#platform/server/settings.ts'
import { backupCommand } from './cli/backup.ts'
import type { Command } from './cli/command.ts'
import { demoCommand } from './cli/demo.ts'
import { doctorCommand } from './cli/doctor.ts'
import { migrateCommand } from './cli/migrate.ts'
import { restoreCommand } from './cli/restore.ts'

/** Exit codes: 0 done, 1 failed (or the doctor found something wrong), 2 wrong usage. */
const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  demo: demoCommand,
  backup: backupCommand,
  restore: restoreCommand,
  doctor: doctorCommand,
}

const usage = `Usage: node dist/server/cli.js <command>

${Object.values(commands)
  .map(({ usage: how, summary }) => `  ${how.padEnd(18)} ${summary}`)
  .join('\n')}

The database is that of the environment: DATABASE_URL, or the embedded one in KANAME_DATA (./data).`

async function main([name, ...values]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(usage)
    return 0
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return wrongUsage(name === undefined ? 'Which command?' : `There is no command ${name}.`)
  if (values.includes('--help') || values.includes('-h')) {
    console.log(`Usage: ${command.usage}\n${command.summary}`)
    return 0
  }
  const plain = values.filter((value) => !value.startsWith('--'))
  const unknown = values.find(
    (value) => value.startsWith('--') && !command.options.includes(value.split('=')[0] ?? ''),
  )
  if (unknown) return wrongUsage(`${name} does not know ${unknown}.`)
  if (plain.length !== command.parameters) return wrongUsage(`Usage: ${command.usage}`)
  try {
    return await command.run(readSettings(process.env), plain, new Set(values))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function wrongUsage(why: string): number {
  console.error(`${why}\n\n${usage}`)
  return 2
}

process.exitCode = await main(process.argv.slice(2))
