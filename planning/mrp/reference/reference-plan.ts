import { type ItemInput, type MrpInput } from '../input.ts'
import { milli } from './amounts.ts'
import { messagesOf, reviewMessages, type ReferenceMessage } from './messages.ts'
import { besides, drawsOf, ownNeeds } from './needs.ts'
import { reviewed } from './review.ts'
import { Shortage } from './shortage.ts'
import { type Gives, planningSequence } from './sequence.ts'
import { WallCalendar } from './wall-calendar.ts'
import { comingOf, type Lane, type PlannedItem, type ReferenceWorld, stockOf, sum } from './world.ts'

/**
 * MRP as a textbook says it, for the tests to compare with: slow, on plain lists, fractions in bigint, one day after the
 * other on a wall calendar. It shares no arithmetic with the engine.
 */
export function referencePlan(input: MrpInput): ReferencePlan {
  const world: ReferenceWorld = { input, wall: new WallCalendar(input), planned: new Map() }
  const { sequence, substitutesFor, outputsOf } = planningSequence(input)
  for (const item of sequence) world.planned.set(item.code, planItem(world, item, substitutesFor, outputsOf))
  const results = input.items.map((item) => ({ item, planned: world.planned.get(item.code)! }))
  return {
    orders: results.flatMap(({ item, planned }) => shown(world, item, planned)),
    messages: results
      .flatMap(({ item, planned }) =>
        isReviewed(item)
          ? planned.lanes.flatMap((lane) => reviewMessages(world, lane, planned.orders))
          : messagesOf(world, item, planned),
      )
      .filter(({ move, change }) => move ?? change),
    uncovered: results.flatMap(({ item, planned: { uncovered } }) =>
      uncovered ? [[item.code, uncovered]] : [],
    ),
  }
}

export interface ReferencePlan {
  readonly orders: readonly ShownOrder[]
  readonly messages: readonly ReferenceMessage[]
  readonly uncovered: readonly (readonly [string, bigint])[]
}

export interface ShownOrder {
  readonly item: string
  readonly need: string
  readonly start: string
  readonly due: string
  readonly quantity: bigint
  readonly good: bigint
  readonly origin: string | undefined
}

/** Nobody orders a phantom, and an addition is part of what it is added to. */
function shown({ wall }: ReferenceWorld, item: ItemInput, { orders }: PlannedItem): readonly ShownOrder[] {
  if (item.phantom) return []
  return orders
    .filter(({ addedTo }) => addedTo === undefined)
    .map(({ need, start, due, quantity, good, origin }) => ({
      item: item.code,
      need: wall.iso(need),
      start: wall.iso(start),
      due: wall.iso(due),
      quantity,
      good,
      origin,
    }))
}

function isReviewed({ phantom, orderMethod }: ItemInput): boolean {
  return !phantom && orderMethod !== undefined && orderMethod.method !== 'each-time'
}

function planItem(
  world: ReferenceWorld,
  item: ItemInput,
  substitutesFor: (code: string) => readonly string[],
  outputsOf: Gives,
): PlannedItem {
  const lanes = lanesOf(world, item, outputsOf)
  const method = item.orderMethod
  const results = lanes.map((lane) => {
    if (lane.origin === undefined && !item.phantom && method && method.method !== 'each-time')
      return { ...reviewed(world, lane, method), taken: [] }
    const shortage = new Shortage(world, lane, substitutesFor)
    shortage.run()
    return shortage
  })
  return {
    lanes,
    orders: results.flatMap(({ orders }) => orders),
    taken: results.flatMap(({ taken }) => taken),
    uncovered: sum(results.map(({ uncovered }) => uncovered)),
  }
}

/** What is pooled, and for an item that is made per order line what is tied to each line, in the sequence of the lines. */
function lanesOf(world: ReferenceWorld, item: ItemInput, outputsOf: Gives): readonly Lane[] {
  const { input, wall } = world
  const all = [...ownNeeds(world, item), ...drawsOf(world, item)].filter(({ day }) => day < wall.horizon)
  const isTied = item.production === 'order'
  const named = (input.supplies ?? [])
    .filter((row) => isTied && row.item === item.code)
    .map(({ origin }) => origin)
  const origins = new Set([...all.map(({ origin }) => origin), ...named])
  const lines = (input.demands ?? []).map(({ code }) => code).filter((code) => origins.has(code))
  const { free, later } = stockOf(world, item)
  return [undefined, ...lines].map((origin) => {
    const needs = Array.from({ length: wall.horizon }, () => 0n)
    for (const one of all)
      if (one.origin === origin && one.quantity > 0n) needs[one.day] = (needs[one.day] ?? 0n) + one.quantity
    if (origin === undefined)
      for (const { day, quantity } of besides(world, item, outputsOf))
        if (day < wall.horizon) needs[day] = (needs[day] ?? 0n) - quantity
    const isMine = (row: { readonly origin?: string }) => !isTied || row.origin === origin
    return {
      item,
      origin,
      stock: origin === undefined ? free : 0n,
      safety: origin === undefined && !item.phantom ? milli(item.safetyStock) : 0n,
      needs,
      coming: comingOf(world, item, isMine, origin === undefined ? later : []),
    }
  })
}
