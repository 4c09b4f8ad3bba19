import type { Factory } from './factory.ts'
import { type Aim, compareResults, type Result } from './objective.ts'
import type { Timetable } from './timetable.ts'
import { walk } from './walk.ts'
import { type Found, type ReleaseOptions, starts, Workbench } from './workbench.ts'

export interface PlanOptions extends ReleaseOptions {
  readonly aims: readonly Aim[]
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
  const first = best(
    starts.map((start) => bench.begin(start)),
    options.aims,
  )
  options.onProgress?.(first.result)
  const { found, trials } = walk(bench, first, { ...options, onBetter: options.onProgress ?? (() => {}) })
  const result = bench.dispatch(found.urgency)
  return { ...bench.show(), result, bestRule: first.result, trials: starts.length + trials }
}

/** The first of the best, so that it does not matter who answers sooner. */
export function best(all: readonly Found[], aims: readonly Aim[]): Found {
  return all.reduce((one, other) => (compareResults(other.result, one.result, aims) < 0 ? other : one))
}
