import { none } from './snapshot.ts'

/** What should be done with an existing supply; the parts combine (a supply can be deferred and decreased). */
export const adviceKind = { expedite: 1, defer: 2, cancel: 4, increase: 8, decrease: 16 } as const

/** One row per existing supply. */
export class SupplyAdvice {
  kind: Uint8Array
  /** Where it should be, when it should be moved. */
  day: Int32Array
  /** What its quantity should be, when it should be changed. */
  quantity: Float64Array
  /** The day from which the plan counts on it; −1 when it lies behind the horizon. */
  countedFrom: Int32Array
  /** Of stock that is usable later: what is allocated already. */
  reserved: Float64Array

  constructor(supplies: number) {
    this.kind = new Uint8Array(supplies)
    this.day = new Int32Array(supplies)
    this.quantity = new Float64Array(supplies)
    this.countedFrom = new Int32Array(supplies).fill(none)
    this.reserved = new Float64Array(supplies)
  }

  /** Room for supplies that are added later. */
  ensure(supplies: number): void {
    if (supplies <= this.kind.length) return
    const { kind, day, quantity, countedFrom, reserved } = this
    this.kind = new Uint8Array(supplies)
    this.day = new Int32Array(supplies)
    this.quantity = new Float64Array(supplies)
    this.countedFrom = new Int32Array(supplies).fill(none)
    this.reserved = new Float64Array(supplies)
    this.kind.set(kind)
    this.day.set(day)
    this.quantity.set(quantity)
    this.countedFrom.set(countedFrom)
    this.reserved.set(reserved)
  }

  clear(supply: number): void {
    this.kind[supply] = 0
    this.day[supply] = 0
    this.quantity[supply] = 0
    this.countedFrom[supply] = none
    this.reserved[supply] = 0
  }

  /** Forgets everything but what was added to it. */
  keepIncrease(supply: number): void {
    this.kind[supply] = (this.kind[supply] ?? 0) & adviceKind.increase
  }

  move(supply: number, kind: number, day: number): void {
    this.kind[supply] = (this.kind[supply] ?? 0) | kind
    this.day[supply] = day
  }

  change(supply: number, kind: number, quantity: number): void {
    this.kind[supply] = (this.kind[supply] ?? 0) | kind
    this.quantity[supply] = quantity
  }
}
