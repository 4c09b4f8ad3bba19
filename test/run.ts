import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportVariable, type RunReport, type TestDuration } from './slowest-reporter.ts'

/**
 * Everything that `make test` runs, in order, one at a time. With words (`make test ONLY="types unit"`) only those; a
 * word with a slash or a dot is a filter for the test files (`make test ONLY="server sign-in"` works too).
 */
const bin = (name: string) => join('node_modules', '.bin', name)

interface Check {
  readonly name: string
  readonly part: 'lint' | 'build'
  readonly command: readonly [string, ...string[]]
  /** What a person does when it fails and the output does not say. */
  readonly advice: string
}

const checks: readonly Check[] = [
  {
    name: 'format',
    part: 'lint',
    command: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
    advice: 'Run `make format`.',
  },
  { name: 'types', part: 'lint', command: [bin('tsc')], advice: 'Correct the types.' },
  {
    name: 'oxlint',
    part: 'lint',
    command: [bin('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    advice: 'Correct the code; the rules are in .oxlintrc.json.',
  },
  {
    name: 'house',
    part: 'lint',
    command: [bin('tsx'), 'lint/house-rules.ts', 'house'],
    advice: 'Every message says what to do instead; CONTRIBUTING.md explains the rules.',
  },
  {
    name: 'i18n',
    part: 'lint',
    command: [bin('tsx'), 'lint/house-rules.ts', 'i18n'],
    advice: 'Every message says what to do instead.',
  },
  {
    name: 'unused',
    part: 'lint',
    command: [bin('knip'), '--no-progress'],
    advice: 'Remove what nothing uses, or stop exporting it.',
  },
  { name: 'build', part: 'build', command: ['make', '--no-print-directory', 'build'], advice: 'See above.' },
]

/** Colours only where a person looks: CI=true would otherwise turn them on in a log. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

const projects = ['unit', 'server', 'browser', 'speed'] as const
/** What runs together: those that share a worker, and those that look at the whole product. */
const together: Readonly<Record<string, readonly string[]>> = { server: ['server', 'product'] }
/** They look at the built product; of the server's tests those of the command line do. */
const ofBuilt: readonly string[] = ['server', 'browser', 'speed']

interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly report?: RunReport
}

let running: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    running?.kill(signal)
    process.exit(130)
  })
}

const wanted = process.argv.slice(2)
const known = new Set<string>(['lint', ...checks.map((check) => check.name), ...projects])
const parts = wanted.filter((word) => known.has(word))
const filters = wanted.filter((word) => !known.has(word))
const chosenChecks = checks.filter(chosenCheck)
const chosenProjects = projects.filter((name) => (parts.length ? parts.includes(name) : true))

const scratch = mkdtempSync(join(tmpdir(), 'kaname-test-'))
const outcomes: Outcome[] = []
try {
  for (const check of chosenChecks) outcomes.push(await runCheck(check))
  for (const project of chosenProjects) outcomes.push(await runProject(project))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
finish(outcomes)

/** Test files alone (`ONLY=sign-in`) run without the checks; the browser needs something built. */
function chosenCheck(check: Check): boolean {
  if (parts.length === 0) return filters.length === 0 || check.part === 'build'
  if (parts.includes(check.name) || parts.includes(check.part)) return true
  return check.part === 'build' && parts.some((part) => ofBuilt.includes(part))
}

async function runCheck(check: Check): Promise<Outcome> {
  const began = Date.now()
  const { code, output } = await run(check.command, { quiet: true })
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const ok = code === 0
  if (!ok || /^warning /m.test(output)) console.log(output.trim())
  console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds} s)${ok ? '' : `. ${check.advice}`}`)
  return { name: check.name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

async function runProject(project: string): Promise<Outcome> {
  const file = join(scratch, `${project}.json`)
  console.log(`\n${project} tests`)
  const { code } = await run(
    [
      bin('vitest'),
      'run',
      ...(together[project] ?? [project]).flatMap((name) => ['--project', name]),
      '--reporter',
      'default',
      '--reporter',
      './test/slowest-reporter.ts',
      '--passWithNoTests',
      ...filters,
    ],
    { env: { [reportVariable]: file } },
  )
  if (!existsSync(file)) {
    if (code === 0) return { name: project, passed: 0, failed: 0 }
    console.log(`✗ the ${project} tests did not run to their end (exit code ${code})`)
    return { name: project, passed: 0, failed: 1 }
  }
  const report = readReport(file)
  const { passed, failed } = report.tests
  return { name: project, passed, failed: code !== 0 && failed === 0 ? 1 : failed, report }
}

function readReport(file: string): RunReport {
  return JSON.parse(readFileSync(file, 'utf8')) as RunReport
}

interface RunOptions {
  readonly quiet?: boolean
  readonly env?: Readonly<Record<string, string>>
}

function run(
  [command, ...args]: readonly [string, ...string[]],
  { quiet = false, env = {} }: RunOptions,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const output: string[] = []
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...colours, ...env },
    })
    running = child
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.join('') }))
  })
}

function finish(all: readonly Outcome[]): void {
  const reports = all.flatMap(({ report }) => (report ? [report] : []))
  printSlowest(reports.flatMap(({ durations }) => durations))
  const broken = all.filter(({ failed }) => failed > 0).map(({ name }) => name)
  if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`)
  if (reports.length) {
    console.log('')
    console.log(` Test Files  ${summary(reports.map(({ files }) => files))}`)
    console.log(`      Tests  ${summary(reports.map(({ tests }) => tests))}`)
  }
  const passed = sum(all.map((outcome) => outcome.passed))
  const failed = sum(all.map((outcome) => outcome.failed))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

function printSlowest(durations: readonly TestDuration[]): void {
  if (!durations.length) return
  console.log('\nSlowest tests')
  for (const { name, file, ms } of [...durations].sort((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${(ms / 1000).toFixed(2).padStart(8)} s  ${name}  (${file})`)
}

function summary(counts: readonly RunReport['tests'][]): string {
  const passed = sum(counts.map((count) => count.passed))
  const failed = sum(counts.map((count) => count.failed))
  const skipped = sum(counts.map((count) => count.skipped))
  const words = [
    failed ? `${failed} failed` : '',
    `${passed} passed`,
    skipped ? `${skipped} skipped` : '',
  ].filter(Boolean)
  return `${words.join(' | ')} (${passed + failed + skipped})`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
