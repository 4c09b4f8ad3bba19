import { machineClosing, machineOpening, never, type Shop } from './shop.ts'

/** A schedule without its times: the alternative of every operation, and an order of all that every sequence follows. */
export interface Plan {
  readonly makespan: number
  readonly chosen: Int32Array
  readonly order: Int32Array
}

/**
 * The orders of operations on machines, with heads (earliest start), tails (what must still follow the end) and one
 * topological order of all operations kept up to date through every move: a move rearranges only the stretch of that
 * order between its two ends, heads are renewed from there on and tails up to there.
 */
export class MachineOrders {
  readonly shop: Shop
  /** The chosen alternative (index into shop.alt…), its machine and duration. */
  readonly chosen: Int32Array
  readonly machine: Int32Array
  readonly duration: Int32Array
  /** Neighbours on the machine; posts at both ends. */
  readonly pred: Int32Array
  readonly succ: Int32Array
  readonly head: Int32Array
  readonly tail: Int32Array
  readonly order: Int32Array
  readonly position: Int32Array
  makespan = 0
  private readonly moving: Int32Array
  private readonly marked: Uint8Array

  constructor(shop: Shop) {
    const { nodes, operations, machines, jobs } = shop
    this.shop = shop
    this.chosen = new Int32Array(operations)
    this.machine = new Int32Array(nodes).fill(-1)
    this.duration = new Int32Array(nodes)
    this.pred = new Int32Array(nodes)
    this.succ = new Int32Array(nodes)
    this.head = new Int32Array(nodes)
    this.tail = new Int32Array(nodes)
    this.order = new Int32Array(operations)
    this.position = new Int32Array(nodes)
    this.moving = new Int32Array(operations)
    this.marked = new Uint8Array(nodes)
    this.settlePosts(operations, machines, jobs)
  }

  /** Posts never move: what opens stands before everything and has no tail in the way, what closes the reverse. */
  private settlePosts(operations: number, machines: number, jobs: number): void {
    const { postTime, nodes } = this.shop
    for (let node = operations; node < nodes; node++) {
      const opens =
        node < operations + machines ||
        (node >= operations + 2 * machines && node < operations + 2 * machines + jobs)
      this.position[node] = opens ? -1 : operations
      this.head[node] = opens ? postTime[node]! : never
      this.tail[node] = opens ? never : postTime[node]!
    }
  }

  load({ chosen, order }: Pick<Plan, 'chosen' | 'order'>): void {
    const { shop, pred, succ, machine, duration, position } = this
    const { operations, machines, altMachine, altDuration } = shop
    this.chosen.set(chosen)
    this.order.set(order)
    const last = new Int32Array(machines)
    for (let k = 0; k < machines; k++) last[k] = machineOpening(shop, k)
    for (let i = 0; i < operations; i++) {
      const x = order[i]!
      const k = altMachine[chosen[x]!]!
      machine[x] = k
      duration[x] = altDuration[chosen[x]!]!
      pred[x] = last[k]!
      succ[last[k]!] = x
      last[k] = x
      position[x] = i
    }
    for (let k = 0; k < machines; k++) {
      succ[last[k]!] = machineClosing(shop, k)
      pred[machineClosing(shop, k)] = last[k]!
    }
    this.renewHeads(0)
    this.renewTails(operations - 1)
    this.renewMakespan()
  }

  save(): Plan {
    return { makespan: this.makespan, chosen: this.chosen.slice(), order: this.order.slice() }
  }

  private renewHeads(from: number): void {
    const { order, head, duration, pred } = this
    const { jobPred, operations } = this.shop
    for (let i = from; i < operations; i++) {
      const x = order[i]!
      const j = jobPred[x]!
      const m = pred[x]!
      const afterJob = head[j]! + duration[j]!
      const afterMachine = head[m]! + duration[m]!
      head[x] = afterJob > afterMachine ? afterJob : afterMachine
    }
  }

  private renewTails(from: number): void {
    const { order, tail, duration, succ } = this
    const { jobSucc } = this.shop
    for (let i = from; i >= 0; i--) {
      const x = order[i]!
      const j = jobSucc[x]!
      const m = succ[x]!
      const beforeJob = tail[j]! + duration[j]!
      const beforeMachine = tail[m]! + duration[m]!
      tail[x] = beforeJob > beforeMachine ? beforeJob : beforeMachine
    }
  }

  /** Every longest path ends at a closing post. */
  private renewMakespan(): void {
    const { head, duration, tail, pred, shop } = this
    const { operations, machines, nodes, jobs, jobPred } = shop
    let longest = 0
    for (let post = operations + machines; post < operations + 2 * machines; post++) {
      const x = pred[post]!
      const length = head[x]! + duration[x]! + tail[post]!
      if (length > longest) longest = length
    }
    for (let post = nodes - jobs; post < nodes; post++) {
      const x = jobPred[post]!
      const length = head[x]! + duration[x]! + tail[post]!
      if (length > longest) longest = length
    }
    this.makespan = longest
  }

  /**
   * Takes operation x from its place and puts it behind `after` (an operation or an opening post) with the given
   * alternative. False, and nothing changed in the times, when that would close a circle.
   */
  place(x: number, after: number, alternative: number): boolean {
    const { pred, succ, position } = this
    const oldPred = pred[x]!
    const oldSucc = succ[x]!
    const oldChosen = this.chosen[x]!
    succ[oldPred] = oldSucc
    pred[oldSucc] = oldPred
    const before = succ[after]!
    this.link(x, after, before, alternative)
    let from = position[x]!
    let to = from
    let sound = true
    if (position[after]! > from) {
      to = position[after]!
      sound = this.shiftLater(x, from, to, after)
    } else if (position[before]! < from) {
      from = position[before]!
      sound = this.shiftEarlier(x, from, to, before)
    }
    if (!sound) {
      succ[after] = before
      pred[before] = after
      this.link(x, oldPred, oldSucc, oldChosen)
      return false
    }
    this.renewHeads(from)
    this.renewTails(to)
    this.renewMakespan()
    return true
  }

  private link(x: number, after: number, before: number, alternative: number): void {
    const { altMachine, altDuration } = this.shop
    this.chosen[x] = alternative
    this.machine[x] = altMachine[alternative]!
    this.duration[x] = altDuration[alternative]!
    this.pred[x] = after
    this.succ[x] = before
    this.succ[after] = x
    this.pred[before] = x
  }

  /** Moves x, and what within the stretch must follow it, behind the stretch. */
  private shiftLater(x: number, from: number, to: number, limit: number): boolean {
    const { order, position, pred, marked, moving } = this
    const { jobPred } = this.shop
    marked[x] = 1
    let moved = 0
    moving[moved++] = x
    for (let i = from + 1; i <= to; i++) {
      const y = order[i]!
      if (marked[jobPred[y]!]! | marked[pred[y]!]!) {
        marked[y] = 1
        moving[moved++] = y
      }
    }
    if (marked[limit]) return this.unmark(moved)
    let write = from
    for (let i = from; i <= to; i++) {
      const y = order[i]!
      if (marked[y]) continue
      order[write] = y
      position[y] = write++
    }
    for (let i = 0; i < moved; i++) {
      const y = moving[i]!
      marked[y] = 0
      order[write] = y
      position[y] = write++
    }
    return true
  }

  /** Moves x, and what within the stretch must precede it, before the stretch. */
  private shiftEarlier(x: number, from: number, to: number, limit: number): boolean {
    const { order, position, succ, marked, moving } = this
    const { jobSucc } = this.shop
    marked[x] = 1
    let moved = 0
    moving[moved++] = x
    for (let i = to - 1; i >= from; i--) {
      const y = order[i]!
      if (marked[jobSucc[y]!]! | marked[succ[y]!]!) {
        marked[y] = 1
        moving[moved++] = y
      }
    }
    if (marked[limit]) return this.unmark(moved)
    let write = to
    for (let i = to; i >= from; i--) {
      const y = order[i]!
      if (marked[y]) continue
      order[write] = y
      position[y] = write--
    }
    for (let i = 0; i < moved; i++) {
      const y = moving[i]!
      marked[y] = 0
      order[write] = y
      position[y] = write--
    }
    return true
  }

  private unmark(moved: number): false {
    for (let i = 0; i < moved; i++) this.marked[this.moving[i]!] = 0
    return false
  }
}
