import { type GaplessShop } from './gapless-shop.ts'
import { type Random } from './random.ts'

/** Longest stretch that is sequenced at once: a table of 2^10 subsets stays in the processor's nearest cache. */
export const stretchLength = 10
/** What a minute outside of a job's own limits weighs against a minute between two operations of weight one. */
const limitWeight = 3

/**
 * The best sequence of a stretch of a machine's row while everything else stands still: dynamic programming over the
 * subsets of its pieces (Held and Karp 1962). What comes first in a subset ends where the subset ends, whatever its
 * sequence, because there are no gaps. A piece's cost is how far it overlaps its neighbours in the job, weighted.
 */
export class GaplessStretch {
  private readonly cost = new Float64Array(1 << stretchLength)
  private readonly last = new Int8Array(1 << stretchLength)
  private readonly end = new Int32Array(1 << stretchLength)
  // The pieces of the stretch: number, duration, then when each may begin and must end, and what a minute costs.
  private readonly piece = new Int32Array(stretchLength)
  private readonly duration = new Int32Array(stretchLength)
  private readonly soonest = new Int32Array(stretchLength)
  private readonly latest = new Int32Array(stretchLength)
  private readonly readyAt = new Int32Array(stretchLength)
  private readonly readyWeight = new Float64Array(stretchLength)
  private readonly wantedAt = new Int32Array(stretchLength)
  private readonly wantedWeight = new Float64Array(stretchLength)
  /** Pieces of the same stretch that the job wants before. */
  private readonly behind = new Int32Array(stretchLength)

  /** `start` by piece; `weight` of the link between a piece and the one before it in its job. */
  constructor(
    private readonly shop: GaplessShop,
    private readonly start: Int32Array,
    private readonly weight: Float64Array,
    private readonly random: Random,
  ) {}

  /** Sequences the stretch of `row` from `from` on anew; true when that is better than before. */
  improve(row: Int32Array, from: number): boolean {
    const count = Math.min(stretchLength, row.length - from)
    const begin = this.start[row[from]!]!
    const cost = this.load(row, from, count)
    this.fill(count, begin, cost)
    const best = this.cost[(1 << count) - 1]!
    // Above it only by rounding: the sums were made in another order.
    if (best > cost) return false
    this.write(row, from, count)
    return best < cost - 1e-6
  }

  /** The pieces in an order by chance, which decides between equals; their cost as they stand. */
  private load(row: Int32Array, from: number, count: number): number {
    const { piece, random, shop, start } = this
    for (let i = 0; i < count; i++) {
      const j = random.below(i + 1)
      piece[i] = piece[j]!
      piece[j] = row[from + i]!
    }
    const begin = start[row[from]!]!
    const end = start[row[from + count - 1]!]! + shop.duration[row[from + count - 1]!]!
    let cost = 0
    for (let i = 0; i < count; i++) {
      this.loadPiece(i, begin, end)
      cost += this.costAt(i, start[piece[i]!]!)
    }
    return cost
  }

  private loadPiece(i: number, begin: number, end: number): void {
    const { shop, start, weight } = this
    const x = this.piece[i]!
    const before = shop.before[x]!
    const after = shop.after[x]!
    const isInside = (y: number) =>
      y >= 0 && shop.machineOf[y] === shop.machineOf[x] && start[y]! >= begin && start[y]! < end
    this.duration[i] = shop.duration[x]!
    this.soonest[i] = shop.soonest[x]!
    this.latest[i] = shop.latest[x]!
    const follows = isInside(before)
    this.behind[i] = follows ? 1 << this.piece.indexOf(before) : 0
    this.readyAt[i] = before < 0 || follows ? 0 : start[before]! + shop.duration[before]!
    this.readyWeight[i] = weight[x]!
    this.wantedAt[i] = after < 0 || isInside(after) ? shop.latest[x]! : start[after]!
    this.wantedWeight[i] = after < 0 ? 0 : weight[after]!
  }

  private costAt(i: number, at: number): number {
    const end = at + this.duration[i]!
    let cost = 0
    if (this.readyAt[i]! > at) cost += this.readyWeight[i]! * (this.readyAt[i]! - at)
    if (this.soonest[i]! > at) cost += limitWeight * (this.soonest[i]! - at)
    if (end > this.wantedAt[i]!) cost += this.wantedWeight[i]! * (end - this.wantedAt[i]!)
    if (end > this.latest[i]!) cost += limitWeight * (end - this.latest[i]!)
    return cost
  }

  private fill(count: number, begin: number, limit: number): void {
    const { cost, last, end, behind, duration } = this
    const full = (1 << count) - 1
    cost.fill(Number.POSITIVE_INFINITY, 0, full + 1)
    cost[0] = 0
    end[0] = begin
    for (let set = 0; set < full; set++) {
      const known = cost[set]!
      if (known > limit) continue
      const at = end[set]!
      for (let i = 0; i < count; i++) {
        const bit = 1 << i
        if (set & bit || (behind[i]! & set) !== behind[i]!) continue
        const found = known + this.costAt(i, at)
        if (found >= cost[set | bit]!) continue
        cost[set | bit] = found
        last[set | bit] = i
        end[set | bit] = at + duration[i]!
      }
    }
  }

  private write(row: Int32Array, from: number, count: number): void {
    const { last, piece, start, end } = this
    let set = (1 << count) - 1
    for (let position = from + count - 1; position >= from; position--) {
      const i = last[set]!
      set &= ~(1 << i)
      row[position] = piece[i]!
      start[piece[i]!] = end[set]!
    }
  }
}
