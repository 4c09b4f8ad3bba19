/** How many gaps of a lane are remembered; the oldest is forgotten. */
const remembered = 4

/**
 * Stretches of a lane that were passed over: the worker was busy, or what came next did not fit before a frozen
 * operation or the end of a shift. Something shorter may still go there if the set-up stays as it is.
 */
export class LaneGaps {
  readonly from: Float64Array
  readonly to: Float64Array
  readonly group: Int32Array
  private readonly count: Uint8Array

  constructor(lanes: number) {
    this.from = new Float64Array(lanes * remembered)
    this.to = new Float64Array(lanes * remembered)
    this.group = new Int32Array(lanes * remembered)
    this.count = new Uint8Array(lanes)
  }

  clear(): void {
    this.count.fill(0)
  }

  /** Gaps of a lane are numbered from `first` up to, and without, `end`. */
  first(lane: number): number {
    return lane * remembered
  }

  end(lane: number): number {
    return lane * remembered + this.count[lane]!
  }

  open(lane: number, from: number, to: number, group: number): void {
    if (from >= to) return
    if (this.count[lane]! === remembered) this.removeAt(lane, this.first(lane))
    const gap = this.end(lane)
    this.from[gap] = from
    this.to[gap] = to
    this.group[gap] = group
    this.count[lane]!++
  }

  /** Something stands in the gap from `start` to `end` now; what is left on both sides stays open. */
  fill(lane: number, gap: number, start: number, end: number): void {
    const from = this.from[gap]!
    const to = this.to[gap]!
    const group = this.group[gap]!
    this.removeAt(lane, gap)
    this.open(lane, from, start, group)
    this.open(lane, end, to, group)
  }

  /** Some gap of the lane closes later than that. */
  isOpen(lane: number, time: number): boolean {
    for (let gap = this.first(lane); gap < this.end(lane); gap++) if (this.to[gap]! > time) return true
    return false
  }

  private removeAt(lane: number, gap: number): void {
    const end = this.end(lane)
    this.from.copyWithin(gap, gap + 1, end)
    this.to.copyWithin(gap, gap + 1, end)
    this.group.copyWithin(gap, gap + 1, end)
    this.count[lane]!--
  }
}
