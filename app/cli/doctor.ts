import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { composeWithoutCalls } from '../compose.ts'
import { check, diagnose, examineThoroughly, type Check } from '../doctor.ts'
import { hereOrThere, type Command } from './command.ts'

const sign: Readonly<Record<Check['state'], string>> = { ok: 'OK', warn: 'WARN', fail: 'NG' }

export const doctorCommand: Command = {
  usage: 'doctor [--stock] [--json]',
  summary:
    'Examines the installation, or works all stock out anew from its ledger; exit code 1 when something is wrong.',
  parameters: 0,
  options: ['--stock', '--json'],
  async run(settings, _, options) {
    const ofStock = options.has('--stock')
    const { registered } = composeWithoutCalls(settings, console.log)
    const examine = (database: Database) =>
      ofStock ? examineThoroughly(database, registered) : diagnose(database, settings, registered)
    const command = ofStock ? 'doctor-stock' : 'doctor'
    const checks = await hereOrThere(settings, { command }, examine, { asItIs: true })
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
