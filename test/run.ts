import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, runChecks, type Check } from './checks.ts'
import { runProject, type ProjectRun } from './run-project.ts'
import type { Count, FileReport } from './slowest-reporter.ts'

/**
 * Everything that `make test` runs: first the checks, two at a time, then the tests, one project after the other. With words
 * (`make test ONLY="types unit"`) only those; a word with a slash or a dot is a filter for the test files (`make test
 * ONLY="server sign-in"` works too).
 */
const projects = ['unit', 'server', 'browser', 'speed'] as const

const wanted = process.argv.slice(2)
const known = new Set<string>(['lint', ...checks.map((check) => check.name), ...projects])
const parts = wanted.filter((word) => known.has(word))
const filters = wanted.filter((word) => !known.has(word))
const chosenProjects = projects.filter((name) => (parts.length ? parts.includes(name) : true))

const scratch = mkdtempSync(join(tmpdir(), 'kaname-test-'))
const checked: { readonly name: string; readonly passed: boolean }[] = []
const runs: (ProjectRun & { readonly name: string })[] = []
try {
  checked.push(...(await runChecks(checks.filter(chosenCheck))))
  for (const name of chosenProjects) runs.push({ name, ...(await runProject(name, filters, scratch)) })
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
finish()

/** Test files alone (`ONLY=sign-in`) run without the checks. What must be built for them they see to themselves. */
function chosenCheck(check: Check): boolean {
  if (parts.length === 0) return filters.length === 0
  return parts.includes(check.name) || parts.includes(check.part)
}

function finish(): void {
  const files = runs.flatMap((run) => run.files)
  printSlowest(files)
  const unsteady = runs.flatMap((run) => run.unsteady)
  if (unsteady.length) console.log(`\nPassed only at the second try: ${unsteady.join(', ')}`)
  const broken = [
    ...checked.filter(({ passed }) => !passed).map(({ name }) => name),
    ...runs.filter((run) => failures(run) > 0).map(({ name }) => name),
  ]
  if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`)
  const tests = total(files.map((file) => file.tests))
  if (files.length) {
    console.log('')
    console.log(` Test Files  ${summary(total(files.map(({ tests: counts }) => asOne(counts))))}`)
    console.log(`      Tests  ${summary(tests)}`)
  }
  const passed = tests.passed + checked.filter((check) => check.passed).length
  const failed = sum(runs.map(failures)) + checked.filter((check) => !check.passed).length
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

function failures({ files, otherFailures }: ProjectRun): number {
  return otherFailures + sum(files.map(({ tests }) => tests.failed))
}

/** A file counts as one: failed, or passed, or skipped when nothing in it ran. */
function asOne({ passed, failed }: Count): Count {
  const state = failed ? 'failed' : passed ? 'passed' : 'skipped'
  return { passed: 0, failed: 0, skipped: 0, [state]: 1 }
}

function printSlowest(files: readonly FileReport[]): void {
  if (!files.length) return
  console.log('\nSlowest files')
  for (const { file, ms, slowestTest, slowestMs } of [...files].sort((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${seconds(ms)}  ${file}  (${seconds(slowestMs).trim()}: ${slowestTest})`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`
}

function total(counts: readonly Count[]): Count {
  return {
    passed: sum(counts.map((count) => count.passed)),
    failed: sum(counts.map((count) => count.failed)),
    skipped: sum(counts.map((count) => count.skipped)),
  }
}

function summary({ passed, failed, skipped }: Count): string {
  const words = [
    failed ? `${failed} failed` : '',
    `${passed} passed`,
    skipped ? `${skipped} skipped` : '',
  ].filter(Boolean)
  return `${words.join(' | ')} (${passed + failed + skipped})`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((sumSoFar, number) => sumSoFar + number, 0)
}
