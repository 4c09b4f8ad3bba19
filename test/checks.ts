import { join } from 'node:path'
import { runCommand, type Command } from './run-command.ts'

const bin = (name: string) => join('node_modules', '.bin', name)
/** What the checks remember from run to run, by contents. `make clean` forgets it. */
const cache = (name: string) => join('node_modules', '.cache', 'kaname', name)

export interface Check {
  readonly name: string
  readonly part: 'lint' | 'build'
  readonly command: Command
  /** What a person does when it fails and the output does not say. */
  readonly advice: string
  /** It is done by this other check already, when that one runs too. */
  readonly within?: string
}

/** The slowest first: they run side by side. */
export const checks: readonly Check[] = [
  {
    name: 'oxlint',
    part: 'lint',
    command: [bin('tsx'), 'lint/oxlint.ts'],
    advice: 'Correct the code; the rules are in .oxlintrc.json.',
  },
  {
    name: 'types',
    part: 'lint',
    command: [bin('tsc'), '--incremental', '--tsBuildInfoFile', cache('tsc')],
    advice: 'Correct the types.',
  },
  {
    name: 'format',
    part: 'lint',
    // prettier-ignore
    command: [
      bin('prettier'), '--check', '--log-level', 'warn',
      '--cache', '--cache-strategy', 'content', '--cache-location', cache('prettier'), '.',
    ],
    advice: 'Run `make format`.',
  },
  {
    name: 'house',
    part: 'lint',
    command: [bin('tsx'), 'lint/house-rules.ts'],
    advice: 'Every message says what to do instead; CONTRIBUTING.md explains the rules.',
  },
  {
    name: 'i18n',
    part: 'lint',
    within: 'house',
    command: [bin('tsx'), 'lint/house-rules.ts', 'i18n'],
    advice: 'Every message says what to do instead.',
  },
  {
    name: 'unused',
    part: 'lint',
    command: [bin('knip'), '--no-progress', '--cache', '--cache-location', cache('knip')],
    advice: 'Remove what nothing uses, or stop exporting it.',
  },
  { name: 'build', part: 'build', command: ['make', '--no-print-directory', 'build'], advice: 'See above.' },
]

export interface Checked {
  readonly name: string
  readonly passed: boolean
}

/** The machine of the house has two processors. */
const sideBySide = 2

/** Each is told as it ends. */
export async function runChecks(chosen: readonly Check[]): Promise<readonly Checked[]> {
  const waiting = chosen.filter(({ within }) => !chosen.some(({ name }) => name === within))
  const done: Checked[] = []
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      done.push({ name: check.name, passed: await passes(check) })
  }
  await Promise.all(Array.from({ length: sideBySide }, lane))
  return done
}

async function passes({ name, command, advice }: Check): Promise<boolean> {
  const began = Date.now()
  const { code, output } = await runCommand(command, { quiet: true })
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const ok = code === 0
  if (!ok || /^warning /m.test(output)) console.log(output.trim())
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)${ok ? '' : `. ${advice}`}`)
  return ok
}
