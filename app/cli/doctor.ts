import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { check, diagnose, type Check } from '../doctor.ts'
import { hereOrThere, type Command } from './command.ts'

const sign: Readonly<Record<Check['state'], string>> = { ok: 'OK', warn: 'WARN', fail: 'NG' }

export const doctorCommand: Command = {
  usage: 'doctor [--json]',
  summary: 'Examines the installation; exit code 1 when something is wrong.',
  parameters: 0,
  options: ['--json'],
  async run(settings, _, options) {
    const examine = (database: Database) => diagnose(database, settings)
    const checks = await hereOrThere(settings, { command: 'doctor' }, examine, { asItIs: true })
      .then((result) => z.array(check).parse(result))
      .catch((error: unknown): Check[] => [
        { name: 'connection', state: 'fail', says: error instanceof Error ? error.message : String(error) },
      ])
    if (options.has('--json')) console.log(JSON.stringify(checks, null, 2))
    else
      for (const { name, state, says } of checks)
        console.log(`${sign[state].padEnd(6)} ${name.padEnd(20)} ${says}`)
    return checks.some(({ state }) => state === 'fail') ? 1 : 0
  },
}
