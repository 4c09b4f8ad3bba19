import { type GaplessShop } from './gapless-shop.ts'
import { GaplessStretch, stretchLength } from './gapless-stretch.ts'
import { type Random } from './random.ts'

/** Steps without less overlap after which the search gives up, by machine and by operation. */
const patiencePerMachine = 200
const patiencePerOperation = 20
const stepsPerLook = 8

/**
 * Looks for a schedule in which no machine is ever idle. Machines are always full here; what is wrong are jobs whose
 * operations overlap, and the search takes that away: a machine with such an operation is sequenced anew as its
 * neighbours would like it best. Where that does not help, the overlaps there weigh more from now on, until somebody
 * gives way (the breakout method, Morris 1993). The makespan would not lead there: it sees the worst machine only.
 */
export class GaplessSearch {
  steps = 0
  /** By piece; without overlap it is a schedule. */
  readonly start: Int32Array
  private readonly rows: readonly Int32Array[]
  private readonly weight: Float64Array
  private readonly stretch: GaplessStretch
  private readonly torn: Int32Array
  private readonly position: Int32Array
  private tornCount = 0

  constructor(
    private readonly shop: GaplessShop,
    private readonly random: Random,
  ) {
    const machines = shop.rows.length
    this.start = new Int32Array(shop.duration.length)
    this.weight = new Float64Array(shop.duration.length).fill(1)
    this.rows = shop.rows.map((row) => this.inTheMiddle(row))
    this.stretch = new GaplessStretch(shop, this.start, this.weight, random)
    this.torn = new Int32Array(machines)
    this.position = new Int32Array(machines).fill(-1)
    for (let machine = 0; machine < machines; machine++) this.look(machine)
  }

  /** True when a schedule without overlap was found. */
  run(until: () => boolean): boolean {
    const { shop, random, torn } = this
    const patience = patiencePerMachine * this.rows.length + patiencePerOperation * shop.operations
    let least = this.tornCount
    let stale = 0
    while (this.tornCount > 0) {
      if (this.steps++ % stepsPerLook === 0 && until()) return false
      if (++stale > patience) return false
      this.step(torn[random.below(this.tornCount)]!)
      if (this.tornCount >= least) continue
      least = this.tornCount
      stale = 0
    }
    return true
  }

  /** Every operation in the middle of what its job allows. */
  private inTheMiddle(row: Int32Array): Int32Array {
    const { soonest, latest, duration } = this.shop
    const middle = (x: number) => soonest[x]! + latest[x]! - duration[x]!
    const sorted = row.slice().sort((a, b) => middle(a) - middle(b) || a - b)
    let at = 0
    for (const x of sorted) {
      this.start[x] = at
      at += duration[x]!
    }
    return sorted
  }

  private step(machine: number): void {
    const { shop } = this
    const row = this.rows[machine]!
    const from = row.length <= stretchLength ? 0 : this.stretchFrom(row)
    if (!this.stretch.improve(row, from))
      for (const x of row) {
        if (this.overlap(x)) this.weight[x]!++
        if (shop.after[x]! >= 0 && this.overlap(shop.after[x]!)) this.weight[shop.after[x]!]!++
      }
    this.look(machine)
    for (const x of row) {
      if (shop.before[x]! >= 0) this.look(shop.machineOf[shop.before[x]!]!)
      if (shop.after[x]! >= 0) this.look(shop.machineOf[shop.after[x]!]!)
    }
  }

  /** Somewhere around one of the operations that overlap. */
  private stretchFrom(row: Int32Array): number {
    const { random } = this
    const begin = random.below(row.length)
    let at = begin
    while (!this.isTornAt(row[at]!)) at = at + 1 < row.length ? at + 1 : 0
    return Math.max(0, Math.min(row.length - stretchLength, at - random.below(stretchLength)))
  }

  /** x begins before its predecessor in the job ends. */
  private overlap(x: number): boolean {
    const before = this.shop.before[x]!
    return before >= 0 && this.start[before]! + this.shop.duration[before]! > this.start[x]!
  }

  private isTornAt(x: number): boolean {
    const after = this.shop.after[x]!
    return this.overlap(x) || (after >= 0 && this.overlap(after))
  }

  private look(machine: number): void {
    const { torn, position } = this
    const isTorn = this.rows[machine]!.some((x) => this.isTornAt(x))
    const at = position[machine]!
    if (isTorn === at >= 0) return
    if (isTorn) {
      position[machine] = this.tornCount
      torn[this.tornCount++] = machine
      return
    }
    const moved = torn[--this.tornCount]!
    torn[at] = moved
    position[moved] = at
    position[machine] = -1
  }
}
