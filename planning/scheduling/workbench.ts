import { Dispatcher, type Urgency } from './dispatch-factory.ts'
import { type Factory, rowsBy, type Rows } from './factory.ts'
import { type FactoryRule, factoryRules, urgencyOf } from './factory-rules.ts'
import { latestStarts } from './latest-start.ts'
import { measure, type Result } from './objective.ts'
import { Placer } from './placer.ts'
import { type Renumbering, renumberedFactory, renumberedTimetable, renumbering } from './renumber.ts'
import { type ReleaseMode, releaseGates, usualBuffer } from './release-gates.ts'
import { emptyTimetable, type Timetable } from './timetable.ts'

export interface ReleaseOptions {
  readonly mode?: ReleaseMode
  /** Minutes that gated work is early. */
  readonly buffer?: number
}

/** Urgencies, and what a factory that is dispatched by them reaches; the same urgencies reach it anywhere. */
export interface Found {
  readonly urgency: Urgency
  readonly result: Result
  /** The orders that are late. */
  readonly late: Int32Array
}

/** Every rule twice: facilities wait for what they chose, or fill the time until then with something short. */
export const starts: readonly { readonly rule: FactoryRule; readonly fillsGaps: boolean }[] =
  factoryRules.flatMap((rule) => [false, true].map((fillsGaps) => ({ rule, fillsGaps })))

/**
 * A factory with all that is needed to dispatch it again and again. Inside, operations are numbered by their latest
 * starts: that is about the order in which they are dispatched, so that what is needed next lies near in memory.
 */
export class Workbench {
  readonly factory: Factory
  readonly latestStart: Float64Array
  readonly operationsOf: Rows
  /** What was dispatched last. */
  private readonly table: Timetable
  private readonly numbers: Renumbering
  private readonly dispatcher: Dispatcher

  constructor(factory: Factory, { mode = 'forward', buffer = usualBuffer }: ReleaseOptions = {}) {
    const latest = latestStarts(factory)
    const byLatest = factory.inOrder.slice().sort((a, b) => latest[a]! - latest[b]! || a - b)
    this.numbers = renumbering(factory.operations, byLatest)
    this.factory = renumberedFactory(factory, this.numbers)
    this.latestStart = Float64Array.from(byLatest, (x) => latest[x]!)
    this.table = emptyTimetable(factory)
    this.operationsOf = rowsBy(this.factory.orderOf, factory.orders)
    const placer = new Placer(this.factory, this.table)
    this.dispatcher = new Dispatcher(placer)
    if (mode === 'bottleneck') this.dispatch(urgencyOf(this.factory, 'latest-start', this.latestStart))
    placer.readiness.gate.set(releaseGates(this.factory, mode, buffer, this.table))
  }

  /** What was dispatched last, and the latest starts, with the numbers that the factory came with. */
  show(): { readonly table: Timetable; readonly latestStart: Float64Array } {
    const { old, fresh } = this.numbers
    return {
      table: renumberedTimetable(this.table, { old: fresh, fresh: old }),
      latestStart: Float64Array.from(fresh, (x) => this.latestStart[x]!),
    }
  }

  dispatch(urgency: Urgency): Result {
    this.dispatcher.run(urgency)
    return measure(this.factory, this.table)
  }

  /** What one of the `starts` reaches. */
  begin({ rule, fillsGaps }: (typeof starts)[number]): Found {
    return this.try(urgencyOf(this.factory, rule, this.latestStart, fillsGaps))
  }

  try(urgency: Urgency): Found {
    return { urgency, result: this.dispatch(urgency), late: this.lateOrders() }
  }

  /** Those that are late in what was dispatched last. */
  lateOrders(): Int32Array {
    const { operations, orders, orderOf, due } = this.factory
    const { end } = this.table
    const isLate = new Uint8Array(orders)
    for (let x = 0; x < operations; x++) if (end[x]! > due[orderOf[x]!]!) isLate[orderOf[x]!] = 1
    return Int32Array.from(isLate.keys()).filter((order) => isLate[order] === 1)
  }
}
