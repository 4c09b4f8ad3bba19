import { adviseExpedite, firstOpen } from './advise.ts'
import { usableOf } from './free-stock.ts'
import { isMovable, type Lane } from './lane.ts'
import { goodOf, grossOf, lotQuantity } from './lots.ts'
import { arrivalOf, dueFor, late, orderFlag } from './order-dates.ts'
import { daysOf, type PlanState } from './plan-state.ts'
import { refuseTooLarge } from './requirements.ts'
import { adviceKind } from './supply-advice.ts'

/** Existing supplies and reviewed orders in the sequence of their arrival, against what is required. */
export class ReviewedSupply {
  readonly total: number
  private readonly state: PlanState
  private readonly lane: Lane
  private next = 0
  private coming: number
  private used = 0
  private day = -1

  constructor(state: PlanState, lane: Lane) {
    this.state = state
    this.lane = lane
    this.coming = lane.stock
    let total = 0
    for (const supply of lane.supplies) total += usableOf(state, supply)
    this.total = total
  }

  /** Undefined where it would never come. */
  arrivalOf(day: number): number | undefined {
    const { state, lane } = this
    return arrivalOf(daysOf(state, lane.item), day, state.items.leadTime[lane.item] ?? 0)
  }

  /** Orders what is short at a review, in lots; returns what the orders will give. */
  order(day: number, short: number): number {
    const { state, lane } = this
    const { items } = state
    const { item } = lane
    const due = this.arrivalOf(day)
    if (due === undefined) return 0
    const gross = grossOf(items, item, short)
    let started = 0
    for (let part = 1; started < gross; part++) {
      const given = goodOf(items, item, started)
      const quantity = lotQuantity(items, item, gross - started, part)
      started += quantity
      this.add({ day, due, short: short - given }, quantity, part > 1 ? orderFlag.furtherPart : 0)
      this.coming += goodOf(items, item, started) - given
      refuseTooLarge(state, item, this.coming)
    }
    return goodOf(items, item, started)
  }

  private add(
    { day, due, short }: { readonly day: number; readonly due: number; readonly short: number },
    quantity: number,
    flags: number,
  ): void {
    this.countUntil(due)
    const need = this.firstNeed() ?? due
    const lateness = need < due ? late.leadTime : late.none
    const wanted = orderFlag.review | orderFlag.independent | lateness | flags
    this.state.orders.addReviewed({ need, start: day, due }, quantity, short, wanted)
  }

  /** These methods keep stock on purpose, so an early supply is no surplus: the only advice is to expedite. */
  advise(): void {
    this.countUntil(this.state.horizon)
  }

  /** Counts existing supplies that arrive until a day, and advises to expedite those that come after the stock-out. */
  private countUntil(day: number): void {
    const { state, lane } = this
    for (; this.next < lane.supplies.length; this.next++) {
      const supply = lane.supplies[this.next] ?? 0
      const arrives = Math.max(state.supplies.day[supply] ?? 0, 0)
      if (arrives > day || arrives >= state.horizon) return
      state.advice.countedFrom[supply] = arrives
      if (isMovable(state, supply)) this.adviseOn(supply)
      this.coming += usableOf(state, supply)
    }
  }

  /** What is overdue gets a new date: the first day on which it can come. */
  private adviseOn(supply: number): void {
    const { state, lane } = this
    const days = daysOf(state, lane.item)
    if ((state.supplies.day[supply] ?? 0) < 0)
      return state.advice.move(supply, adviceKind.defer, firstOpen(days.arrivals, 0))
    const need = this.firstNeed()
    if (need !== undefined) adviseExpedite(state, lane.item, supply, dueFor(days, need, 0))
  }

  /** The day on which what came before is used up. */
  private firstNeed(): number | undefined {
    const { row, horizon } = this.state
    const coming = 0 + this.coming
    let used = 0 + this.used
    let day = this.day
    while (used <= coming && day < horizon - 1) used += row[++day] ?? 0
    this.used = used
    this.day = day
    // Books that say less than nothing are used up before the first day.
    return used > coming ? Math.max(day, 0) : undefined
  }
}
