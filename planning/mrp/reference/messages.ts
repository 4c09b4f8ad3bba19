import { type ItemInput } from '../input.ts'
import { allowedLot, milli } from './amounts.ts'
import {
  type Coming,
  type Lane,
  type PlannedItem,
  type ReferenceOrder,
  type ReferenceWorld,
  sum,
} from './world.ts'

export interface ReferenceMessage {
  readonly supply: string
  readonly move?: readonly ['expedite' | 'defer', string]
  readonly change?: readonly ['cancel' | 'increase' | 'decrease', bigint]
}

/** What should be done with the supplies of an item that is ordered when something is short. */
export function messagesOf(
  world: ReferenceWorld,
  item: ItemInput,
  planned: PlannedItem,
): readonly ReferenceMessage[] {
  return planned.lanes.flatMap((lane) => {
    const orders = planned.orders.filter(({ origin }) => origin === lane.origin)
    const needs = lane.needs.slice()
    if (lane.origin === undefined)
      for (const { taken } of world.planned.values())
        for (const one of taken)
          if (one.from === item.code) needs[one.day] = (needs[one.day] ?? 0n) + one.quantity
    return laneMessages(world, { ...lane, needs }, orders)
  })
}

/** A supply is wanted on the first day on which the lane is short without it and without all that are counted after it. */
function laneMessages(
  world: ReferenceWorld,
  lane: Lane,
  orders: readonly ReferenceOrder[],
): ReferenceMessage[] {
  const tolerated = milli(world.input.messages?.toleranceQuantity)
  const movable = lane.coming.filter((one) => one.movable).sort((a, b) => (a.counted ?? 0) - (b.counted ?? 0))
  const wantedOn = movable.map((one, place) => wanted(lane, orders, movable.slice(0, place), one))
  const last = wantedOn.findLastIndex((day) => day !== undefined)
  return movable.map((one, place) => {
    const added = addition(orders, one)
    const day = wantedOn[place]
    const increase = added > 0n ? (['increase', one.quantity + added] as const) : undefined
    if (day === undefined) {
      const cancel = one.quantity > tolerated ? (['cancel', 0n] as const) : increase
      return { supply: one.code, ...(cancel && { change: cancel }) }
    }
    const spare = place === last && !increase ? spareOf(lane, orders, movable.slice(0, place + 1), day) : 0n
    const lot = inLots(lane.item, one.quantity - spare)
    const decrease = one.quantity - lot > tolerated && spare > 0n ? (['decrease', lot] as const) : undefined
    const change = increase ?? decrease
    const move = movedTo(world, lane.item, one.at, day)
    return { supply: one.code, ...(move && { move }), ...(change && { change }) }
  })
}

/** The balance of a day before anything is ordered on it, with some of what can be moved. */
function balanceOn(
  { stock, needs, coming }: Lane,
  orders: readonly ReferenceOrder[],
  day: number,
  movable: readonly Coming[],
): bigint {
  const reckoned = [...coming.filter((one) => !one.movable), ...movable].filter(
    ({ counted }) => (counted ?? 0) <= day,
  )
  return (
    stock -
    sum(needs.slice(0, day + 1)) +
    sum(reckoned.map((one) => one.quantity + addition(orders, one))) +
    sum(orders.filter(({ need, addedTo }) => need < day && addedTo === undefined).map(({ good }) => good))
  )
}

function addition(orders: readonly ReferenceOrder[], { code }: Coming): bigint {
  return orders.find(({ addedTo }) => code !== '' && addedTo === code)?.good ?? 0n
}

function wanted(lane: Lane, orders: readonly ReferenceOrder[], before: readonly Coming[], one: Coming) {
  for (let day = one.counted ?? 0; day < lane.needs.length; day++)
    if (balanceOn(lane, orders, day, before) < lane.safety) return day
  return undefined
}

/** What nobody would miss of the last of them. */
function spareOf(
  lane: Lane,
  orders: readonly ReferenceOrder[],
  used: readonly Coming[],
  from: number,
): bigint {
  let least: bigint | undefined
  for (let day = from; day < lane.needs.length; day++) {
    const left = balanceOn(lane, orders, day, used) - lane.safety
    if (least === undefined || left < least) least = left
  }
  return least !== undefined && least > 0n ? least : 0n
}

function inLots(item: ItemInput, quantity: bigint): bigint {
  if (item.lot?.rule !== 'fixed' || item.phantom) return item.phantom ? quantity : allowedLot(item, quantity)
  const lot = milli(item.lot.quantity)
  return ((quantity + lot - 1n) / lot) * lot
}

function movedTo({ wall, input }: ReferenceWorld, item: ItemInput, at: number, needed: number) {
  const tolerance = input.messages?.toleranceDays ?? 0
  const inTime = wall.back(item, needed, item.phantom ? 0 : (item.safetyLeadTime ?? 0))
  const wantedOn = wall.backToArrival(item, inTime) ?? -1
  const firstFrom = (day: number) => wall.onwardToArrival(item, day) ?? day
  if (at < 0) return ['defer', wall.iso(Math.max(wantedOn, firstFrom(0)))] as const
  if (wantedOn - at > tolerance) return ['defer', wall.iso(wantedOn)] as const
  const soonest = Math.max(wantedOn, firstFrom(wall.frozen))
  return at - soonest > tolerance ? (['expedite', wall.iso(soonest)] as const) : undefined
}

/** Of a reviewed item: only what comes after things have run out is wanted sooner, and what is overdue gets a new date. */
export function reviewMessages(
  world: ReferenceWorld,
  lane: Lane,
  orders: readonly ReferenceOrder[],
): ReferenceMessage[] {
  const { wall, input } = world
  return lane.coming
    .filter((one) => one.movable)
    .flatMap((one): ReferenceMessage[] => {
      if (one.at < 0)
        return [{ supply: one.code, move: ['defer', wall.iso(wall.onwardToArrival(lane.item, 0) ?? 0)] }]
      const place = lane.coming.indexOf(one)
      const there =
        lane.stock +
        sum(lane.coming.slice(0, place).map(({ quantity }) => quantity)) +
        sum(orders.filter(({ due }) => due < one.at).map(({ good }) => good))
      const empty = lane.needs.findIndex((_, day) => sum(lane.needs.slice(0, day + 1)) > there)
      if (empty < 0) return []
      const soonest = Math.max(
        wall.backToArrival(lane.item, wall.back(lane.item, empty, 0)) ?? -1,
        wall.onwardToArrival(lane.item, wall.frozen) ?? wall.frozen,
      )
      const isFar = one.at - soonest > (input.messages?.toleranceDays ?? 0)
      return isFar ? [{ supply: one.code, move: ['expedite', wall.iso(soonest)] }] : []
    })
}
