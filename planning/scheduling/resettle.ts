import type { Board, Wish } from './board.ts'
import type { Rows } from './factory.ts'
import { Heap } from './heap.ts'
import type { Stand } from './reschedule.ts'
import { type GivesWay, never } from './stretches.ts'

/** So many minutes of lateness one operation that moves is worth. */
const priceOfMove = 240
/** No lateness is as bad as having no place at all. */
const priceOfNoPlace = 1e9
/** To what has changed at most this share of all operations gives way; beyond that it waits for room itself. */
const mostGiveWay = 0.1
/** Who is put aside again and again is left where the search has come to. */
const mostTurns = 30

/** Where an operation stood. */
export interface OldPlace {
  readonly facility: number
  readonly worker: number
  readonly start: number
  readonly end: number
  /** It is still the same work. */
  readonly isSame: boolean
}

interface Known {
  readonly places: ReadonlyMap<number, OldPlace>
  readonly operationsOf: Rows
  readonly latest: Float64Array
}

/**
 * Operations without a place get one on a board. First where the others leave room; where an order then is later than it was before,
 * it is tried to put them where they are wanted and let others give way, each to its next room on the same machine. What makes all
 * orders together less late stays, each move counted as lateness too.
 */
export class Resettling {
  private readonly rank: Int32Array
  private readonly before: Float64Array
  private turnsLeft: number
  /** Of all that has changed together. */
  private mayGiveWay: number

  constructor(
    private readonly board: Board,
    private readonly known: Known,
  ) {
    const { inOrder, operations, orders, orderOf } = board.factory
    this.rank = new Int32Array(operations)
    inOrder.forEach((x, at) => (this.rank[x] = at))
    this.before = new Float64Array(orders)
    for (const [x, { end }] of known.places)
      this.before[orderOf[x]!] = Math.max(this.before[orderOf[x]!]!, end)
    this.turnsLeft = mostTurns * operations
    this.mayGiveWay = mostGiveWay * operations
  }

  /** Those that wait for each other are settled together. False: no end was found to it. */
  settleAll(open: Int32Array | readonly number[]): boolean {
    for (const together of this.groupsOf(open)) if (!this.settle(together)) return false
    return true
  }

  private settle(together: readonly number[]): boolean {
    const { board } = this
    const mark = board.mark
    if (!this.intoRoom(together)) return false
    if (this.lateness(together) <= 0) return true
    let best = this.seen(mark, together)
    board.undo(mark)
    if (this.pushIn(together)) {
      const pushed = this.seen(mark, together)
      if (pushed.cost < best.cost) {
        best = pushed
        this.mayGiveWay -= Math.max(0, pushed.stands.length - together.length)
      }
    }
    board.undo(mark)
    board.restore(best.stands)
    return true
  }

  /** What stands elsewhere since a mark, and what that costs. */
  private seen(mark: number, together: readonly number[]) {
    const { board } = this
    const stands = [...board.touchedSince(mark).keys()].map((x) => [x, board.standOf(x)] as const)
    return { stands, cost: this.cost(mark, together) }
  }

  /** Minutes, weighted, by which the orders of these are later than they were and should be. */
  private lateness(together: readonly number[]): number {
    const { orderOf } = this.board.factory
    let sum = 0
    for (const order of new Set(together.map((x) => orderOf[x]!)))
      sum += this.lateBy(order, this.endOf(order))
    return sum + together.filter((x) => !this.board.isPlaced(x)).length * priceOfNoPlace
  }

  private lateBy(order: number, end: number): number {
    const { due, weight } = this.board.factory
    return weight[order]! * Math.max(0, end - Math.max(due[order]!, this.before[order]!))
  }

  private endOf(order: number): number {
    const { start, item } = this.known.operationsOf
    const { table } = this.board
    let end = 0
    for (let at = start[order]!; at < start[order + 1]!; at++) end = Math.max(end, table.end[item[at]!]!)
    return end
  }

  /** What has become later since a mark, and what has moved beside those that had to. */
  private cost(mark: number, together: readonly number[]): number {
    const { board } = this
    const { orderOf } = board.factory
    const own = new Set(together)
    const touched = board.touchedSince(mark)
    let price = 0
    for (const [x, was] of touched)
      if (!board.isPlaced(x)) price += priceOfNoPlace
      else if (!own.has(x) && was.start !== board.table.start[x]) price += priceOfMove
    let late = 0
    for (const order of new Set([...touched.keys()].map((x) => orderOf[x]!)))
      late += this.lateBy(order, this.endOf(order))
    return late + price
  }

  /** Nobody gives way but who is not ready any more, or has another set-up. */
  private intoRoom(together: readonly number[]): boolean {
    const { latest } = this.known
    return this.work(
      together,
      (x) => latest[x]!,
      (x, ready) => this.board.find(x, { from: ready }, never),
    )
  }

  /** Who finds no room soon enough takes it from those that were not put somewhere here; these do alike, on their own machine. */
  private pushIn(together: readonly number[]): boolean {
    const { board, known } = this
    const { fixedFacility } = board.factory
    const settled = new Set<number>()
    const own = new Set(together)
    const givesWay: GivesWay = (y) => fixedFacility[y]! < 0 && !settled.has(y)
    const wanted = (x: number) => {
      const old = known.places.get(x)?.start
      return own.has(x) ? Math.min(old ?? Number.POSITIVE_INFINITY, known.latest[x]!) : (old ?? 0)
    }
    return this.work(
      together,
      wanted,
      (x, ready) => {
        const old = own.has(x) ? undefined : known.places.get(x)
        const from = Math.max(ready, wanted(x))
        settled.delete(x)
        const here: Wish = old
          ? { from, facility: old.facility, ...(old.worker < 0 ? {} : { worker: old.worker }) }
          : { from }
        const by = Math.max(known.latest[x]!, known.places.get(x)?.start ?? 0)
        const found =
          board.find(x, { from: ready, by }, never) ??
          board.find(x, here, givesWay) ??
          board.find(x, { from: ready }, givesWay)
        settled.add(x)
        return found
      },
      together.length + this.mayGiveWay,
    )
  }

  /** The most urgent first; a place follows as soon as all before it have theirs. False when it comes to no end. */
  private work(
    together: readonly number[],
    keyOf: (x: number) => number,
    placeFor: (x: number, ready: number) => Stand | undefined,
    mostPlaced = Number.POSITIVE_INFINITY,
  ): boolean {
    const { board, rank } = this
    const { pred } = board.factory
    const queue = new Heap(16)
    const waiting = new Map<number, number>()
    const hopeless = new Set<number>()
    let placed = 0
    // Of two at the same time that comes first which the other waits for.
    const add = (x: number, key = keyOf(x)) => {
      waiting.set(x, key)
      queue.push(key + rank[x]! / (2 * rank.length), x)
    }
    for (const x of together) add(x)
    while (queue.size > 0) {
      const x = queue.pop()
      if (board.isPlaced(x) || !waiting.has(x)) continue
      if (this.turnsLeft-- <= 0) return false
      // What it waits for may be somebody else's turn: it is drawn before.
      let behind = Number.NEGATIVE_INFINITY
      for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
        const y = pred.item[p]!
        if (board.isPlaced(y) || hopeless.has(y)) continue
        if (!waiting.has(y)) add(y)
        behind = Math.max(behind, waiting.get(y) ?? behind)
      }
      if (behind > Number.NEGATIVE_INFINITY) {
        add(x, Math.max(behind, waiting.get(x) ?? behind))
        continue
      }
      waiting.delete(x)
      if (placed++ > mostPlaced) return false
      const ready = board.ready(x)
      const stand = ready === undefined ? undefined : placeFor(x, ready)
      if (!stand) hopeless.add(x)
      for (const y of stand ? board.put(x, stand) : []) add(y)
      for (const y of this.takeTooEarly(x)) add(y)
    }
    return true
  }

  /** Successors that stand too early now; with them who has no set-up any more without them. */
  private takeTooEarly(x: number): readonly number[] {
    const { board } = this
    const { succ, fixedFacility } = board.factory
    const taken: number[] = []
    for (let s = succ.start[x]!; s < succ.start[x + 1]!; s++) {
      const y = succ.item[s]!
      if (!board.isPlaced(y) || fixedFacility[y]! >= 0) continue
      if (board.isPlaced(x) && board.isInTime(y)) continue
      taken.push(y, ...board.take(y))
    }
    return taken
  }

  /** Those of the open ones that wait for each other, near or far; the most urgent group first. */
  private groupsOf(open: Int32Array | readonly number[]): readonly (readonly number[])[] {
    const { succ, pred } = this.board.factory
    const left = new Set(open)
    const groups: number[][] = []
    const draw = (group: number[], { start, item }: Rows, x: number) => {
      for (let i = start[x]!; i < start[x + 1]!; i++) if (left.delete(item[i]!)) group.push(item[i]!)
    }
    for (const first of open) {
      if (!left.delete(first)) continue
      const group = [first]
      for (let at = 0; at < group.length; at++) {
        draw(group, succ, group[at]!)
        draw(group, pred, group[at]!)
      }
      groups.push(group)
    }
    const urgency = (group: readonly number[]) => Math.min(...group.map((x) => this.known.latest[x]!))
    return groups
      .map((group) => ({ group, key: urgency(group) }))
      .sort((a, b) => a.key - b.key)
      .map(({ group }) => group)
  }
}
