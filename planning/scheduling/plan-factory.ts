import { Dispatcher, type Urgency } from './dispatch-factory.ts'
import type { Factory } from './factory.ts'
import { factoryRules, urgencyOf } from './factory-rules.ts'
import { latestStarts } from './latest-start.ts'
import { type Aim, compareResults, measure, type Result } from './objective.ts'
import { Placer } from './placer.ts'
import { Random } from './random.ts'
import { type ReleaseMode, releaseGates, usualBuffer } from './release-gates.ts'
import { copyTimetable, emptyTimetable, type Timetable } from './timetable.ts'

export interface PlanOptions {
  readonly aims: readonly Aim[]
  readonly seed: number
  readonly mode?: ReleaseMode
  /** Minutes that gated work is early. */
  readonly buffer?: number
  /** Asked before every trial; true ends the search. */
  readonly until: () => boolean
  readonly onProgress?: (best: Result) => void
}

export interface FactoryPlan {
  readonly table: Timetable
  readonly result: Result
  /** What the best single dispatching rule alone reached. */
  readonly bestRule: Result
  readonly trials: number
  readonly latestStart: Float64Array
}

/** Every rule twice: facilities wait for what they chose, or fill the time until then with something short. */
const starts = factoryRules.flatMap((rule) => [false, true].map((fillsGaps) => ({ rule, fillsGaps })))

/**
 * All dispatching rules, then a walk over urgencies: orders are pushed forward or back, the schedule dispatched anew, and
 * what is not worse is kept (late orders are pushed first, as in squeaky-wheel optimisation, Joslin and Clements 1999).
 * Every trial is a whole schedule under all rules of the factory, so the best so far can be taken at any time.
 */
export function planFactory(factory: Factory, options: PlanOptions): FactoryPlan {
  const { aims, until } = options
  const random = new Random(options.seed)
  const latestStart = latestStarts(factory)
  const table = emptyTimetable(factory)
  const placer = new Placer(factory, table)
  const dispatcher = new Dispatcher(placer)
  const best = emptyTimetable(factory)
  let result: Result | undefined
  let current: Urgency | undefined
  dispatcher.run(urgencyOf(factory, 'latest-start', latestStart))
  placer.readiness.gate.set(
    releaseGates(factory, options.mode ?? 'forward', options.buffer ?? usualBuffer, table),
  )
  for (const { rule, fillsGaps } of starts) {
    const urgency = urgencyOf(factory, rule, latestStart, fillsGaps)
    const found = attempt(urgency)
    if (result && compareResults(found, result, aims) >= 0) continue
    keep(found)
    current = urgency
  }
  if (!result || !current) throw new Error('There is no dispatching rule.')
  const bestRule = result
  let kept: Result = result
  let trials: number = starts.length
  let { setupWorth, fillsGaps } = current
  const keys = current.keys.slice()
  const undo = keys.slice()
  const spread = typicalDistance(keys)
  while (!until()) {
    const setupBefore = setupWorth
    const gapsBefore = fillsGaps
    undo.set(keys)
    step()
    const found = attempt({ keys, setupWorth, fillsGaps })
    trials++
    const change = compareResults(found, kept, aims)
    if (change <= 0) {
      kept = found
      if (compareResults(found, result, aims) < 0) keep(found)
    } else {
      keys.set(undo)
      setupWorth = setupBefore
      fillsGaps = gapsBefore
    }
  }
  return { table: best, result, bestRule, trials, latestStart }

  function attempt(urgency: Urgency): Result {
    dispatcher.run(urgency)
    return measure(factory, table)
  }

  function keep(found: Result): void {
    result = found
    copyTimetable(table, best)
    options.onProgress?.(found)
  }

  /** One to three changes: a late order forward, any order to and fro, one operation, or the worth of a set-up. */
  function step(): void {
    const { orders, operations, orderOf } = factory
    for (let changes = 1 + random.below(3); changes > 0; changes--) {
      const size = spread * (random.fraction() - 0.5) * (random.below(4) === 0 ? 4 : 1)
      const kind = random.below(8)
      if (random.below(200) === 0) fillsGaps = !fillsGaps
      else if (kind === 0) setupWorth = Math.max(0, setupWorth + (random.fraction() - 0.5) * 20)
      else if (kind <= 3) keys[random.below(operations)]! += size
      else if (kind <= 5) {
        const order = random.below(orders)
        for (let x = 0; x < operations; x++) if (orderOf[x] === order) keys[x]! += size
      } else pushLate(Math.abs(size))
    }
  }

  function pushLate(size: number): void {
    const { operations, orderOf, due } = factory
    const x = random.below(operations)
    for (let i = 0; i < operations; i++) {
      const y = (x + i) % operations
      const order = orderOf[y]!
      if (best.end[y]! <= due[order]!) continue
      for (let z = 0; z < operations; z++) if (orderOf[z] === order) keys[z]! -= size
      return
    }
  }
}

/** How far apart urgencies lie that compete: a tenth of all. */
function typicalDistance(keys: Float64Array): number {
  const sorted = keys.slice().sort()
  return Math.max(
    60,
    (sorted[Math.floor(sorted.length * 0.9)]! - sorted[Math.floor(sorted.length * 0.1)]!) / 5,
  )
}
