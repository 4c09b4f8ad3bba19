import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `make bench-planning DATA=directory`: runs one benchmark after the other and writes docs/benchmarks-planning-scheduling.md.
 * Without the directory of public instances only the generated factories are measured.
 */
interface Instance {
  readonly name: string
  readonly family: string
  readonly gap: number
  readonly faults: number
}

interface Factories {
  readonly plans: readonly {
    readonly operations: number
    readonly lateness: number
    readonly latenessOfBestRule: number
    readonly latenessBound: number
    readonly setup: number
    readonly setupOfBestRule: number
    readonly faults: number
  }[]
  readonly list: { readonly operations: number; readonly firstMs: number; readonly medianMs: number }
  readonly drags: readonly {
    readonly operations: number
    readonly days: number | 'all'
    readonly p50Ms: number
    readonly p99Ms: number
    readonly changedOnAverage: number
    readonly faults: number
  }[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '1,10,60' },
    seeds: { type: 'string', default: '1,2,3,4,5' },
    only: { type: 'string', default: '' },
  },
})
const directory = positionals[0] ?? ''
const times = values.times.split(',').map(Number)
const scratch = mkdtempSync(path.join(tmpdir(), 'kaname-bench-'))
const report = 'docs/benchmarks-planning-scheduling.md'

try {
  const gaps = existsSync(path.join(directory, 'bounds')) && directory ? times.map(instancesAt) : []
  const factories = run<Factories>('scheduling-factories.ts', ['--seconds', '10', '--seeds', values.seeds])
  writeFileSync(report, [heading(), ...instanceTable(gaps), ...factoryTables(factories)].join('\n'))
  execFileSync('node_modules/.bin/prettier', ['--write', '--log-level', 'warn', report])
  console.log(`Written to ${report}`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function instancesAt(seconds: number): readonly Instance[] {
  const only = values.only ? ['--only', values.only] : []
  const args = [directory, '--seconds', String(seconds), '--seeds', values.seeds, ...only]
  return run<readonly Instance[]>('scheduling-instances.ts', args)
}

function run<T>(script: string, args: readonly string[]): T {
  const out = path.join(scratch, 'out.json')
  execFileSync('node_modules/.bin/tsx', [path.join('bench/planning', script), ...args, '--out', out], {
    stdio: 'inherit',
  })
  return JSON.parse(readFileSync(out, 'utf8')) as T
}

function heading(): string {
  return [
    '# Scheduling: what was measured',
    '',
    `Written by \`make bench-planning\`. Seeds ${values.seeds}; seconds are those of one core; every schedule passed the`,
    'independent checker or is counted as a failure.',
    '',
  ].join('\n')
}

/** Per family the mean over its instances of the median over the seeds. */
function instanceTable(gaps: readonly (readonly Instance[])[]): string[] {
  const families = [...new Set(gaps.flat().map(({ family }) => family))]
  if (families.length === 0) return []
  const row = (name: string, inside: (one: Instance) => boolean) => {
    const cells = gaps.map((all) => `${meanOfMedians(all.filter(inside)).toFixed(2)} %`)
    const count = new Set(gaps[0]?.filter(inside).map((one) => one.name)).size
    const failures = gaps.flat().filter((one) => inside(one) && one.faults > 0).length
    return `| ${name} | ${count} | ${cells.join(' | ')} | ${failures} |`
  }
  return [
    '## Public instances: gap to the best known makespan',
    '',
    `| family | instances | ${times.map((seconds) => `${seconds} s`).join(' | ')} | failures |`,
    `|---|---|${times.map(() => '---').join('|')}|---|`,
    ...families.map((family) => row(family, (one) => one.family === family)),
    row('all', () => true),
    '',
  ]
}

function meanOfMedians(all: readonly Instance[]): number {
  const names = [...new Set(all.map(({ name }) => name))]
  const medians = names.map((name) => median(all.filter((one) => one.name === name).map(({ gap }) => gap)))
  return medians.reduce((sum, gap) => sum + gap, 0) / Math.max(1, medians.length)
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function factoryTables({ plans, list, drags }: Factories): string[] {
  const sizes = [...new Set(plans.map(({ operations }) => operations))]
  const plan = (operations: number) => {
    const own = plans.filter((one) => one.operations === operations)
    const middle = (key: 'lateness' | 'latenessOfBestRule' | 'latenessBound' | 'setup' | 'setupOfBestRule') =>
      median(own.map((one) => one[key])).toLocaleString('en')
    const failures = own.filter(({ faults }) => faults > 0).length
    return `| ${operations.toLocaleString('en')} | ${middle('latenessOfBestRule')} | ${middle('lateness')} | ${middle('latenessBound')} | ${middle('setupOfBestRule')} | ${middle('setup')} | ${failures} |`
  }
  return [
    '## Generated factories, 10 seconds: weighted minutes late, minutes of set-up',
    '',
    '| operations | late, best rule | late, plan | late, bound | set-up, best rule | set-up, plan | failures |',
    '|---|---|---|---|---|---|---|',
    ...sizes.map(plan),
    '',
    `${list.operations.toLocaleString('en')} operations list-scheduled with calendars, workers and set-ups: ${list.medianMs} ms, the first time ${list.firstMs} ms.`,
    '',
    '## A bar dragged up to two days',
    '',
    '| operations | answer reaches | p50 | p99 | bars that move | failures |',
    '|---|---|---|---|---|---|',
    ...drags.map(
      (one) =>
        `| ${one.operations.toLocaleString('en')} | ${one.days === 'all' ? 'to the end' : `${one.days} days`} | ${one.p50Ms} ms | ${one.p99Ms} ms | ${one.changedOnAverage} | ${one.faults} |`,
    ),
    '',
  ]
}
