import type { Urgency } from './dispatch-factory.ts'
import { type Aim, compareResults, type Result } from './objective.ts'
import { Random } from './random.ts'
import type { Found, Workbench } from './workbench.ts'

export interface WalkOptions {
  readonly aims: readonly Aim[]
  readonly seed: number
  /** Asked before every trial; true ends the walk. */
  readonly until: () => boolean
  readonly onBetter?: (result: Result) => void
}

/**
 * A walk over urgencies: orders are pushed forward or back, the schedule dispatched anew, and what is not worse is kept
 * (late orders are pushed first, as in squeaky-wheel optimisation, Joslin and Clements 1999). Every trial is a whole
 * schedule under all rules of the factory. The best that was met, and how many trials it took.
 */
export function walk(
  bench: Workbench,
  from: Found,
  { aims, seed, until, onBetter }: WalkOptions,
): { readonly found: Found; readonly trials: number } {
  const steps = new Steps(bench, from, new Random(seed))
  let found = from
  let kept = from.result
  let trials = 0
  for (; !until(); trials++) {
    const urgency = steps.next()
    const result = bench.dispatch(urgency)
    const change = compareResults(result, kept, aims)
    if (change > 0) {
      steps.undo()
      continue
    }
    kept = result
    steps.keep(bench.lateOrders())
    if (compareResults(result, found.result, aims) >= 0) continue
    found = { urgency: { ...urgency, keys: urgency.keys.slice() }, result, late: steps.late }
    onBetter?.(result)
  }
  return { found, trials }
}

/** Changes of urgencies, each of which can be taken back. */
class Steps {
  late: Int32Array
  private readonly keys: Float64Array
  private setupWorth: number
  private fillsGaps: boolean
  private before: Pick<Urgency, 'setupWorth' | 'fillsGaps'>
  private readonly changed: { readonly x: number; readonly key: number }[] = []
  private readonly spread: number

  constructor(
    private readonly bench: Workbench,
    { urgency, late }: Found,
    private readonly random: Random,
  ) {
    this.keys = urgency.keys.slice()
    this.setupWorth = urgency.setupWorth
    this.fillsGaps = urgency.fillsGaps
    this.before = urgency
    this.late = late
    this.spread = typicalDistance(urgency.keys)
  }

  /** One to three changes: a late order forward, any order to and fro, one operation, or the worth of a set-up. */
  next(): Urgency {
    const { random, spread, bench } = this
    this.changed.length = 0
    this.before = { setupWorth: this.setupWorth, fillsGaps: this.fillsGaps }
    for (let changes = 1 + random.below(3); changes > 0; changes--) {
      const size = spread * (random.fraction() - 0.5) * (random.below(4) === 0 ? 4 : 1)
      const kind = random.below(8)
      if (random.below(200) === 0) this.fillsGaps = !this.fillsGaps
      else if (kind === 0) this.setupWorth = Math.max(0, this.setupWorth + (random.fraction() - 0.5) * 20)
      else if (kind <= 3) this.push(random.below(bench.factory.operations), size)
      else if (kind <= 5) this.pushOrder(random.below(bench.factory.orders), size)
      else if (this.late.length > 0)
        this.pushOrder(this.late[random.below(this.late.length)]!, -Math.abs(size))
    }
    const { keys, setupWorth, fillsGaps } = this
    return { keys, setupWorth, fillsGaps }
  }

  keep(late: Int32Array): void {
    this.late = late
  }

  undo(): void {
    for (const { x, key } of this.changed.reverse()) this.keys[x] = key
    this.setupWorth = this.before.setupWorth
    this.fillsGaps = this.before.fillsGaps
  }

  private push(x: number, size: number): void {
    this.changed.push({ x, key: this.keys[x]! })
    this.keys[x]! += size
  }

  private pushOrder(order: number, size: number): void {
    const { start, item } = this.bench.operationsOf
    for (let i = start[order]!; i < start[order + 1]!; i++) this.push(item[i]!, size)
  }
}

/** How far apart urgencies lie that compete: a fifth of what lies between the most and the least urgent tenth. */
function typicalDistance(keys: Float64Array): number {
  const sorted = keys.slice().sort()
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  return Math.max(60, (at(0.9) - at(0.1)) / 5)
}
