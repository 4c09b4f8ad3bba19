import { type WorkingDays } from '../calendar/working-days.ts'
import { usableOf } from './free-stock.ts'
import { isMovable, type Lane } from './lane.ts'
import { goodOfOrder, inRange } from './lots.ts'
import { dueFor, orderFlag } from './order-dates.ts'
import { daysOf, type PlanState } from './plan-state.ts'
import { ceilDivide } from './quantity.ts'
import { none } from './snapshot.ts'
import { adviceKind } from './supply-advice.ts'

/**
 * What should be done with a lane's supplies, once its orders `from` … `to` are planned: what cannot be moved comes when it
 * comes, and each of the others is wanted on the day on which things would be short without it. Earlier → expedite, later
 * → defer, never → cancel, only a part of it → decrease.
 */
export function adviseOn(
  state: PlanState,
  lane: Pick<Lane, 'item' | 'stock' | 'safety' | 'supplies'>,
  row: Float64Array,
  from: number,
  to: number,
): void {
  const { horizon, orders } = state
  const { item, safety, supplies } = lane
  const movable = movableOf(state, supplies)
  if (movable.length === 0) return
  let balance = 0 + lane.stock
  let next = 0
  let left = 0
  let fixed = 0
  let order = from
  for (let day = 0; day < horizon; day++) {
    for (; fixed < supplies.length && isCounted(state, supplies[fixed] ?? 0, day); fixed++)
      if (!isMovable(state, supplies[fixed] ?? 0)) balance += usableOf(state, supplies[fixed] ?? 0)
    balance -= row[day] ?? 0
    while (balance < safety && next < movable.length && isCounted(state, movable[next] ?? 0, day)) {
      const supply = movable[next++] ?? 0
      adviseMove(state, item, supply, day)
      balance += wantedQuantity(state, supply)
      left = Infinity
    }
    left = Math.min(left, balance - safety)
    // All are wanted, and wholly.
    if (next === movable.length && left <= 0) return
    for (; order < to && (orders.need[order] ?? 0) <= day; order++) balance += plannedGain(state, item, order)
  }
  // All but the last are used up before the next one is wanted.
  if (next > 0 && left > 0) adviseDecrease(state, item, movable[next - 1] ?? 0, left)
  for (; next < movable.length; next++) adviseCancel(state, movable[next] ?? 0)
}

/** In the sequence in which the plan counts on them, with what was added to them: that is part of the plan. */
function movableOf(state: PlanState, supplies: Int32Array): readonly number[] {
  const { advice } = state
  const movable: number[] = []
  for (const supply of supplies) {
    if (!isMovable(state, supply)) continue
    advice.keepIncrease(supply)
    movable.push(supply)
  }
  if (movable.length === 1) return movable
  return movable.sort((a, b) => (advice.countedFrom[a] ?? 0) - (advice.countedFrom[b] ?? 0))
}

function isCounted({ advice }: PlanState, supply: number, day: number): boolean {
  return (advice.countedFrom[supply] ?? none) <= day
}

/** What an order gives; an addition to a supply belongs to the supply. */
function plannedGain(state: PlanState, item: number, order: number): number {
  return (state.orders.flags[order] ?? 0) & orderFlag.increase ? 0 : goodOfOrder(state, item, order)
}

function wantedQuantity(state: PlanState, supply: number): number {
  const { advice } = state
  const isIncreased = ((advice.kind[supply] ?? 0) & adviceKind.increase) !== 0
  return isIncreased ? (advice.quantity[supply] ?? 0) : usableOf(state, supply)
}

function adviseCancel({ supplies, snapshot, advice }: PlanState, supply: number): void {
  if ((supplies.quantity[supply] ?? 0) > snapshot.toleranceQuantity)
    advice.change(supply, adviceKind.cancel, 0)
}

/** What is overdue must get a new date in any case; the others when they are further away than is tolerated. */
function adviseMove(state: PlanState, item: number, supply: number, needed: number): void {
  const { supplies, snapshot, advice, items } = state
  const days = daysOf(state, item)
  const day = supplies.day[supply] ?? 0
  const wanted = dueFor(days, needed, items.safetyLeadTime[item] ?? 0)
  if (day < 0) return advice.move(supply, adviceKind.defer, Math.max(wanted, firstOpen(days.arrivals, 0)))
  if (wanted - day > snapshot.toleranceDays) return advice.move(supply, adviceKind.defer, wanted)
  adviseExpedite(state, item, supply, wanted)
}

/** Not into the frozen days. */
export function adviseExpedite(state: PlanState, item: number, supply: number, wanted: number): void {
  const { supplies, snapshot, advice } = state
  const soonest = Math.max(wanted, firstOpen(daysOf(state, item).arrivals, snapshot.frozenDays))
  if ((supplies.day[supply] ?? 0) - soonest > snapshot.toleranceDays)
    advice.move(supply, adviceKind.expedite, soonest)
}

/** On a calendar that does not open any more, the day itself. */
export function firstOpen(calendar: WorkingDays, day: number): number {
  const open = calendar.onOrAfter(day)
  return open < calendar.length ? open : day
}

/** To what is needed of it, in lots. What was increased is needed. */
function adviseDecrease(state: PlanState, item: number, supply: number, left: number): void {
  const { supplies, snapshot, advice, items } = state
  if ((advice.kind[supply] ?? 0) & adviceKind.increase) return
  const quantity = supplies.quantity[supply] ?? 0
  const needed = quantity - left
  const fixed = items.lotFixed[item] ?? 0
  const lot = fixed > 0 ? ceilDivide(needed, fixed) * fixed : inRange(items, item, needed)
  if (quantity - lot > snapshot.toleranceQuantity) advice.change(supply, adviceKind.decrease, lot)
}
