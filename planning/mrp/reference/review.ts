import { type ItemInput, type OrderMethod } from '../input.ts'
import { lotsFor, milli, unitOf } from './amounts.ts'
import { type Lane, type ReferenceOrder, type ReferenceWorld, sum } from './world.ts'

/** The orders of an item that somebody looks at every working day, or on the days of a cycle; and what stays uncovered. */
export function reviewed(
  world: ReferenceWorld,
  lane: Lane,
  method: Exclude<OrderMethod, { readonly method: 'each-time' }>,
): { readonly orders: readonly ReferenceOrder[]; readonly uncovered: bigint } {
  for (const one of lane.coming) one.counted = Math.max(one.at, 0)
  const { item } = lane
  const orders: ReferenceOrder[] = []
  const supplied = () =>
    lane.stock + sum(lane.coming.map(({ quantity }) => quantity)) + sum(orders.map(({ good }) => good))
  const order = (day: number, short: bigint) => {
    const due = world.wall.arrival(item, day)
    if (short <= 0n || due === undefined) return
    for (const { quantity, good } of lotsFor(item, short)) {
      const need = neededOn(lane, orders, due)
      orders.push({ need, start: day, due, quantity, good, origin: undefined, counted: due })
    }
  }
  if (method.method === 'regular')
    for (const [place, day] of orderDays(world, item, method.orderDays).entries()) {
      const next = orderDays(world, item, method.orderDays)[place + 1]
      order(
        day,
        upTo(
          unitOf(item),
          forCycle(world, lane, { day, next, method, planned: sum(orders.map(({ good }) => good)) }),
        ),
      )
    }
  else
    for (let day = world.wall.frozen; day < world.wall.horizon; day++) {
      if (!world.wall.works(item, day)) continue
      const position = supplied() - requiredBy(lane, day)
      const point = milli(method.point)
      if (method.method === 'order-point' && position <= point) order(day, point - position + unitOf(item))
      if (method.method === 'replenishment' && position < point) order(day, milli(method.upTo) - position)
    }
  const missing = requiredBy(lane, world.wall.horizon) - supplied()
  return { orders, uncovered: missing > 0n ? missing : 0n }
}

function requiredBy({ needs }: Lane, day: number): bigint {
  return sum(needs.slice(0, Math.max(day + 1, 0)))
}

/** When what comes before an order, or with it, is used up; when it is due, if it never is. */
function neededOn({ stock, coming, needs }: Lane, earlier: readonly ReferenceOrder[], due: number): number {
  const arrived = coming.filter(({ counted }) => (counted ?? 0) <= due).map(({ quantity }) => quantity)
  const there = stock + sum(arrived) + sum(earlier.map(({ good }) => good))
  let used = 0n
  if (there < 0n) return 0
  for (const [day, needed] of needs.entries()) if ((used += needed) > there) return day
  return due
}

/** A holiday moves an order day to the working day before, but not before the first on which one may order. */
function orderDays({ wall }: ReferenceWorld, item: ItemInput, days: readonly string[]): readonly number[] {
  const first = wall.onward(item, wall.frozen, 0)
  if (first === undefined) return []
  const found = days
    .map((iso) => wall.day(iso))
    .filter((day) => day >= 0 && day < wall.horizon)
    .sort((a, b) => a - b)
    .map((day) => Math.max(wall.back(item, day, 0) ?? -1, first))
  return [...new Set(found)]
}

interface Cycle {
  readonly day: number
  readonly next: number | undefined
  readonly planned: bigint
  readonly method: Extract<OrderMethod, { readonly method: 'regular' }>
}

/** What lasts until the next order arrives; with a daily use, at least until then from now on, measured against the position. */
function forCycle(world: ReferenceWorld, lane: Lane, { day, next, planned, method }: Cycle): bigint {
  const { wall } = world
  const { item, stock, safety, coming } = lane
  const arrival = wall.arrival(item, day)
  if (arrival === undefined) return 0n
  const nextArrival = next === undefined ? wall.horizon : wall.arrival(item, next)
  const until = wall.onward(item, nextArrival ?? wall.horizon, item.safetyLeadTime ?? 0) ?? wall.horizon
  let worst = safety - stock
  for (let at = 0; at < Math.min(until, wall.horizon); at++) {
    const arrived = coming.filter(({ counted }) => (counted ?? 0) <= at).map(({ quantity }) => quantity)
    const short = safety + requiredBy(lane, at) - stock - sum(arrived)
    if (short > worst) worst = short
  }
  const use = milli(method.dailyUse)
  if (use === 0n) return worst - planned
  const days = wall.usedDays(day, next ?? wall.horizon) + wall.usedDays(day, arrival)
  const position = stock + sum(coming.map(({ quantity }) => quantity)) + planned - requiredBy(lane, day)
  const short = use * BigInt(days) + safety - position
  return short > worst - planned ? short : worst - planned
}

function upTo(unit: bigint, quantity: bigint): bigint {
  return ((quantity + unit - 1n) / unit) * unit
}
