import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkFactory } from '#planning/checker/check-factory.ts'
import { buildFactory, type Factory } from '#planning/scheduling/factory.ts'
import { factoryRules, urgencyOf } from '#planning/scheduling/factory-rules.ts'
import { Dispatcher } from '#planning/scheduling/dispatch-factory.ts'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import { latestStarts } from '#planning/scheduling/latest-start.ts'
import { type FactoryPlan, planFactory } from '#planning/scheduling/plan-factory.ts'
import { Placer } from '#planning/scheduling/placer.ts'
import { readProposal } from '#planning/scheduling/proposal.ts'
import { Random } from '#planning/scheduling/random.ts'
import { type DragMode, Rescheduler } from '#planning/scheduling/reschedule.ts'
import { emptyTimetable } from '#planning/scheduling/timetable.ts'

/**
 * Generated factories: the plan against the best single rule and the bound, the time of one list schedule, and of a drag.
 * `tsx bench/planning/scheduling-factories.ts --seconds 10 --seeds 1,2,3,4,5 --out FILE.json`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '1,2,3,4,5' },
    sizes: { type: 'string', default: '100,2000,20000' },
    out: { type: 'string' },
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
if (values.out) writeFileSync(values.out, JSON.stringify({ plans, list, drags }, undefined, 1))

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
    latenessBound: proposal.latenessBound,
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
  const factory = buildFactory(generateFactory({ operations }, 1))
  const table = emptyTimetable(factory)
  const dispatcher = new Dispatcher(new Placer(factory, table))
  const latest = latestStarts(factory)
  const times = Array.from({ length: 15 }, () => {
    const began = process.cpuUsage()
    dispatcher.run(urgencyOf(factory, factoryRules[0], latest))
    return Math.round(secondsOfCpu(began) * 1000)
  })
  const figures = {
    operations,
    firstMs: times[0],
    medianMs: times.sort((a, b) => a - b)[7],
    placed: table.placed,
  }
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
      faults += checkFactory(snapshot, readProposal(snapshot, factory, { ...plan, table: took.table })).length
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2))
  const figures = {
    operations,
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
  const { changed, table } = rescheduler.preview({ operation, facility, start, mode, ...through })
  return { ms: secondsOfCpu(began) * 1000, changed: changed.length, table }
}
