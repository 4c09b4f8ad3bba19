import type { Factory } from './factory.ts'

/**
 * Who of a team is free first. A worker belongs to several teams and only ever becomes free later, so every team keeps a
 * heap with the times it last knew: the top is corrected and sunk until it is true.
 */
export class TeamFree {
  private readonly heap: Int32Array
  private readonly known: Float64Array

  constructor(
    private readonly factory: Factory,
    private readonly workerFree: Float64Array,
  ) {
    this.heap = new Int32Array(factory.members.item.length)
    this.known = new Float64Array(factory.members.item.length)
  }

  /** All are free at the same time, so any order is a heap. */
  reset(): void {
    this.heap.set(this.factory.members.item)
    this.known.fill(Number.NEGATIVE_INFINITY)
  }

  soonest(team: number): number {
    const { heap, known, workerFree } = this
    const { start } = this.factory.members
    const first = start[team]!
    const size = start[team + 1]! - first
    if (size === 0) return -1
    for (;;) {
      const top = heap[first]!
      const free = workerFree[top]!
      if (known[first]! >= free) return top
      this.sink(first, size, top, free)
    }
  }

  private sink(first: number, size: number, worker: number, free: number): void {
    const { heap, known } = this
    let at = 0
    for (;;) {
      let down = 2 * at + 1
      if (down >= size) break
      if (down + 1 < size && this.isSooner(first + down + 1, first + down)) down++
      const key = known[first + down]!
      if (key > free || (key === free && heap[first + down]! > worker)) break
      heap[first + at] = heap[first + down]!
      known[first + at] = key
      at = down
    }
    heap[first + at] = worker
    known[first + at] = free
  }

  private isSooner(a: number, b: number): boolean {
    return (
      this.known[a]! < this.known[b]! || (this.known[a] === this.known[b] && this.heap[a]! < this.heap[b]!)
    )
  }
}
