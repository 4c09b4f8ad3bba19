import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'
import { reportVariable, type FileReport, type RunReport } from './slowest-reporter.ts'

export interface ProjectRun {
  readonly files: readonly FileReport[]
  /** Failures that no file counts. */
  readonly otherFailures: number
  /** They failed, and passed when they were run once more by themselves. */
  readonly unsteady: readonly string[]
}

/** What runs together: those that share a worker, and those that run the product as it was built. */
const together: Readonly<Record<string, readonly string[]>> = { server: ['server', 'built'] }

/**
 * A browser, two servers and a database share two processors here: of what failed in them, so many files are run once
 * more, by themselves. Whoever passes only then is named at the end, and is to be mended; what is broken fails twice.
 */
const triedTwice: Readonly<Record<string, number>> = { server: 2, browser: 5, speed: 2 }

export async function runProject(
  project: string,
  filters: readonly string[],
  scratch: string,
): Promise<ProjectRun> {
  console.log(`\n${project} tests`)
  const first = await runOnce(project, filters, join(scratch, `${project}.json`))
  const broken = first.files.filter(({ tests }) => tests.failed > 0).map(({ file }) => file)
  // An error that no test caught is that of the files that failed, where some did.
  if (!broken.length || broken.length > (triedTwice[project] ?? 0)) return { ...first, unsteady: [] }
  console.log(`\n${project} tests that failed, once more`)
  const second = await runOnce(project, broken, join(scratch, `${project}-again.json`))
  const again = new Map(second.files.map((report) => [report.file, report]))
  return {
    files: first.files.map((report) => again.get(report.file) ?? report),
    otherFailures: second.otherFailures,
    unsteady: broken.filter((file) => again.get(file)?.tests.failed === 0),
  }
}

async function runOnce(
  project: string,
  filters: readonly string[],
  file: string,
): Promise<Pick<ProjectRun, 'files' | 'otherFailures'>> {
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
    if (code === 0) return { files: [], otherFailures: 0 }
    console.log(`✗ the ${project} tests did not run to their end (exit code ${code})`)
    return { files: [], otherFailures: 1 }
  }
  const { files, unhandled } = JSON.parse(readFileSync(file, 'utf8')) as RunReport
  const counted = unhandled + files.reduce((total, { tests }) => total + tests.failed, 0)
  return { files, otherFailures: code !== 0 && counted === 0 ? 1 : unhandled }
}
