import { usableOf } from './free-stock.ts'
import { type Lane } from './lane.ts'
import { calendarOf, type PlanState } from './plan-state.ts'
import { ceilDivide } from './quantity.ts'
import { ReviewedSupply } from './reviewed-supply.ts'
import { none, orderMethod } from './snapshot.ts'

/**
 * The three methods that do not wait for a shortage. Their orders start when somebody looks (every working day, or the
 * cycle's order days) and arrive a lead time later, so they are never too early and can be late.
 */
export function review(state: PlanState, lane: Lane): void {
  const supplies = new ReviewedSupply(state, lane)
  const position =
    state.items.method[lane.item] === orderMethod.regular
      ? reviewByCycle(state, lane, supplies)
      : reviewDaily(state, lane, supplies)
  lane.uncovered = Math.max(-position, 0)
  supplies.advise()
}

/** 1 定量 and 3 補充: position = stock + everything on order − what was required so far. Returns the last one. */
function reviewDaily(state: PlanState, lane: Lane, supplies: ReviewedSupply): number {
  const { row, snapshot, items, horizon } = state
  const { item } = lane
  const calendar = calendarOf(state, item)
  const point = items.orderPoint[item] ?? 0
  const isFixed = items.method[item] === orderMethod.orderPoint
  // The least that brings it above the point, or the upper point.
  const target = isFixed ? point + (items.unit[item] ?? 1) : (items.upTo[item] ?? 0)
  let position = 0 + lane.stock + supplies.total
  for (let day = 0; day < horizon; day++) {
    position -= row[day] ?? 0
    const isBelow = isFixed ? position <= point : position < point
    if (!isBelow || day < snapshot.frozenDays || !calendar.isWorking(day)) continue
    position += supplies.order(day, target - position)
  }
  return position
}

/**
 * 2 定期: on each order day, enough to last until the next order's arrival: the requirements that are known until then;
 * and when the item says its daily use, at least D × (lead time + interval) + safety − position, both in the working days
 * on which it is used. Returns what is left at the end.
 */
function reviewByCycle(state: PlanState, lane: Lane, supplies: ReviewedSupply): number {
  const { row, items, horizon, useDays } = state
  const { item } = lane
  const days = orderDays(state, item)
  const dailyUse = items.dailyUse[item] ?? 0
  const calendar = calendarOf(state, item)
  const known = new KnownNeeds(state, lane)
  const today = new KnownNeeds(state, lane)
  let planned = 0
  for (const [place, day] of days.entries()) {
    const arrival = supplies.arrivalOf(day) ?? horizon
    const nextDay = days[place + 1]
    const nextArrival = nextDay === undefined ? horizon : (supplies.arrivalOf(nextDay) ?? horizon)
    const coveredUntil = calendar.forward(nextArrival, items.safetyLeadTime[item] ?? 0)
    known.see(Math.min(coveredUntil, horizon))
    let short = known.worst - planned
    if (dailyUse > 0) {
      today.see(day + 1)
      const days = useDays.between(day, arrival) + useDays.between(day, nextDay ?? horizon)
      const position = lane.stock + supplies.total + planned - today.required
      short = Math.max(short, dailyUse * days + lane.safety - position)
    }
    if (short > 0) planned += supplies.order(day, inUnits(state, item, short))
  }
  let required = 0
  for (let day = 0; day < horizon; day++) required += row[day] ?? 0
  return lane.stock + supplies.total + planned - required
}

/** What is required up to a day, and the most that was short on the way, with what is there and on order. */
class KnownNeeds {
  required = 0
  worst: number
  private seen = 0
  private next = 0
  private arrived = 0

  constructor(
    private readonly state: PlanState,
    private readonly lane: Lane,
  ) {
    this.worst = lane.safety - lane.stock
  }

  see(until: number): void {
    const { lane } = this
    const { row } = this.state
    let required = 0 + this.required
    let worst = 0 + this.worst
    let day = this.seen
    for (; day < until; day++) {
      if (this.next < lane.supplies.length) this.arrive(day)
      required += row[day] ?? 0
      worst = Math.max(worst, lane.safety + required - lane.stock - this.arrived)
    }
    this.required = required
    this.worst = worst
    this.seen = day
  }

  private arrive(day: number): void {
    const { state, lane } = this
    for (; this.next < lane.supplies.length; this.next++) {
      const supply = lane.supplies[this.next] ?? 0
      if ((state.supplies.day[supply] ?? 0) > day) return
      this.arrived += usableOf(state, supply)
    }
  }
}

function inUnits({ items }: PlanState, item: number, quantity: number): number {
  const unit = items.unit[item] ?? 1
  return ceilDivide(quantity, unit) * unit
}

/** Items with the same cycle and calendar share their order days. */
function orderDays(state: PlanState, item: number): readonly number[] {
  const { items, orderDaysOf, calendars } = state
  const key = (items.cycle[item] ?? 0) * calendars.length + (items.calendar[item] ?? none)
  const known = orderDaysOf.get(key) ?? findOrderDays(state, item)
  orderDaysOf.set(key, known)
  return known
}

/** A holiday moves the order day earlier; what would fall before the first day allowed moves to it. */
function findOrderDays(state: PlanState, item: number): readonly number[] {
  const { snapshot, items, horizon } = state
  const calendar = calendarOf(state, item)
  const first = calendar.onOrAfter(snapshot.frozenDays)
  const days = (snapshot.cycles[items.cycle[item] ?? 0] ?? [])
    .filter((day) => day >= 0 && day < horizon)
    .map((day) => Math.max(calendar.onOrBefore(day), first))
  return [...new Set(days)]
}
