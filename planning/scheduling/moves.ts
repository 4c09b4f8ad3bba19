import { drawCriticalPath } from './critical-path.ts'
import { type MachineOrders } from './machine-orders.ts'
import { Random } from './random.ts'
import { type Shop } from './shop.ts'

const none = -1
/** Longer stretches of a block are not tried: their estimate costs more than it finds. */
const longestShift = 50
const tableBits = 20
/** Longer than any tenure. */
const forgetting = 4000

/**
 * The neighbourhood of a schedule, and what is tabu in it. One critical path is drawn by chance; in each of its blocks
 * an operation may go to the block's end or begin, and the end and begin to the inside (N7: Zhang, Li, Guan and Rao
 * 2007, with the estimate of Balas and Vazacopoulos 1998); an operation with alternatives may go to another machine, to
 * the places that keep the schedule sound (k-insertion: Mastrolilli and Gambardella 2000).
 */
export class Moves {
  private readonly shop: Shop
  private readonly path: Int32Array
  /** Until which move a pair must not be turned back (hashed), and an operation must not return to an alternative. */
  private readonly pairUntil: Int32Array
  private readonly pairMask: number
  private readonly alternativeUntil: Int32Array
  private readonly shortTenure: number
  private readonly tenureSpread: number
  private now = 0
  private bestMakespan = 0
  private random = new Random(1)
  // The best admitted candidate, and one of the refused ones drawn by chance for when there is no other.
  private bestEstimate = 0
  private ties = 0
  private operation = none
  private after = none
  private alternative = none
  private refused = 0
  private spareOperation = none
  private spareAfter = none
  private spareAlternative = none
  // What the estimate along a shift needs: heads of the operations that it passes.
  private readonly shiftHead = new Int32Array(longestShift + 2)
  private readonly shiftNode = new Int32Array(longestShift + 2)

  constructor(shop: Shop) {
    this.shop = shop
    this.path = new Int32Array(shop.operations)
    const size = Math.min(1 << tableBits, 1 << Math.ceil(2 * Math.log2(Math.max(2, shop.operations))))
    this.pairUntil = new Int32Array(size)
    this.pairMask = size - 1
    this.alternativeUntil = new Int32Array(shop.altMachine.length)
    this.shortTenure = 10 + Math.round(shop.jobs / shop.machines)
    this.tenureSpread = Math.max(
      2,
      Math.round(this.shortTenure * (shop.jobs <= 2 * shop.machines ? 0.4 : 0.5)),
    )
  }

  forget(): void {
    this.now += forgetting
  }

  /** Looks at all neighbours; false when there is none. */
  choose(orders: MachineOrders, bestMakespan: number, random: Random): boolean {
    this.bestMakespan = bestMakespan
    this.random = random
    this.bestEstimate = 0x7fffffff
    this.ties = 0
    this.operation = none
    this.refused = 0
    this.spareOperation = none
    this.now++
    const { path } = this
    const length = drawCriticalPath(orders, path, random)
    const { machine } = orders
    let first = length - 1
    while (first >= 0) {
      // The path stands backwards: from `first` down to `last` is one block in the order of time.
      let last = first
      const k = machine[path[first]!]!
      while (last > 0 && machine[path[last - 1]!]! === k && orders.succ[path[last]!] === path[last - 1])
        last--
      if (last < first) this.lookAtBlock(orders, first, last)
      first = last - 1
    }
    if (this.shop.altMachine.length > this.shop.operations)
      for (let i = 0; i < length; i++) this.lookElsewhere(orders, path[i]!)
    return this.operation !== none || this.spareOperation !== none
  }

  /** What the chosen move is expected to lead to. */
  get estimate(): number {
    return this.bestEstimate
  }

  apply(orders: MachineOrders, random: Random): void {
    const x = this.operation !== none ? this.operation : this.spareOperation
    const after = this.operation !== none ? this.after : this.spareAfter
    const alternative = this.operation !== none ? this.alternative : this.spareAlternative
    const until = this.now + this.shortTenure + random.below(this.tenureSpread)
    const old = orders.chosen[x]!
    if (old !== alternative) this.alternativeUntil[old] = until
    else this.forbidReturn(orders, x, after, until)
    orders.place(x, after, alternative)
  }

  /** The pairs that this shift turns round must not turn back for a while. */
  private forbidReturn(orders: MachineOrders, x: number, after: number, until: number): void {
    const { pred, succ, position } = orders
    const { pairUntil } = this
    if (position[after]! > position[x]!)
      for (let y = succ[x]!; ; y = succ[y]!) {
        pairUntil[this.pair(x, y)] = until
        if (y === after) break
      }
    else for (let y = pred[x]!; y !== after; y = pred[y]!) pairUntil[this.pair(y, x)] = until
  }

  private pair(before: number, after: number): number {
    return (Math.imul(before, this.shop.operations) + after) & this.pairMask
  }

  private lookAtBlock(orders: MachineOrders, first: number, last: number) {
    const { path } = this
    // To the end of the block, and the first one to the inside.
    for (let i = Math.min(first, last + longestShift); i > last; i--)
      this.shiftRight(orders, path[i]!, path[last]!)
    for (let i = Math.max(last + 1, first - longestShift); i < first; i++)
      this.shiftRight(orders, path[first]!, path[i]!)
    // To the begin of the block, and the last one to the inside; neighbours have changed places already.
    for (let i = Math.max(last, first - longestShift); i < first - 1; i++)
      this.shiftLeft(orders, path[i]!, path[first]!)
    for (let i = Math.min(first - 1, last + longestShift); i > last + 1; i--)
      this.shiftLeft(orders, path[last]!, path[i]!)
  }

  /** Operation u right behind v, further on in the same block. */
  private shiftRight(orders: MachineOrders, u: number, v: number): void {
    const { head, tail, duration, pred, succ } = orders
    const { jobPred, jobSucc } = this.shop
    const { shiftHead, shiftNode, pairUntil, now } = this
    const next = jobSucc[u]!
    if (next === v) return
    if (head[v]! >= head[next]! + duration[next]! && tail[next]! >= duration[v]! + tail[v]!) return
    let count = 0
    let tabu = false
    let before = head[pred[u]!]! + duration[pred[u]!]!
    for (let y = succ[u]!; ; y = succ[y]!) {
      const j = jobPred[y]!
      const byJob = head[j]! + duration[j]!
      const start = byJob > before ? byJob : before
      shiftHead[count] = start
      shiftNode[count++] = y
      before = start + duration[y]!
      if (pairUntil[this.pair(y, u)]! > now) tabu = true
      if (y === v) break
    }
    const j = jobPred[u]!
    const byJob = head[j]! + duration[j]!
    const start = byJob > before ? byJob : before
    let onMachine = tail[succ[v]!]! + duration[succ[v]!]!
    const toJob = tail[next]! + duration[next]!
    let behind = (toJob > onMachine ? toJob : onMachine) + duration[u]!
    let estimate = start + behind
    for (let i = count - 1; i >= 0; i--) {
      const y = shiftNode[i]!
      const s = jobSucc[y]!
      onMachine = behind
      const onJob = tail[s]! + duration[s]!
      behind = (onJob > onMachine ? onJob : onMachine) + duration[y]!
      const through = shiftHead[i]! + behind
      if (through > estimate) estimate = through
    }
    this.offer(u, v, orders.chosen[u]!, estimate, tabu && estimate >= this.bestMakespan)
  }

  /** Operation v right before u, further back in the same block. */
  private shiftLeft(orders: MachineOrders, v: number, u: number): void {
    const { head, tail, duration, pred, succ } = orders
    const { jobPred, jobSucc } = this.shop
    const { shiftHead, shiftNode, pairUntil, now } = this
    const previous = jobPred[v]!
    if (previous === u) return
    if (head[previous]! >= head[u]! + duration[u]! && tail[u]! >= duration[previous]! + tail[previous]!)
      return
    let count = 0
    let tabu = false
    let behind = tail[succ[v]!]! + duration[succ[v]!]!
    for (let y = pred[v]!; ; y = pred[y]!) {
      const s = jobSucc[y]!
      const onJob = tail[s]! + duration[s]!
      const rest = onJob > behind ? onJob : behind
      shiftHead[count] = rest
      shiftNode[count++] = y
      behind = rest + duration[y]!
      if (pairUntil[this.pair(v, y)]! > now) tabu = true
      if (y === u) break
    }
    const s = jobSucc[v]!
    const onJob = tail[s]! + duration[s]!
    const rest = onJob > behind ? onJob : behind
    const byMachine = head[pred[u]!]! + duration[pred[u]!]!
    const byJob = head[previous]! + duration[previous]!
    let before = (byJob > byMachine ? byJob : byMachine) + duration[v]!
    let estimate = before + rest
    for (let i = count - 1; i >= 0; i--) {
      const y = shiftNode[i]!
      const j = jobPred[y]!
      const fromJob = head[j]! + duration[j]!
      before = (fromJob > before ? fromJob : before) + duration[y]!
      const through = before + shiftHead[i]!
      if (through > estimate) estimate = through
    }
    this.offer(v, pred[u]!, orders.chosen[v]!, estimate, tabu && estimate >= this.bestMakespan)
  }

  /** Operation v on each of its other machines, between operations that nothing orders against its neighbours. */
  private lookElsewhere(orders: MachineOrders, v: number): void {
    const { head, tail, duration, succ, chosen } = orders
    const { jobPred, jobSucc, altStart, altMachine, altDuration, operations } = this.shop
    const { alternativeUntil, now } = this
    const previous = jobPred[v]!
    const next = jobSucc[v]!
    const released = head[previous]! + duration[previous]!
    const awaited = tail[next]! + duration[next]!
    const nextEnd = head[next]! + duration[next]!
    for (let alternative = altStart[v]!; alternative < altStart[v + 1]!; alternative++) {
      if (alternative === chosen[v]) continue
      const k = altMachine[alternative]!
      if (k === orders.machine[v]) continue
      const length = altDuration[alternative]!
      const tabu = alternativeUntil[alternative]! > now
      // Behind all that may stand before `previous`, before all that may stand behind `next`.
      let u = operations + k
      let w = succ[u]!
      while (w < operations && (w === previous || head[w]! + duration[w]! <= head[previous]!)) {
        u = w
        w = succ[w]!
      }
      for (;;) {
        const byMachine = head[u]! + duration[u]!
        const onMachine = tail[w]! + duration[w]!
        const estimate =
          (released > byMachine ? released : byMachine) + length + (awaited > onMachine ? awaited : onMachine)
        this.offer(v, u, alternative, estimate, tabu && estimate >= this.bestMakespan)
        if (w >= operations || w === next || head[w]! >= nextEnd) break
        u = w
        w = succ[w]!
      }
    }
  }

  private offer(
    operation: number,
    after: number,
    alternative: number,
    estimate: number,
    tabu: boolean,
  ): void {
    const { random } = this
    if (tabu) {
      this.refused++
      if (this.refused > 1 && random.below(this.refused) !== 0) return
      this.spareOperation = operation
      this.spareAfter = after
      this.spareAlternative = alternative
      return
    }
    if (estimate > this.bestEstimate) return
    if (estimate === this.bestEstimate) {
      this.ties++
      if (random.below(this.ties) !== 0) return
    } else {
      this.bestEstimate = estimate
      this.ties = 1
    }
    this.operation = operation
    this.after = after
    this.alternative = alternative
  }
}
