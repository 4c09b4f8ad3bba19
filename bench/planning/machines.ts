import { writeFileSync } from 'node:fs'
import { generateFactory } from '../../app/plan/generated-factory.ts'
import { checkFactory } from '#planning/checker/check-factory.ts'
import { pegsOf } from '#planning/explain/pegs.ts'
import { type PlanState } from '#planning/mrp/plan-state.ts'
import { planRequirements } from '#planning/mrp/plan.ts'
import { source } from '#planning/mrp/snapshot.ts'
import { buildFactory } from '#planning/scheduling/factory.ts'
import { type FactorySnapshot, type OperationInput } from '#planning/scheduling/factory-snapshot.ts'
import { planFactory } from '#planning/scheduling/plan-factory.ts'
import { readProposal } from '#planning/scheduling/proposal.ts'
import { Random } from '#planning/scheduling/random.ts'

/**
 * `make bench-planning ONLY=machines`: requirements, and then all planned production orders on 60 finite machines, an order
 * waiting for the parts that it is pegged to. Writes results/mrp.with-machines.md.
 */
const size = { items: 10_000, bomLines: 30_000, demands: 5_000, finished: 1_000, levels: 4 }
const seeds = [1, 2, 3, 4, 5]
const machines = 60
const minutesPerDay = 1440
/** How full the machines are over the year. */
const load = 0.8

const runs = seeds.map(measure)
writeFileSync('bench/planning/results/mrp.with-machines.md', table())

function measure(seed: number) {
  const wanted = generateFactory({ ...size, seed })
  const began = process.cpuUsage()
  const state = planRequirements(wanted)
  const requirementsMs = cpuMs(began)
  const snapshot = onMachines(state, seed)
  const factory = buildFactory(snapshot)
  const linkedMs = cpuMs(began)
  const plan = planFactory(factory, { aims: ['lateness'], seed, until: () => true })
  const allMs = cpuMs(began)
  const proposal = readProposal(snapshot, factory, plan)
  const figures = {
    seed,
    orders: factory.operations,
    links: factory.pred.item.length,
    requirementsMs,
    linkMs: linkedMs - requirementsMs,
    scheduleMs: allMs - linkedMs,
    allMs,
    late: plan.result.lateOrders,
    unplaced: plan.result.unplaced,
    faults: checkFactory(snapshot, proposal).length,
  }
  console.log(JSON.stringify(figures))
  return figures
}

/** Every planned production order is an operation; parts are its predecessors, purchases its material. */
function onMachines(state: PlanState, seed: number): FactorySnapshot {
  const { items, orders, horizon } = state
  const work: { item: number; ordinal: number; id: string }[] = []
  for (let item = 0; item < items.count; item++)
    if (isMade(state, item))
      for (let ordinal = 0; ordinal < (orders.size[item] ?? 0); ordinal++)
        work.push({ item, ordinal, id: nameOf(item, ordinal) })
  const { after, material } = linksOf(state)
  const days = horizon + 120
  const calendar = { id: 'two shifts', week: week([{ from: 360, to: 1320 }]) }
  const minutes = Math.max(1, Math.round((load * machines * horizon * (5 / 7) * 960) / work.length))
  const random = new Random(seed)
  const machineOf = sharedOut(state)
  const numberOf = ({ item, ordinal }: { item: number; ordinal: number }) =>
    (orders.from[item] ?? 0) + ordinal
  return {
    now: 0,
    days,
    firstWeekday: 3,
    calendars: [calendar],
    factoryCalendar: calendar.id,
    facilities: Array.from({ length: machines }, (_, i) => ({ id: `M${i}` })),
    workers: [],
    orders: work.map((one) => ({
      id: one.id,
      item: one.id,
      release: 0,
      due: ((orders.need[numberOf(one)] ?? 0) + 1) * minutesPerDay,
      weight: 1,
    })),
    operations: work.map((one): OperationInput => {
      const at = (material.get(one.id) ?? 0) * minutesPerDay
      return {
        id: one.id,
        order: one.id,
        quantity: (orders.quantity[numberOf(one)] ?? 0) / 1000,
        after: [...(after.get(one.id) ?? [])].map((operation) => ({ operation })),
        candidates: [
          {
            facility: machineOf.get(one.item) ?? 'M0',
            minutes: Math.ceil(minutes * (0.5 + random.fraction())),
          },
        ],
        splittable: true,
        ...(at > 0 ? { material: { item: 'bought', at } } : {}),
      }
    }),
  }
}

/** Every item has its machine: the one with the fewest orders so far, the item with the most orders first. */
function sharedOut(state: PlanState): ReadonlyMap<number, string> {
  const orders = new Int32Array(machines)
  const made = Array.from({ length: state.items.count }, (_, item) => item).filter((item) =>
    isMade(state, item),
  )
  const count = (item: number) => state.orders.size[item] ?? 0
  return new Map(
    made
      .sort((a, b) => count(b) - count(a))
      .map((item) => {
        const machine = orders.indexOf(Math.min(...orders))
        orders[machine] = (orders[machine] ?? 0) + count(item)
        return [item, `M${machine}`]
      }),
  )
}

/** What each order waits for, read from the pegs of all items. */
function linksOf(state: PlanState) {
  const after = new Map<string, Set<string>>()
  const material = new Map<string, number>()
  for (let item = 0; item < state.items.count; item++)
    for (const { demand, supply } of pegsOf(state, item)) {
      if (demand.kind !== 'order' || supply.kind !== 'order' || !isMade(state, demand.item)) continue
      const parent = nameOf(demand.item, demand.ordinal)
      if (isMade(state, supply.item)) {
        const before = after.get(parent) ?? new Set()
        after.set(parent, before.add(nameOf(supply.item, supply.ordinal)))
      } else {
        const due = state.orders.due[(state.orders.from[supply.item] ?? 0) + supply.ordinal] ?? 0
        material.set(parent, Math.max(material.get(parent) ?? 0, due))
      }
    }
  return { after, material }
}

function isMade({ items }: PlanState, item: number): boolean {
  return items.source[item] === source.make && items.phantom[item] === 0
}

function nameOf(item: number, ordinal: number): string {
  return `${item}/${ordinal}`
}

function week(shifts: readonly { from: number; to: number }[]) {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => (weekday === 0 || weekday === 6 ? [] : shifts))
}

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return Math.round((user + system) / 1000)
}

function table(): string {
  const median = (of: (run: (typeof runs)[number]) => number) =>
    (runs.map(of).sort((a, b) => a - b)[runs.length >> 1] ?? 0).toLocaleString('en')
  const cells = [
    median((run) => run.orders),
    median((run) => run.links),
    median((run) => run.requirementsMs),
    median((run) => run.linkMs),
    median((run) => run.scheduleMs),
    median((run) => run.allMs),
    median((run) => run.late),
    median((run) => run.unplaced),
    runs.filter(({ faults }) => faults > 0).length,
  ]
  return [
    '### The same shape on 60 finite machines, 5,000 demands',
    '',
    `Every planned production order is one operation on its item’s machine (two shifts, Monday to Friday, machines ${load * 100} % full over`,
    'the year), and waits for the production orders and purchases that it is pegged to; the best of sixteen',
    `dispatching rules. One process, CPU milliseconds, medians of seeds ${seeds.join(', ')}.`,
    '',
    '| production orders | links | requirements | pegs and links | schedule | together | late orders | unplaced | failures |',
    '|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    `| ${cells.join(' | ')} |`,
    '',
    'frePPLe’s C++ engine takes 28 s of CPU for its test with 60 machines and 5,000 demands; its orders and its machines’ loads are its own.',
    '',
  ].join('\n')
}
