import type { Factory } from './factory.ts'
import { type Aim, compareResults, type Result } from './objective.ts'
import type { Timetable } from './timetable.ts'
import { walk } from './walk.ts'
import { type Found, type ReleaseOptions, starts, Workbench } from './workbench.ts'

export interface PlanOptions extends ReleaseOptions {
  readonly aims: readonly Aim[]
  /** Planned by these aims before: by its own the answer is then no worse than that plan. */
  readonly first?: { readonly aims: readonly Aim[]; readonly until: () => boolean } | undefined
  readonly seed: number
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

/** All dispatching rules, then a walk from the best of them. The best so far can be taken at any time. */
export function planFactory(factory: Factory, options: PlanOptions): FactoryPlan {
  const bench = new Workbench(factory, options)
  const begun = starts.map((start) => bench.begin(start))
  const rule = best(begun, options.aims)
  options.onProgress?.(rule.result)
  const before =
    options.first && walk(bench, best(begun, options.first.aims), { ...options, ...options.first })
  const first = before ? best([rule, before.found], options.aims) : rule
  const { found, trials } = walk(bench, first, { ...options, onBetter: options.onProgress ?? (() => {}) })
  const result = bench.dispatch(found.urgency)
  const tried = starts.length + (before?.trials ?? 0) + trials
  return { ...bench.show(), result, bestRule: rule.result, trials: tried }
}

/** The first of the best, so that it does not matter who answers sooner. */
export function best(all: readonly Found[], aims: readonly Aim[]): Found {
  return all.reduce((one, other) => (compareResults(other.result, one.result, aims) < 0 ? other : one))
}
