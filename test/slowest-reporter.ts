import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** What one vitest invocation tells the runner. */
export interface RunReport {
  readonly files: Count
  readonly tests: Count
  readonly durations: readonly FileDuration[]
}

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface FileDuration {
  readonly file: string
  /** With loading it and preparing for it. */
  readonly ms: number
  readonly slowestTest: string
  readonly slowestMs: number
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
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  )
  const failed = states.filter((state) => state === 'failed').length
  return {
    files: count(modules.map((module) => module.state())),
    tests: {
      ...count(states),
      // A file that cannot be loaded, or an error outside any test, is a failure although no test failed.
      failed: failed + modules.filter(brokenOutsideTests).length + unhandled,
    },
    durations: modules.map(durationOf),
  }
}

function durationOf(module: TestModule): FileDuration {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
    module.diagnostic()
  const [slowest] = [...module.children.allTests()]
    .map((test) => ({ name: test.fullName.replace(/\s+/g, ' '), ms: test.diagnostic()?.duration ?? 0 }))
    .sort((a, b) => b.ms - a.ms)
  return {
    file: module.relativeModuleId,
    ms: prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration,
    slowestTest: slowest?.name ?? '',
    slowestMs: slowest?.ms ?? 0,
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
