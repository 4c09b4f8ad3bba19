import { type DateTable } from './order-dates.ts'
import { none } from './snapshot.ts'

/**
 * Planned orders in columns; the orders of one item lie together, in the order in which they were planned. A new plan
 * appends item after item. A changed item is written behind the last, then moved back if it fits where it was.
 */
export class OrderStore {
  /** Orders of item i: `from[i]` … `from[i] + size[i]`, of `room[i]` places. */
  readonly from: Int32Array
  readonly size: Int32Array
  private readonly room: Int32Array
  need: Uint16Array
  start: Uint16Array
  due: Uint16Array
  flags: Uint8Array
  quantity: Float64Array
  /** What was short when the order was made (before lot rules); of a split need, what was still short. */
  net: Float64Array
  /** 1 + the customer order line it is tied to, or 0: few orders are tied, and memory that stays 0 is never claimed. */
  private lane: Int32Array
  private end = 0

  constructor(items: number, capacity: number) {
    this.from = new Int32Array(items)
    this.size = new Int32Array(items)
    this.room = new Int32Array(items)
    this.need = new Uint16Array(capacity)
    this.start = new Uint16Array(capacity)
    this.due = new Uint16Array(capacity)
    this.flags = new Uint8Array(capacity)
    this.quantity = new Float64Array(capacity)
    this.net = new Float64Array(capacity)
    this.lane = new Int32Array(capacity)
  }

  /** How many orders the plan has. */
  count(): number {
    return this.size.reduce((sum, size) => sum + size, 0)
  }

  /** The customer order line an order is tied to, or −1. */
  laneOf(order: number): number {
    return (this.lane[order] ?? 0) - 1
  }

  /** An order for a need, dated by the item's table. */
  add(dates: DateTable, need: number, quantity: number, net: number, flags: number): void {
    const order = this.place()
    this.need[order] = need
    this.start[order] = dates.start[need] ?? 0
    this.due[order] = dates.due[need] ?? 0
    this.flags[order] = flags | (dates.flags[need] ?? 0)
    this.quantity[order] = quantity
    this.net[order] = net
  }

  /** An order that a review made on its own day. */
  addReviewed(
    days: { need: number; start: number; due: number },
    quantity: number,
    net: number,
    flags: number,
  ): void {
    const order = this.place()
    this.need[order] = days.need
    this.start[order] = days.start
    this.due[order] = days.due
    this.flags[order] = flags
    this.quantity[order] = quantity
    this.net[order] = net
  }

  /** Says which customer order line the orders since `from` are tied to. */
  tie(from: number, lane: number): void {
    this.lane.fill(lane + 1, from, this.end)
  }

  /** Where the orders of the item that is planned now begin. */
  open(): number {
    return this.end
  }

  closeNew(item: number, opened: number): void {
    this.from[item] = opened
    this.size[item] = this.end - opened
    this.room[item] = this.end - opened
  }

  /** Replaces an item's orders by those written since `opened`; says whether anything its parts see has changed. */
  closeAgain(item: number, opened: number): boolean {
    const size = this.end - opened
    const before = this.from[item] ?? 0
    const changed = size !== this.size[item] || !this.sameForParts(before, opened, size)
    if (size <= (this.room[item] ?? 0)) {
      this.move(opened, before, size)
      this.tie(opened, none)
      this.end = opened
    } else {
      // Some places to spare: what grew once grows again.
      const spare = Math.min(size >> 2, this.quantity.length - this.end)
      this.from[item] = opened
      this.room[item] = size + spare
      this.end += spare
    }
    this.size[item] = size
    return changed
  }

  /** Parts see when it starts, and what comes out beside it when it is due. */
  private sameForParts(before: number, opened: number, size: number): boolean {
    for (let offset = 0; offset < size; offset++) {
      const [old, now] = [before + offset, opened + offset]
      if (this.start[old] !== this.start[now] || this.quantity[old] !== this.quantity[now]) return false
      if (this.due[old] !== this.due[now] || this.lane[old] !== this.lane[now]) return false
    }
    return true
  }

  private move(from: number, to: number, size: number): void {
    for (const column of this.columns()) column.copyWithin(to, from, from + size)
  }

  private place(): number {
    if (this.end === this.quantity.length) this.grow()
    return this.end++
  }

  private columns() {
    const { need, start, due, flags, quantity, net, lane } = this
    return [need, start, due, flags, quantity, net, lane]
  }

  private grow(): void {
    const capacity = Math.ceil(this.quantity.length * 1.5) + 64
    const longer = <Column extends { set(from: Column): void }>(column: Column, fresh: Column) => {
      fresh.set(column)
      return fresh
    }
    this.need = longer(this.need, new Uint16Array(capacity))
    this.start = longer(this.start, new Uint16Array(capacity))
    this.due = longer(this.due, new Uint16Array(capacity))
    this.flags = longer(this.flags, new Uint8Array(capacity))
    this.quantity = longer(this.quantity, new Float64Array(capacity))
    this.net = longer(this.net, new Float64Array(capacity))
    this.lane = longer(this.lane, new Int32Array(capacity))
  }
}
