import { Dispatcher, type Urgency } from './dispatch-factory.ts'
import { type Factory, rowsBy, type Rows } from './factory.ts'
import { type FactoryRule, factoryRules, urgencyOf } from './factory-rules.ts'
import { latestStarts } from './latest-start.ts'
import { measure, type Result } from './objective.ts'
import { Placer } from './placer.ts'
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

/** A factory with all that is needed to dispatch it again and again. */
export class Workbench {
  readonly latestStart: Float64Array
  /** What was dispatched last. */
  readonly table: Timetable
  readonly operationsOf: Rows
  private readonly dispatcher: Dispatcher

  constructor(
    readonly factory: Factory,
    { mode = 'forward', buffer = usualBuffer }: ReleaseOptions = {},
  ) {
    this.latestStart = latestStarts(factory)
    this.table = emptyTimetable(factory)
    this.operationsOf = rowsBy(factory.orderOf, factory.orders)
    const placer = new Placer(factory, this.table)
    this.dispatcher = new Dispatcher(placer)
    if (mode === 'bottleneck') this.dispatch(urgencyOf(factory, 'latest-start', this.latestStart))
    placer.readiness.gate.set(releaseGates(factory, mode, buffer, this.table))
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
