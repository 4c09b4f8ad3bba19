import { type ItemInput, type MrpInput, type SupplyInput } from '../input.ts'
import { milli } from './amounts.ts'
import { type WallCalendar } from './wall-calendar.ts'

export interface ReferenceOrder {
  readonly need: number
  readonly start: number
  readonly due: number
  readonly quantity: bigint
  readonly good: bigint
  readonly origin: string | undefined
  /** The day from which it is reckoned with. */
  readonly counted: number
  /** The supply that it is an addition to. */
  readonly addedTo?: string
}

/** A supply of a lane, and the day from which the plan reckons with it. */
export interface Coming {
  readonly code: string
  readonly at: number
  readonly quantity: bigint
  readonly movable: boolean
  readonly adjustable: boolean
  counted: number | undefined
}

export interface Lane {
  readonly item: ItemInput
  readonly origin: string | undefined
  readonly stock: bigint
  readonly safety: bigint
  /** What is needed per day of the horizon; what substitutes take over is taken off. */
  readonly needs: bigint[]
  readonly coming: readonly Coming[]
}

export interface Taken {
  readonly from: string
  readonly day: number
  readonly quantity: bigint
}

export interface PlannedItem {
  readonly orders: readonly ReferenceOrder[]
  readonly lanes: readonly Lane[]
  readonly taken: readonly Taken[]
  readonly uncovered: bigint
}

/** What is given, and what is planned so far. */
export interface ReferenceWorld {
  readonly input: MrpInput
  readonly wall: WallCalendar
  readonly planned: Map<string, PlannedItem>
}

/** Stock and supplies of a lane; what allocations exceed the stock by is kept from what comes into it later. */
export function stockOf({ input, wall }: ReferenceWorld, item: ItemInput) {
  const rows = (input.stock ?? []).filter((row) => row.item === item.code)
  const isNow = (row: (typeof rows)[number]) =>
    !row.from || wall.day(row.from) <= 0 || Number(row.quantity) <= 0
  const onHand = sum(rows.filter(isNow).map(({ quantity }) => milli(quantity)))
  const allocated = sum(
    (input.demands ?? []).filter((row) => row.item === item.code).map((row) => milli(row.allocated)),
  )
  let beyond = allocated - (onHand > 0n ? onHand : 0n)
  let kept = 0n
  const later = rows
    .filter((row) => !isNow(row))
    .map((row) => ({ at: wall.day(row.from ?? ''), quantity: milli(row.quantity) }))
    .sort((a, b) => a.at - b.at)
    .map(({ at, quantity }) => {
      const reserved = beyond <= 0n ? 0n : beyond < quantity ? beyond : quantity
      beyond -= reserved
      kept += reserved
      return {
        code: '',
        at,
        quantity: quantity - reserved,
        movable: false,
        adjustable: false,
        counted: undefined,
      }
    })
  return { free: onHand - allocated + kept, later }
}

export function comingOf(
  world: ReferenceWorld,
  item: ItemInput,
  is: (row: SupplyInput) => boolean,
  later: readonly Coming[],
): readonly Coming[] {
  const { wall, input } = world
  const rows = (input.supplies ?? []).filter((row) => row.item === item.code && is(row))
  const orders = rows.map((row) => {
    const at = wall.day(row.date)
    return {
      code: row.code,
      at,
      quantity: milli(row.quantity),
      movable: !row.fixed && (at < 0 || at >= wall.frozen),
      adjustable: row.adjustable ?? false,
      counted: undefined,
    }
  })
  return [...orders, ...later]
    .filter(({ at, quantity }) => at < wall.horizon && quantity > 0n)
    .sort((a, b) => a.at - b.at)
}

export const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)

/** What is there at the end of each day, with everything that the plan reckons with but what others take. */
export function balances({ stock, needs, coming }: Lane, orders: readonly ReferenceOrder[]): bigint[] {
  return needs.map((_, day) => {
    const arrived = coming.filter(({ counted }) => counted !== undefined && counted <= day)
    return (
      stock -
      sum(needs.slice(0, day + 1)) +
      sum(arrived.map(({ quantity }) => quantity)) +
      sum(orders.filter(({ counted }) => counted <= day).map(({ good }) => good))
    )
  })
}
