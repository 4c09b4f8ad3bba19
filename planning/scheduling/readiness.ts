import { calendarOn, type Factory } from './factory.ts'
import { holdNo, type Timetable } from './timetable.ts'

/** When an operation may begin as far as it goes by what comes before it, not by who does it. */
export class Readiness {
  /** Work is not begun before, by operation. */
  readonly gate: Float64Array
  /** What held the operation longest that was asked for last. */
  held = 0
  /** The later of now and the release of its order, by operation. */
  private readonly released: Float64Array
  /** 1 where an operation laps a predecessor. */
  private readonly laps: Uint8Array

  constructor(
    private readonly factory: Factory,
    private readonly table: Timetable,
  ) {
    this.gate = new Float64Array(factory.operations)
    const { now, release, orderOf } = factory
    this.released = Float64Array.from(orderOf, (order) => Math.max(now, release[order]!))
    const { start } = factory.pred
    this.laps = new Uint8Array(factory.operations).map((_, x) =>
      factory.predShare.subarray(start[x], start[x + 1]).some((share) => share < 1) ? 1 : 0,
    )
  }

  /** When the predecessors, the material and the release let x begin. */
  at(x: number): number {
    const { pred, material } = this.factory
    let at = this.released[x]!
    this.held = holdNo['lead-time']
    if (this.gate[x]! > at) at = this.gate[x]!
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
      const from = this.behind(p)
      if (from > at) {
        at = from
        this.held = holdNo.predecessor
      }
    }
    if (material[x]! > at) {
      at = material[x]!
      this.held = holdNo.material
    }
    return at
  }

  /** The same, as far as what comes before x has a place. */
  soFar(x: number): number {
    const { factory, table } = this
    const { pred, material } = factory
    let at = Math.max(this.released[x]!, this.gate[x]!, material[x]!)
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++)
      if (table.facility[pred.item[p]!]! >= 0) at = Math.max(at, this.behind(p))
    return at
  }

  /** When one link lets its operation begin. */
  private behind(p: number): number {
    const { pred, predShare, predWait } = this.factory
    const y = pred.item[p]!
    return (predShare[p]! >= 1 ? this.table.end[y]! : this.shareDone(y, predShare[p]!)) + predWait[p]!
  }

  /** When a share of an operation is done: its set-up, and that part of its work. Of one that has lost its place as little as all of it. */
  private shareDone(y: number, share: number): number {
    const { table } = this
    if (table.facility[y]! < 0) return table.end[y]!
    const calendar = calendarOn(this.factory, table.facility[y]!, table.worker[y]!)
    const work = calendar.workBefore(table.end[y]!) - calendar.workBefore(table.start[y]!) - table.setup[y]!
    return calendar.after(table.start[y]!, table.setup[y]! + Math.ceil(work * share))
  }

  /** The end of a lapping operation lies behind the ends of those it laps. */
  endAtLeast(x: number): number {
    if (this.laps[x] === 0) return 0
    const { pred, predShare } = this.factory
    let end = 0
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++)
      if (predShare[p]! < 1) end = Math.max(end, this.table.end[pred.item[p]!]!)
    return end
  }
}
