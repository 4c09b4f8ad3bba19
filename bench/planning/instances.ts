import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkShop } from '#planning/checker/check-shop.ts'
import { readInstance } from '#planning/scheduling/read-instance.ts'
import { buildShop } from '#planning/scheduling/shop.ts'
import { solveShop } from '#planning/scheduling/solve-shop.ts'
import { engineMark } from './engine-mark.ts'
import { type Instance, instancesIn } from './instance-files.ts'
import type { Run } from './instance-run.ts'
import { instanceTables } from './instance-tables.ts'

/**
 * Gap to the best known makespan on public instances. One run tells the best after 1, 10 and 60 seconds of a core; it is
 * a line in results/instances.jsonl, and a run that is there already, of the same engine and as long, is not made again:
 * `tsx bench/planning/instances.ts DIRECTORY --only mk01,ta --seconds 60 --seeds 1,2,3` can be stopped at any time.
 */

const marks = [1, 10, 60]
const lines = 'bench/planning/results/instances.jsonl'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    seeds: { type: 'string', default: '1,2,3,4,5' },
    only: { type: 'string', default: '' },
  },
})
const directory = positionals[0] ?? ''
const seconds = Number(values.seconds)
const only = values.only.split(/[\s,]+/).filter(Boolean)
const engine = engineMark('planning/scheduling/solve-shop.ts')
const all = instancesIn(directory)
const asked = all.filter(
  ({ name, family }) =>
    only.length === 0 ||
    only.some((word) => word === name || family === word || family.startsWith(`${word}-`)),
)

forgetOthers()
for (const seed of values.seeds.split(',').map(Number))
  for (const instance of asked) if (!isDone(instance, seed)) keep(measure(instance, seed))
forgetOthers()
writeFileSync('bench/planning/results/scheduling-instances.md', instanceTables(all, known(), marks))

function known(): Run[] {
  if (!existsSync(lines)) return []
  const rows = readFileSync(lines, 'utf8').split('\n').filter(Boolean)
  return rows.map((row) => JSON.parse(row) as Run)
}

/** Another engine's, and what a longer run of the same seed tells too. */
function forgetOthers(): void {
  const own = known().filter((run) => run.engine === engine)
  const isLonger = (a: Run, b: Run) => a.name === b.name && a.seed === b.seed && a.seconds > b.seconds
  const mine = own.filter((run) => !own.some((other) => isLonger(other, run)))
  writeFileSync(lines, mine.map((run) => `${JSON.stringify(run)}\n`).join(''))
}

function isDone({ name }: Instance, seed: number): boolean {
  return known().some(
    (run) => run.name === name && run.seed === seed && (run.isBest || run.seconds >= seconds),
  )
}

function keep(run: Run): void {
  appendFileSync(lines, `${JSON.stringify(run)}\n`)
  const gap = (makespan: number) => `${((100 * (makespan - run.best)) / run.best).toFixed(2)} %`
  const gaps = Object.entries(run.after).map(([mark, makespan]) => `${mark} s ${gap(makespan)}`)
  console.log(`${run.name} seed ${run.seed}: ${gaps.join(', ')}${run.faults ? `, ${run.faults} FAULTS` : ''}`)
}

function measure({ name, family, file, format, best }: Instance, seed: number): Run {
  const text = readFileSync(file, 'utf8')
  const began = process.cpuUsage()
  const elapsed = () => secondsOfCpu(process.cpuUsage(began))
  const list = readInstance(text, format)
  const found: { makespan: number; at: number }[] = []
  const solution = solveShop(buildShop(list), {
    seed,
    until: () => elapsed() >= seconds,
    onProgress: ({ makespan }) => found.push({ makespan, at: elapsed() }),
  })
  const { makespan, lowerBound, moves, machine, start, end } = solution
  const operations = list.jobs
    .flatMap((job, j) => job.map((_, op) => ({ job: j, op })))
    .map((at, x) => ({ ...at, machine: machine[x] ?? -1, start: start[x] ?? -1, end: end[x] ?? -1 }))
  const faults = checkShop(text, format, { makespan, lower_bound: lowerBound, operations }).length
  const until = (mark: number) =>
    found.filter(({ at }) => at <= mark).reduce((least, one) => Math.min(least, one.makespan), Infinity)
  const isBest = makespan === lowerBound
  const after = marks.filter((mark) => isBest || mark <= seconds).map((mark) => [mark, until(mark)] as const)
  return {
    name,
    family,
    seed,
    engine,
    seconds,
    isBest,
    lastBetter: Number((found.at(-1)?.at ?? 0).toFixed(2)),
    best,
    lowerBound,
    after: Object.fromEntries(after.filter(([, reached]) => Number.isFinite(reached))),
    moves,
    faults,
  }
}

/** A core's time, so that what else the machine does meanwhile does not count. */
function secondsOfCpu({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6
}
