import { adviseOn } from './advise.ts'
import { addToNearbySupply, pullForward } from './existing-supply.ts'
import { usableOf } from './free-stock.ts'
import { countOn, type Counting, type Lane } from './lane.ts'
import { inRange, orderFor } from './lots.ts'
import { late, orderFlag } from './order-dates.ts'
import { datesOf, type PlanState } from './plan-state.ts'
import { refuseTooLarge } from './requirements.ts'
import { takeSubstitutes } from './substitutes.ts'

/** Day by day: what is there minus what is required; where it falls below the safety stock, orders are planned. */
export function net(state: PlanState, lane: Lane): void {
  if (lane.supplies.length) netWithSupplies(state, lane)
  else netWithoutSupplies(state, lane)
}

function netWithoutSupplies(state: PlanState, lane: Lane): void {
  if (isPlain(state, lane.item)) return netPlain(state, lane)
  const { row, horizon } = state
  const safety = 0 + lane.safety
  let balance = 0 + lane.stock
  for (let day = 0; day < horizon; day++) {
    balance -= row[day] ?? 0
    if (balance < safety) balance += cover(state, lane, day, balance)
  }
}

/** Nothing but min and step: most items, and most orders. */
function isPlain(state: PlanState, item: number): boolean {
  const { items, structure } = state
  return (
    items.lotFixed[item] === 0 &&
    items.lotMax[item] === 0 &&
    items.scrap[item] === 0 &&
    structure.replaceable[item] === 0 &&
    !structure.outputsOf.has(item) &&
    !datesOf(state, item).isNever
  )
}

/** The same as `cover`, for plain items, without asking what they do not have. */
function netPlain(state: PlanState, lane: Lane): void {
  const { row, items, horizon } = state
  const { item } = lane
  const period = items.lotPeriod[item] ?? 0
  // Adding to 0 says "number" to the compiler, which would otherwise box the balance on every day.
  const safety = 0 + lane.safety
  let balance = 0 + lane.stock
  for (let day = 0; day < horizon; day++) {
    balance -= row[day] ?? 0
    if (balance >= safety) continue
    let short = safety - balance
    if (period > 1) short += requiredWithin(row, day + 1, Math.min(day + period, horizon))
    balance += orderPlain(state, item, { day, short, flags: originFlags(state, day, balance) })
  }
}

function requiredWithin(row: Float64Array, from: number, to: number): number {
  let required = 0
  for (let day = from; day < to; day++) required += row[day] ?? 0
  return required
}

interface PlainNeed {
  readonly day: number
  readonly short: number
  readonly flags: number
}

function orderPlain(state: PlanState, item: number, { day, short, flags }: PlainNeed): number {
  const { items, orders } = state
  refuseTooLarge(state, item, short)
  const quantity = inRange(items, item, short)
  orders.add(datesOf(state, item), day, quantity, short, flags)
  return quantity
}

function netWithSupplies(state: PlanState, lane: Lane): void {
  const { row, horizon, orders } = state
  const opened = orders.open()
  const counting: Counting = {
    lane,
    balance: lane.stock,
    next: 0,
    counted: [],
    pulled: new Set(),
  }
  const safety = 0 + lane.safety
  let balance = 0 + lane.stock
  let arrival = arrivalOfNext(state, counting)
  for (let day = 0; day < horizon; day++) {
    if (arrival <= day) {
      counting.balance = balance
      countArrived(state, counting, day)
      balance = counting.balance
      arrival = arrivalOfNext(state, counting)
    }
    balance -= row[day] ?? 0
    if (balance >= safety) continue
    counting.balance = balance
    coverFromSupplies(state, counting, day)
    balance = counting.balance
  }
  adviseOn(state, lane, row, opened, orders.open())
}

function arrivalOfNext({ supplies, horizon }: PlanState, { lane, next }: Counting): number {
  const supply = lane.supplies[next]
  return supply === undefined ? horizon : (supplies.day[supply] ?? 0)
}

function countArrived(state: PlanState, counting: Counting, day: number): void {
  for (; arrivalOfNext(state, counting) <= day; counting.next++) {
    const supply = counting.lane.supplies[counting.next] ?? 0
    if (!counting.pulled.has(supply)) countOn(state, counting, supply, day)
  }
}

/** What is short comes from later supplies, then from adding to a near one, then from new orders. */
function coverFromSupplies(state: PlanState, counting: Counting, day: number): void {
  const { lane } = counting
  pullForward(state, counting, day)
  if (counting.balance < lane.safety) addToNearbySupply(state, counting, day)
  if (counting.balance >= lane.safety) return
  counting.balance += cover(state, lane, day, counting.balance, counting)
}

/** Covers what is short on a day; returns by how much the balance improves. */
function cover(state: PlanState, lane: Lane, day: number, balance: number, counting?: Counting): number {
  const { item, safety } = lane
  const { items, row } = state
  const dates = datesOf(state, item)
  let taken = 0
  const isLate = ((dates.flags[day] ?? 0) & orderFlag.lateMask) !== late.none
  if (isLate && lane.origin < 0 && state.structure.replaceable[item]) {
    taken = takeSubstitutes(state, item, day, safety - balance)
    row[day] = (row[day] ?? 0) - taken
  }
  let short = safety - balance - taken
  if (short <= 0) return taken
  if (dates.isNever) {
    lane.uncovered = Math.max(lane.uncovered, short)
    return taken
  }
  const period = items.lotPeriod[item] ?? 0
  if (period > 1) short = shortInPeriod(state, lane, { day, period, balance: balance + taken }, counting)
  refuseTooLarge(state, item, short)
  return taken + orderFor(state, item, day, short, originFlags(state, day, balance))
}

/** Who asks: something outside the BOM on this day, or nothing but the safety stock. */
function originFlags({ row, independent }: PlanState, day: number, balance: number): number {
  const flags = independent[day] || (row[day] ?? 0) <= 0 ? orderFlag.independent : 0
  return balance >= 0 ? flags | orderFlag.safetyOnly : flags
}

/** The most that is short on any day of the period that begins with this shortage. */
function shortInPeriod(
  state: PlanState,
  lane: Lane,
  from: { readonly day: number; readonly period: number; readonly balance: number },
  counting?: Counting,
): number {
  const { row, supplies, horizon } = state
  const end = Math.min(from.day + from.period, horizon)
  let balance = 0 + from.balance
  let most = lane.safety - balance
  let next = counting?.next ?? lane.supplies.length
  for (let day = from.day + 1; day < end; day++) {
    for (; next < lane.supplies.length; next++) {
      const supply = lane.supplies[next] ?? 0
      if ((supplies.day[supply] ?? 0) > day) break
      if (!counting?.pulled.has(supply)) balance += usableOf(state, supply)
    }
    balance -= row[day] ?? 0
    most = Math.max(most, lane.safety - balance)
  }
  return most
}
