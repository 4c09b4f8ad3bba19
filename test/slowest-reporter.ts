import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** What one vitest invocation tells the runner. */
export interface RunReport {
  readonly files: readonly FileReport[]
  /** Errors outside of any file. */
  readonly unhandled: number
}

export interface FileReport {
  readonly file: string
  readonly tests: Count
  /** With loading it and preparing for it. */
  readonly ms: number
  readonly slowestTest: string
  readonly slowestMs: number
}

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The file to write; the runner names it. */
export const reportVariable = 'KANAME_TEST_REPORT'

/** Writes counts and durations as JSON, beside vitest's own output. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env[reportVariable]
    if (!file) return
    const report: RunReport = { files: modules.map(fileReport), unhandled: errors.length }
    writeFileSync(file, JSON.stringify(report))
  }
}

function fileReport(module: TestModule): FileReport {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
    module.diagnostic()
  const tests = [...module.children.allTests()]
  const [slowest] = tests
    .map((test) => ({ name: test.fullName.replace(/\s+/g, ' '), ms: test.diagnostic()?.duration ?? 0 }))
    .sort((a, b) => b.ms - a.ms)
  return {
    file: module.relativeModuleId,
    tests: count(
      module,
      tests.map((test) => test.result().state),
    ),
    ms: prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration,
    slowestTest: slowest?.name ?? '',
    slowestMs: slowest?.ms ?? 0,
  }
}

function count(module: TestModule, states: readonly string[]): Count {
  const passed = states.filter((state) => state === 'passed').length
  const failed = states.filter((state) => state === 'failed').length
  // A file that cannot be loaded, or an error outside any test, is a failure although no test failed.
  const outside = module.state() === 'failed' && failed === 0 ? 1 : 0
  return { passed, failed: failed + outside, skipped: states.length - passed - failed }
}
