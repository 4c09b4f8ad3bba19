import { type Lane } from './lane.ts'
import { goodOf, lotQuantity, mostParts } from './lots.ts'
import { late, orderFlag } from './order-dates.ts'
import { calendarOf, type PlanState } from './plan-state.ts'
import { ceilDivide, floorDivide } from './quantity.ts'
import { refuseTooLarge } from './requirements.ts'
import { none, orderMethod } from './snapshot.ts'
import { adviceKind } from './supply-advice.ts'

/**
 * The three methods that do not wait for a shortage. Their orders start when somebody looks (every working day, or the
 * cycle's order days) and arrive a lead time later, so they are never too early and can be late.
 */
export function review(state: PlanState, lane: Lane): void {
  const supplies = new ReviewedSupply(state, lane)
  if (state.items.method[lane.item] === orderMethod.regular) reviewByCycle(state, lane, supplies)
  else reviewDaily(state, lane, supplies)
  supplies.advise()
}

/** 1 定量 and 3 補充: position = stock + everything on order − what was required so far. */
function reviewDaily(state: PlanState, lane: Lane, supplies: ReviewedSupply): void {
  const { row, snapshot, items, horizon } = state
  const { item } = lane
  const calendar = calendarOf(state, item)
  const point = items.orderPoint[item] ?? 0
  const upTo = items.upTo[item] ?? 0
  const isFixed = items.method[item] === orderMethod.orderPoint
  let position = 0 + lane.stock + supplies.total
  for (let day = 0; day < horizon; day++) {
    position -= row[day] ?? 0
    const isBelow = isFixed ? position <= point : position < point
    if (!isBelow || day < snapshot.frozenDays || !calendar.isWorking(day)) continue
    position += isFixed
      ? fixedLots(state, lane, supplies, { day, short: point - position })
      : fillUp(state, lane, supplies, { day, short: upTo - position })
  }
}

interface Review {
  readonly day: number
  readonly short: number
}

/** The fixed lot, as often as it takes to come above the point. */
function fixedLots(
  { items }: PlanState,
  { item }: Lane,
  supplies: ReviewedSupply,
  { day, short }: Review,
): number {
  const fixed = items.lotFixed[item] ?? 0
  const good = goodOf(items, item, fixed)
  if (good <= 0) return 0
  const times = floorDivide(short, good) + 1
  const orders = Math.min(times, mostParts)
  for (let one = 1; one <= orders; one++) {
    const lots = one < orders ? 1 : times - orders + 1
    supplies.order(
      { day, short: short - (one - 1) * good },
      lots * fixed,
      one > 1 ? orderFlag.furtherPart : 0,
    )
  }
  return goodOf(items, item, fixed) * (orders - 1) + goodOf(items, item, (times - orders + 1) * fixed)
}

function fillUp(
  { items }: PlanState,
  { item }: Lane,
  supplies: ReviewedSupply,
  { day, short }: Review,
): number {
  let gained = 0
  for (let part = 1; gained < short; part++) {
    const quantity = lotQuantity(items, item, short - gained, part)
    supplies.order({ day, short: short - gained }, quantity, part > 1 ? orderFlag.furtherPart : 0)
    gained += goodOf(items, item, quantity)
  }
  return gained
}

/**
 * 2 定期: on each order day, enough to last until the next order's arrival: the requirements that are known until then,
 * or, when the item says its daily use, D × (lead time + interval) + safety − position.
 */
function reviewByCycle(state: PlanState, lane: Lane, supplies: ReviewedSupply): void {
  const { row, items, supplies: existing, horizon } = state
  const { item } = lane
  const days = orderDays(state, item)
  const dailyUse = items.dailyUse[item] ?? 0
  const safetyLead = items.safetyLeadTime[item] ?? 0
  const calendar = calendarOf(state, item)
  let planned = 0
  let seen = 0
  let required = 0
  let arrived = 0
  let next = 0
  let worst = lane.safety - lane.stock
  for (const [place, day] of days.entries()) {
    const arrival = supplies.arrivalOf(day)
    const nextDay = days[place + 1]
    const nextArrival = nextDay === undefined ? horizon : supplies.arrivalOf(nextDay)
    const coveredUntil = dailyUse > 0 ? day + 1 : calendar.forward(nextArrival, safetyLead)
    for (; seen < Math.min(coveredUntil, horizon); seen++) {
      for (; next < lane.supplies.length; next++) {
        const supply = lane.supplies[next] ?? 0
        if ((existing.day[supply] ?? 0) > seen) break
        arrived += existing.quantity[supply] ?? 0
      }
      required += row[seen] ?? 0
      worst = Math.max(worst, lane.safety + required - lane.stock - arrived)
    }
    const target = dailyUse * ((nextDay ?? horizon) - day + arrival - day) + lane.safety
    const short = dailyUse > 0 ? target - (lane.stock + supplies.total + planned - required) : worst - planned
    if (short > 0) planned += fillUp(state, lane, supplies, { day, short: inUnits(state, item, short) })
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

/** Existing supplies and reviewed orders in the sequence of their arrival, against what is required. */
class ReviewedSupply {
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
    for (let place = 0; place < lane.supplies.length; place++)
      total += state.supplies.quantity[lane.supplies[place] ?? 0] ?? 0
    this.total = total
  }

  arrivalOf(day: number): number {
    const { state, lane } = this
    return calendarOf(state, lane.item).forward(day, state.items.leadTime[lane.item] ?? 0)
  }

  order({ day, short }: Review, quantity: number, flags: number): void {
    const { state, lane } = this
    const due = this.arrivalOf(day)
    this.countUntil(due)
    const needed = this.firstNeed()
    const need = needed ?? due
    const lateness = need < due ? late.leadTime : late.none
    const wanted = orderFlag.review | orderFlag.independent | lateness | flags
    state.orders.addReviewed({ need, start: day, due }, quantity, short, wanted)
    this.coming += goodOf(state.items, lane.item, quantity)
    refuseTooLarge(state, lane.item, this.coming)
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
      const need = this.firstNeed()
      if (need !== undefined) this.expedite(supply, need)
      this.coming += state.supplies.quantity[supply] ?? 0
    }
  }

  private expedite(supply: number, need: number): void {
    const { supplies, advice, snapshot } = this.state
    const day = supplies.day[supply] ?? 0
    const wanted = Math.max(need, snapshot.frozenDays)
    const isMovable = !supplies.fixed[supply] && day >= snapshot.frozenDays
    if (isMovable && day - wanted > snapshot.toleranceDays) advice.move(supply, adviceKind.expedite, wanted)
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
    return used > coming ? day : undefined
  }
}
