import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** What one vitest invocation tells the runner. */
export interface RunReport {
  readonly files: Count
  readonly tests: Count
  readonly durations: readonly TestDuration[]
}

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface TestDuration {
  readonly name: string
  readonly file: string
  readonly ms: number
}

/** The file to write; the runner names it. */
export const reportVariable = 'KANAME_TEST_REPORT'

/** Writes counts and durations as JSON, beside vitest's own output. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env[reportVariable]
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, errors.length)))
  }
}

function reportOf(modules: readonly TestModule[], unhandled: number): RunReport {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      name: test.fullName.replace(/\s+/g, ' '),
      file: module.relativeModuleId,
      ms: test.diagnostic()?.duration ?? 0,
      state: test.result().state,
    })),
  )
  const failed = tests.filter((test) => test.state === 'failed').length
  return {
    files: count(modules.map((module) => module.state())),
    tests: {
      ...count(tests.map((test) => test.state)),
      // A file that cannot be loaded, or an error outside any test, is a failure although no test failed.
      failed: failed + modules.filter(brokenOutsideTests).length + unhandled,
    },
    durations: tests.map(({ name, file, ms }) => ({ name, file, ms })),
  }
}

function brokenOutsideTests(module: TestModule): boolean {
  const testFailed = [...module.children.allTests('failed')].length > 0
  return module.state() === 'failed' && !testFailed
}

function count(states: readonly string[]): Count {
  const passed = states.filter((state) => state === 'passed').length
  const failed = states.filter((state) => state === 'failed').length
  return { passed, failed, skipped: states.length - passed - failed }
}
