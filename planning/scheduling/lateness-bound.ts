import { minutesPerDay } from '../calendar/working-time.ts'
import { calendarOn, type Factory } from './factory.ts'
import { Heap } from './heap.ts'
import { earliest, unavoidableLateness } from './unavoidable.ts'

/**
 * No plan that places everything has less weighted lateness. Facilities have only so many hours: the orders that need them
 * are late together, if that is more than what each cannot avoid anyway. Every order counts once, with the facilities that
 * say most about it.
 */
export function latenessBound(factory: Factory): number {
  const alone = unavoidableLateness(factory)
  const gainOf = (pool: Pool) =>
    poolLateness(factory, pool) - pool.jobs.reduce((sum, { order }) => sum + alone[order]!, 0)
  const taken = new Uint8Array(factory.orders)
  let bound = alone.reduce((sum, late) => sum + late, 0)
  const promising = poolsOf(factory)
    .map((pool) => ({ pool, gain: gainOf(pool) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  for (const { pool } of promising) {
    const free = { ...pool, jobs: pool.jobs.filter(({ order }) => !taken[order]) }
    const gain = gainOf(free)
    if (gain <= 0) continue
    for (const { order } of free.jobs) taken[order] = 1
    bound += gain
  }
  return bound
}

/** Facilities, and what can only be done on them. */
interface Pool {
  readonly facilities: readonly number[]
  readonly jobs: readonly Job[]
}

/** What one order wants of a pool. */
interface Job {
  readonly order: number
  readonly weight: number
  readonly release: number
  readonly work: number
  /** Its due date less what must still follow in other places. */
  readonly due: number
}

/**
 * The pool as one machine that does the hours of all and may change jobs at any time. Shortest remaining work first then has
 * finished at least k jobs whenever any plan has (Schrage 1968), so the k-th completion, set against the k-th due date,
 * is late by no more than any plan. Weights are taken in layers: those of weight 4 are also among those of weight 2.
 */
function poolLateness(factory: Factory, { facilities, jobs }: Pool): number {
  const hours = new PoolHours(factory, facilities)
  const layers = [...new Set(jobs.map(({ weight }) => weight))].sort((a, b) => a - b)
  return layers.reduce((sum, weight, i) => {
    const heavy = jobs.filter((job) => job.weight >= weight)
    return sum + (weight - (layers[i - 1] ?? 0)) * leastLateness(heavy, hours)
  }, 0)
}

function leastLateness(jobs: readonly Job[], hours: PoolHours): number {
  const ends = completions(jobs, hours)
  const dues = jobs.map(({ due }) => due).sort((a, b) => a - b)
  return ends.reduce((sum, end, k) => sum + Math.max(0, end - dues[k]!), 0)
}

/** When the jobs end, shortest remaining work first, in minutes of the clock and ascending. */
function completions(jobs: readonly Job[], hours: PoolHours): readonly number[] {
  const arriving = jobs
    .map(({ release, work }) => ({ at: hours.before(release), work }))
    .sort((a, b) => a.at - b.at)
  const waiting = new Heap(jobs.length + 1)
  const ends: number[] = []
  let now = 0
  let next = 0
  while (next < arriving.length || waiting.size > 0) {
    if (waiting.size === 0) now = Math.max(now, arriving[next]!.at)
    while (next < arriving.length && arriving[next]!.at <= now) waiting.push(arriving[next]!.work, next++)
    const left = waiting.leastKey
    const until = Math.min(now + left, arriving[next]?.at ?? Number.POSITIVE_INFINITY)
    const job = waiting.pop()
    if (now + left <= until) ends.push(hours.timeOf(now + left))
    else waiting.push(left - (until - now), job)
    now = until
  }
  return ends
}

/** The working minutes of all facilities of a pool together. */
class PoolHours {
  private readonly shifts: readonly {
    readonly lanes: number
    readonly calendar: ReturnType<typeof calendarOn>
  }[]
  private readonly end: number

  constructor(factory: Factory, facilities: readonly number[]) {
    const lanesOf = new Map<ReturnType<typeof calendarOn>, number>()
    for (const f of facilities) {
      const calendar = calendarOn(factory, f)
      const lanes = factory.laneStart[f + 1]! - factory.laneStart[f]!
      lanesOf.set(calendar, (lanesOf.get(calendar) ?? 0) + lanes)
    }
    this.shifts = [...lanesOf].map(([calendar, lanes]) => ({ calendar, lanes }))
    this.end = Math.max(...this.shifts.map(({ calendar }) => calendar.days)) * minutesPerDay
  }

  before(time: number): number {
    return this.shifts.reduce((sum, { calendar, lanes }) => sum + lanes * calendar.workBefore(time), 0)
  }

  /** The first minute before which that much can be done; the end of the horizon when it has not so many hours. */
  timeOf(work: number): number {
    let low = 0
    let high = this.end
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.before(middle) < work) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** For all facilities that some operation chooses from, and for all that stand in for each other near or far. */
function poolsOf(factory: Factory): readonly Pool[] {
  const { operations, fixedFacility, orderOf, weight, due } = factory
  const { start } = earliest(factory)
  const behind = workBehind(factory)
  const sets = facilitySets(factory)
  const jobsOf = sets.map(() => new Map<number, Job>())
  const setsWith = Array.from({ length: factory.facilities }, (_, f) =>
    [...sets.keys()].filter((set) => sets[set]!.has(f)),
  )
  for (let x = 0; x < operations; x++) {
    if (fixedFacility[x]! >= 0) continue
    const order = orderOf[x]!
    const choice = choiceOf(factory, x)
    for (const set of setsWith[choice[0] ?? -1] ?? []) {
      if (!choice.every((f) => sets[set]!.has(f))) continue
      const jobs = jobsOf[set]!
      const known = jobs.get(order)
      jobs.set(order, {
        order,
        weight: weight[order]!,
        release: Math.min(known?.release ?? Number.POSITIVE_INFINITY, start[x]!),
        work: (known?.work ?? 0) + shortestRun(factory, x),
        due: Math.max(known?.due ?? Number.NEGATIVE_INFINITY, due[order]! - behind[x]!),
      })
    }
  }
  return sets.map((set, i) => ({ facilities: [...set], jobs: [...jobsOf[i]!.values()] }))
}

function facilitySets(factory: Factory): readonly ReadonlySet<number>[] {
  const { operations, fixedFacility } = factory
  const sets = new Map<string, ReadonlySet<number>>()
  const add = (list: readonly number[]) => sets.set(list.join(), new Set(list))
  for (let x = 0; x < operations; x++)
    if (fixedFacility[x]! < 0 && choiceOf(factory, x).length > 0)
      add(choiceOf(factory, x).sort((a, b) => a - b))
  const firstOf = connected(factory)
  for (const first of new Set(firstOf)) add([...firstOf.keys()].filter((f) => firstOf[f] === first))
  return [...sets.values()]
}

function choiceOf({ candidate }: Factory, x: number): number[] {
  return [...candidate.item.subarray(candidate.start[x], candidate.start[x + 1])]
}

/** By facility, the first facility of those that it stands in for, near or far. */
function connected({ operations, facilities, candidate }: Factory): Int32Array {
  const first = Int32Array.from({ length: facilities }, (_, f) => f)
  const firstOf = (f: number): number => (first[f] === f ? f : (first[f] = firstOf(first[f]!)))
  for (let x = 0; x < operations; x++)
    for (let c = candidate.start[x]! + 1; c < candidate.start[x + 1]!; c++) {
      const [a, b] = [firstOf(candidate.item[c]!), firstOf(candidate.item[candidate.start[x]!]!)]
      first[Math.max(a, b)] = Math.min(a, b)
    }
  return first.map((_, f) => firstOf(f))
}

/** Minutes that at least lie between the end of an operation and that of its order; a lapping successor may end with it. */
function workBehind(factory: Factory): Float64Array {
  const { operations, inOrder, pred, predShare, predWait, orderOf, fixedFacility } = factory
  const behind = new Float64Array(operations)
  for (let i = operations - 1; i >= 0; i--) {
    const y = inOrder[i]!
    for (let p = pred.start[y]!; p < pred.start[y + 1]!; p++) {
      const x = pred.item[p]!
      // A frozen operation does not wait for what comes before it.
      if (orderOf[x] !== orderOf[y] || fixedFacility[y]! >= 0) continue
      const own = predShare[p]! < 1 ? 0 : predWait[p]! + shortestRun(factory, y)
      behind[x] = Math.max(behind[x]!, own + behind[y]!)
    }
  }
  return behind
}

/** What is left to do, on the fastest of its facilities. */
function shortestRun({ candidate, run, done }: Factory, x: number): number {
  if (candidate.start[x] === candidate.start[x + 1]) return 0
  let least = run[candidate.start[x]!]!
  for (let c = candidate.start[x]! + 1; c < candidate.start[x + 1]!; c++) least = Math.min(least, run[c]!)
  return Math.ceil(least * (1 - done[x]!))
}
