import { countOn, type Counting } from './lane.ts'
import { goodOf, grossOf, inRange } from './lots.ts'
import { orderFlag } from './order-dates.ts'
import { calendarOf, datesOf, type PlanState } from './plan-state.ts'
import { ceilDivide } from './quantity.ts'
import { adviceKind } from './supply-advice.ts'

/** Before anything is ordered anew, supplies that come later are counted on now: the advice will be to expedite them. */
export function pullForward(state: PlanState, counting: Counting, day: number): void {
  const { supplies, snapshot } = state
  const { lane } = counting
  for (let place = counting.next; place < lane.supplies.length; place++) {
    if (counting.balance >= lane.safety) return
    const supply = lane.supplies[place] ?? 0
    if ((supplies.day[supply] ?? 0) > day + snapshot.expediteWithin) return
    if (counting.pulled.has(supply) || !isMovable(state, supply)) continue
    counting.pulled.add(supply)
    countOn(state, counting, supply, day)
  }
}

/** A shortage near an adjustable supply is added to it, when its lot allows. Each supply is increased once. */
export function addToNearbySupply(state: PlanState, counting: Counting, day: number): void {
  const { supplies, snapshot, items, advice, orders } = state
  const { lane } = counting
  const { item } = lane
  const nearby = counting.counted.findLast(
    ({ supply, day: from }) =>
      supplies.adjustable[supply] === 1 &&
      isMovable(state, supply) &&
      from >= day - snapshot.toleranceDays &&
      !((advice.kind[supply] ?? 0) & adviceKind.increase),
  )
  if (!nearby || items.lotFixed[item] || items.phantom[item]) return
  const old = supplies.quantity[nearby.supply] ?? 0
  const short = lane.safety - counting.balance
  const lot = inRange(items, item, old + short)
  const max = items.lotMax[item] ?? 0
  if (max > 0 && lot > max) return
  const added = grossOf(items, item, lot - old)
  const good = goodOf(items, item, added)
  orders.add(datesOf(state, item), nearby.day, added, short, orderFlag.increase | independentAt(state, day))
  advice.change(nearby.supply, adviceKind.increase, old + good)
  counting.incoming += good
  counting.balance += good
}

/**
 * When each counted supply is first needed: when all that was there before it is used up. Too late → expedite, too early
 * → defer, never → cancel, only a part → decrease.
 */
export function adviseOn(state: PlanState, counting: Counting): void {
  const { row, horizon } = state
  const { lane, counted } = counting
  let required = lane.safety
  for (let day = 0; day < horizon; day++) required += row[day] ?? 0
  let reached = lane.safety
  let day = -1
  for (const { supply, before } of counted) {
    while (day < horizon - 1 && reached <= before) reached += row[++day] ?? 0
    if (!isMovable(state, supply)) continue
    if (reached <= before) adviseCancel(state, supply)
    else {
      adviseMove(state, lane.item, supply, Math.max(day, 0))
      adviseDecrease(state, lane.item, supply, required - before)
    }
  }
}

function adviseCancel({ supplies, snapshot, advice }: PlanState, supply: number): void {
  if ((supplies.quantity[supply] ?? 0) > snapshot.toleranceQuantity)
    advice.change(supply, adviceKind.cancel, 0)
}

function adviseMove(state: PlanState, item: number, supply: number, needed: number): void {
  const { supplies, snapshot, advice } = state
  const day = supplies.day[supply] ?? 0
  const wanted = wantedDay(state, item, needed)
  if (day - wanted > snapshot.toleranceDays) advice.move(supply, adviceKind.expedite, wanted)
  if (wanted - day > snapshot.toleranceDays) advice.move(supply, adviceKind.defer, wanted)
}

function adviseDecrease(
  { supplies, snapshot, advice, items }: PlanState,
  item: number,
  supply: number,
  needed: number,
): void {
  const quantity = supplies.quantity[supply] ?? 0
  if (needed >= quantity) return
  const fixed = items.lotFixed[item] ?? 0
  const lot = fixed > 0 ? ceilDivide(needed, fixed) * fixed : inRange(items, item, needed)
  if (quantity - lot > snapshot.toleranceQuantity) advice.change(supply, adviceKind.decrease, lot)
}

/** Its safety lead time before it is needed, on a working day, and not inside the frozen days. */
function wantedDay(state: PlanState, item: number, needed: number): number {
  const calendar = calendarOf(state, item)
  const wanted = calendar.back(needed, state.items.safetyLeadTime[item] ?? 0)
  return Math.max(wanted, calendar.onOrAfter(state.snapshot.frozenDays))
}

/** What arrives inside the frozen days stays as it is; what is overdue must get a new date in any case. */
function isMovable({ supplies, snapshot }: PlanState, supply: number): boolean {
  const day = supplies.day[supply] ?? 0
  return !supplies.fixed[supply] && (day < 0 || day >= snapshot.frozenDays)
}

function independentAt({ independent }: PlanState, day: number): number {
  return independent[day] ? orderFlag.independent : 0
}
