import { type BomLineInput, type DemandInput, type ItemInput, type MrpInput } from '../input.ts'
import { hundredths, milli, unitOf, upToUnit } from './amounts.ts'
import { type Gives } from './sequence.ts'
import { type PlannedItem, type ReferenceWorld } from './world.ts'

export interface Need {
  readonly day: number
  readonly quantity: bigint
  readonly origin: string | undefined
}

/** A line of a parent's BOM draws for one of the parent's orders. */
export interface Draw extends Need {
  readonly substitute: string | undefined
}

/** What demands still want that stock is not kept for, forecasts as far as orders have not consumed them. */
export function ownNeeds({ input, wall }: ReferenceWorld, item: ItemInput): readonly Need[] {
  const rows = (input.demands ?? [])
    .filter((row) => row.item === item.code)
    .map((row) => ({ ...row, at: wall.day(row.date), open: milli(row.quantity) - milli(row.allocated) }))
    .sort((a, b) => a.at - b.at)
  for (const order of rows.filter(({ kind }) => kind === 'order')) consume(input, order, rows)
  return rows
    .filter((row) => row.kind !== 'forecast' || row.at >= 0)
    .map((row) => ({ day: Math.max(row.at, 0), quantity: row.open, origin: originOf(item, row) }))
}

interface Open extends DemandInput {
  readonly at: number
  open: bigint
}

/** Its customer's forecasts, then those for everybody; each time its own day, days before, days after. */
function consume({ forecastWindow: window }: MrpInput, order: Open, rows: readonly Open[]): void {
  let rest = milli(order.quantity) + milli(order.shipped)
  const forecasts = rows.filter(
    (row) =>
      row.kind === 'forecast' &&
      row.at >= order.at - (window?.backwardDays ?? 0) &&
      row.at <= order.at + (window?.forwardDays ?? 0),
  )
  const nearestFirst = [
    ...forecasts.filter(({ at }) => at <= order.at).reverse(),
    ...forecasts.filter(({ at }) => at > order.at),
  ]
  const own = nearestFirst.filter(({ customer }) => customer !== undefined && customer === order.customer)
  const general = nearestFirst.filter(({ customer }) => customer === undefined)
  for (const forecast of [...own, ...general]) {
    const used = rest < forecast.open ? rest : forecast.open
    forecast.open -= used
    rest -= used
  }
}

function originOf(item: ItemInput, row: DemandInput): string | undefined {
  if (item.production !== 'order' || row.kind === 'forecast') return undefined
  return row.origin ?? (row.kind === 'order' ? row.code : undefined)
}

/** In the sequence of the items, their lines and their orders. */
export function drawsOf(world: ReferenceWorld, item: ItemInput): readonly Draw[] {
  return world.input.items.flatMap((parent) =>
    parent.source === 'buy'
      ? []
      : (world.input.bom ?? [])
          .filter((line) => line.child === item.code && line.parent === parent.code)
          .flatMap((line) => drawn(world, line, item, world.planned.get(parent.code))),
  )
}

function drawn(
  { wall }: ReferenceWorld,
  line: BomLineInput,
  item: ItemInput,
  parent?: PlannedItem,
): readonly Draw[] {
  return (parent?.orders ?? [])
    .filter(
      ({ start }) => (!line.from || start >= wall.day(line.from)) && (!line.to || start <= wall.day(line.to)),
    )
    .map((order) => ({
      day: order.start,
      quantity: required(line, item, order.quantity),
      origin: item.production === 'order' ? order.origin : undefined,
      substitute: line.substitute,
    }))
}

/** What comes out beside others' orders when these are due, of whole units only. */
export function besides({ wall, planned }: ReferenceWorld, item: ItemInput, gives: Gives): readonly Need[] {
  return gives(item.code).flatMap((output) =>
    (planned.get(output.parent)?.orders ?? [])
      .filter(({ start }) => !output.from || start >= wall.day(output.from))
      .filter(({ start }) => !output.to || start <= wall.day(output.to))
      .map(({ due, quantity }) => {
        const whole = (quantity * milli(output.quantity)) / (milli(output.base ?? 1) * unitOf(item))
        return { day: due, quantity: whole * unitOf(item), origin: undefined }
      }),
  )
}

function required(line: BomLineInput, item: ItemInput, quantity: bigint): bigint {
  const above = quantity * milli(line.need) * (10_000n + hundredths(line.scrapPercent))
  return upToUnit(above, milli(line.base ?? 1) * 10_000n, item)
}
