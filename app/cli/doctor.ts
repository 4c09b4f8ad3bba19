import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { thoroughSubjects } from '#platform/server/module/examination.ts'
import { composeWithoutCalls } from '../compose.ts'
import { check, diagnose, examineThoroughly, type Check } from '../doctor.ts'
import { hereOrThere, type Command } from './command.ts'

const sign: Readonly<Record<Check['state'], string>> = { ok: 'OK', warn: 'WARN', fail: 'NG' }

export const doctorCommand: Command = {
  usage: 'doctor [--stock | --evidence] [--json]',
  summary:
    'Examines the installation, works all stock out anew from its ledger, or compares all evidence with its seals; exit code 1 when something is wrong.',
  parameters: 0,
  options: [...thoroughSubjects.map((subject) => `--${subject}`), '--json'],
  async run(settings, _, options) {
    const subject = thoroughSubjects.find((one) => options.has(`--${one}`))
    const { registered } = composeWithoutCalls(settings, console.log)
    const examine = (database: Database) =>
      subject ? examineThoroughly(database, registered, subject) : diagnose(database, settings, registered)
    const command = subject ? `doctor-${subject}` : 'doctor'
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
