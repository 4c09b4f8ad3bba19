import { countOn, type Counting, isMovable } from './lane.ts'
import { goodOf, grossOf, inRange } from './lots.ts'
import { orderFlag } from './order-dates.ts'
import { datesOf, type PlanState } from './plan-state.ts'
import { none } from './snapshot.ts'
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
  const dates = datesOf(state, counting.lane.item)
  const { lane } = counting
  const { item } = lane
  const nearby = counting.counted.findLast(
    (supply) =>
      supplies.adjustable[supply] === 1 &&
      isMovable(state, supply) &&
      (advice.countedFrom[supply] ?? none) >= day - snapshot.toleranceDays &&
      !((advice.kind[supply] ?? 0) & adviceKind.increase),
  )
  if (nearby === undefined || items.lotFixed[item] || items.phantom[item] || dates.isNever) return
  const old = supplies.quantity[nearby] ?? 0
  const short = lane.safety - counting.balance
  const lot = inRange(items, item, old + short)
  const max = items.lotMax[item] ?? 0
  if (max > 0 && lot > max) return
  const added = grossOf(items, item, lot - old)
  const good = goodOf(items, item, added)
  const from = advice.countedFrom[nearby] ?? day
  orders.add(dates, from, added, short, orderFlag.increase | independentAt(state, day))
  advice.change(nearby, adviceKind.increase, old + good)
  counting.balance += good
}

function independentAt({ independent }: PlanState, day: number): number {
  return independent[day] ? orderFlag.independent : 0
}
