import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, runChecks, type Check } from './checks.ts'
import { runCommand } from './run-command.ts'
import { reportVariable, type RunReport, type FileDuration } from './slowest-reporter.ts'

/**
 * Everything that `make test` runs: first the checks, two at a time, then the tests, one project after the other. With words
 * (`make test ONLY="types unit"`) only those; a word with a slash or a dot is a filter for the test files (`make test
 * ONLY="server sign-in"` works too).
 */
const projects = ['unit', 'server', 'browser', 'speed'] as const
/** What runs together: those that share a worker, and those that run the product as it was built. */
const together: Readonly<Record<string, readonly string[]>> = { server: ['server', 'built'] }

interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly report?: RunReport
}

const wanted = process.argv.slice(2)
const known = new Set<string>(['lint', ...checks.map((check) => check.name), ...projects])
const parts = wanted.filter((word) => known.has(word))
const filters = wanted.filter((word) => !known.has(word))
const chosenProjects = projects.filter((name) => (parts.length ? parts.includes(name) : true))

const scratch = mkdtempSync(join(tmpdir(), 'kaname-test-'))
const outcomes: Outcome[] = []
try {
  for (const { name, passed } of await runChecks(checks.filter(chosenCheck)))
    outcomes.push({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1 })
  for (const project of chosenProjects) outcomes.push(await runProject(project))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
finish(outcomes)

/** Test files alone (`ONLY=sign-in`) run without the checks. What must be built for them they see to themselves. */
function chosenCheck(check: Check): boolean {
  if (parts.length === 0) return filters.length === 0
  return parts.includes(check.name) || parts.includes(check.part)
}

async function runProject(project: string): Promise<Outcome> {
  const file = join(scratch, `${project}.json`)
  console.log(`\n${project} tests`)
  const { code } = await runCommand(
    [
      join('node_modules', '.bin', 'vitest'),
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

function printSlowest(durations: readonly FileDuration[]): void {
  if (!durations.length) return
  console.log('\nSlowest files')
  for (const { file, ms, slowestTest, slowestMs } of [...durations].sort((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${seconds(ms)}  ${file}  (${seconds(slowestMs).trim()}: ${slowestTest})`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`
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
