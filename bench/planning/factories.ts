import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkFactory } from '#planning/checker/check-factory.ts'
import { buildFactory, type Factory } from '#planning/scheduling/factory.ts'
import { factoryRules, urgencyOf } from '#planning/scheduling/factory-rules.ts'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import { type FactoryPlan, planFactory } from '#planning/scheduling/plan-factory.ts'
import { readProposal } from '#planning/scheduling/proposal.ts'
import { Random } from '#planning/scheduling/random.ts'
import { type DragMode, Rescheduler } from '#planning/scheduling/reschedule.ts'
import { Workbench } from '#planning/scheduling/workbench.ts'

/**
 * Generated factories: the plan against the best single rule and the bound, the time of one list schedule, and of a drag.
 * `make bench-planning ONLY=factories SEEDS=1,2,3,4,5` writes results/scheduling-factories.md.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '1,2,3,4,5' },
    sizes: { type: 'string', default: '100,2000,20000' },
  },
})
const seconds = Number(values.seconds)
const seeds = values.seeds.split(',').map(Number)
const sizes = values.sizes.split(',').map(Number)

/** What a preview shows: three days. */
const inView = 3 * 1440

const modes: readonly DragMode[] = ['push', 'swap', 'repair']

const secondsOfCpu = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

const plans = sizes.flatMap((size) => seeds.map((seed) => measurePlan(size, seed)))
const list = measureList(100_000)
const drags = [10_000, 100_000].flatMap((size) => [measureDrags(size, inView), measureDrags(size)])
writeFileSync('bench/planning/results/scheduling-factories.md', tables())

function measurePlan(operations: number, seed: number) {
  const snapshot = generateFactory({ operations }, seed)
  const factory = buildFactory(snapshot)
  const began = process.cpuUsage()
  const plan = planFactory(factory, {
    aims: ['lateness', 'setup', 'makespan'],
    seed,
    until: () => secondsOfCpu(began) >= seconds,
  })
  const proposal = readProposal(snapshot, factory, plan)
  const faults = checkFactory(snapshot, proposal).length
  const { result, bestRule, trials } = plan
  const figures = {
    operations,
    seed,
    lateness: result.lateness,
    latenessOfBestRule: bestRule.lateness,
    latenessBound: Math.round(proposal.latenessBound),
    setup: result.setup,
    setupOfBestRule: bestRule.setup,
    unplaced: result.unplaced,
    trials,
    faults,
  }
  console.log(JSON.stringify(figures))
  return figures
}

function measureList(operations: number) {
  const bench = new Workbench(buildFactory(generateFactory({ operations }, 1)))
  const urgency = urgencyOf(bench.factory, factoryRules[0], bench.latestStart)
  const times = Array.from({ length: 21 }, () => {
    const began = process.cpuUsage()
    bench.dispatch(urgency)
    return Math.round(secondsOfCpu(began) * 1000)
  })
  const [firstMs] = times
  times.sort((a, b) => a - b)
  const figures = { operations, firstMs, medianMs: times[10], bestMs: times[0] }
  console.log(`list schedule ${JSON.stringify(figures)}`)
  return figures
}

function measureDrags(operations: number, view?: number) {
  const snapshot = generateFactory({ operations }, 1)
  const factory = buildFactory(snapshot)
  const plan = planFactory(factory, { aims: ['lateness'], seed: 1, until: () => true })
  const rescheduler = new Rescheduler(factory, plan.table)
  const random = new Random(1)
  const times: number[] = []
  let changed = 0
  let faults = 0
  for (let i = 0; i < 600; i++) {
    const took = drag(factory, plan, rescheduler, { random, i, view })
    if (i >= 100) times.push(took.ms)
    changed += took.changed
    if (view === undefined && i % 100 === 0)
      faults += checkFactory(
        snapshot,
        readProposal(snapshot, factory, { ...plan, table: took.timetable() }),
      ).length
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2))
  const figures = {
    operations,
    reach: view === undefined ? 'to the end' : `${view / 1440} days`,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    changedOnAverage: Math.round(changed / 600),
    faults,
  }
  console.log(`drag ${JSON.stringify(figures)}`)
  return figures
}

interface Draw {
  readonly random: Random
  readonly i: number
  readonly view: number | undefined
}

/** A bar dropped up to two days from where it was, in turn pushing, swapping and repairing. */
function drag(
  factory: Factory,
  { table: base }: FactoryPlan,
  rescheduler: Rescheduler,
  { random, i, view }: Draw,
) {
  const operation = base.order[random.below(base.placed)] ?? 0
  const facility = base.facility[operation] ?? 0
  const old = base.start[operation] ?? 0
  const start = Math.max(factory.now, old + random.below(4 * 1440) - 2 * 1440)
  const through = view === undefined ? {} : { through: Math.min(old, start) + view }
  const began = process.cpuUsage()
  const mode = modes[i % 3] ?? 'push'
  const { changed, timetable } = rescheduler.preview({ operation, facility, start, mode, ...through })
  return { ms: secondsOfCpu(began) * 1000, changed: changed.length, timetable }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}

function tables(): string {
  const n = (value: number) => Math.round(value).toLocaleString('en')
  const plan = (operations: number) => {
    const own = plans.filter((one) => one.operations === operations)
    const middle = (of: (one: (typeof plans)[number]) => number) => n(median(own.map(of)))
    const cells = [
      middle((one) => one.latenessOfBestRule),
      middle((one) => one.lateness),
      middle((one) => one.latenessBound),
      middle((one) => one.setupOfBestRule),
      middle((one) => one.setup),
      middle((one) => one.trials),
      own.filter(({ faults }) => faults > 0).length,
    ]
    return `| ${n(operations)} | ${cells.join(' | ')} |`
  }
  return [
    `## Generated factories, ${seconds} seconds of a core, seeds ${seeds.join(', ')}`,
    '',
    'Calendars, workers, set-ups, alternatives, assemblies, overlapping (`planning/scheduling/generate-factory.ts`). Medians of',
    'weighted minutes late and minutes of set-up; the best rule is the best of all single dispatching rules, those that fill gaps',
    'among them. Failures are plans that the independent checker refused.',
    '',
    '| operations | late, best rule | late, plan | late, bound | set-up, best rule | set-up, plan | schedules tried | failures |',
    '|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...sizes.map(plan),
    '',
    `${n(list.operations)} operations list-scheduled with calendars, workers and set-ups: ${list.medianMs} ms of CPU (median of 21; the best ${list.bestMs} ms, the first ${list.firstMs} ms; target 200 ms).`,
    '',
    '## A bar dragged up to two days (push, swap and repair in turn)',
    '',
    '| operations | answer reaches | p50 (ms of CPU) | p99 | bars that move, on average | failures |',
    '|---:|---|---:|---:|---:|---:|',
    ...drags.map(
      (one) =>
        `| ${n(one.operations)} | ${one.reach} | ${one.p50Ms} | ${one.p99Ms} | ${n(one.changedOnAverage)} | ${one.faults} |`,
    ),
    '',
  ].join('\n')
}
