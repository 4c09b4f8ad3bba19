import type { Factory } from './factory.ts'
import type { Timetable } from './timetable.ts'

/** What a planner can ask for, the most important first. Lateness is weighted minutes; wip is minutes orders are open. */
export type Aim = 'lateness' | 'setup' | 'makespan' | 'wip'

export interface Result {
  readonly unplaced: number
  readonly lateness: number
  readonly lateOrders: number
  readonly setup: number
  readonly makespan: number
  readonly wip: number
}

export function measure(factory: Factory, table: Timetable): Result {
  const { operations, orders, orderOf, due, weight, now } = factory
  const end = new Float64Array(orders)
  const start = new Float64Array(orders).fill(Number.POSITIVE_INFINITY)
  let unplaced = 0
  let setup = 0
  let makespan = now
  for (let x = 0; x < operations; x++) {
    if (table.facility[x]! < 0) {
      unplaced++
      continue
    }
    const order = orderOf[x]!
    if (table.end[x]! > end[order]!) end[order] = table.end[x]!
    if (table.start[x]! < start[order]!) start[order] = table.start[x]!
    if (table.end[x]! > makespan) makespan = table.end[x]!
    setup += table.setup[x]!
  }
  let lateness = 0
  let lateOrders = 0
  let wip = 0
  for (let order = 0; order < orders; order++) {
    if (end[order] === 0) continue
    wip += end[order]! - start[order]!
    if (end[order]! <= due[order]!) continue
    lateness += weight[order]! * (end[order]! - due[order]!)
    lateOrders++
  }
  return { unplaced, lateness, lateOrders, setup, makespan: makespan - now, wip }
}

/** Below zero when `a` is better: fewer unplaced operations, then aim by aim. */
export function compareResults(a: Result, b: Result, aims: readonly Aim[]): number {
  if (a.unplaced !== b.unplaced) return a.unplaced - b.unplaced
  for (const aim of aims) if (a[aim] !== b[aim]) return a[aim] - b[aim]
  return 0
}
