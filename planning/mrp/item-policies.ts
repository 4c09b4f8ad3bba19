import { type InputReader } from './input-reader.ts'
import { type ItemInput, type LotRule, type OrderMethod, type Quantity } from './input.ts'
import { inRange } from './lots.ts'
import { MrpRefusal } from './refusal.ts'
import { none, orderMethod, orderMethods, sources, type ItemColumns } from './snapshot.ts'

interface Destination {
  readonly items: ItemColumns
  readonly cycles: number[][]
  readonly reader: InputReader
  readonly calendarOf: (code: string) => number
}

const productions = ['stock', 'order']
const lotRules = ['lot-for-lot', 'range', 'packs', 'fixed', 'period']

/** How each item is planned, into its columns. */
export function fillItems(rows: readonly ItemInput[], to: Destination): void {
  const { items, reader, calendarOf } = to
  for (const [item, row] of rows.entries()) {
    const decimals = row.decimals ?? 0
    if (![0, 1, 2, 3].includes(decimals)) refuse('item.decimals', row)
    items.source[item] = reader.word(row.source, sources, 'item.source', row.code)
    items.phantom[item] = row.phantom ? 1 : 0
    items.tied[item] = reader.word(row.production ?? 'stock', productions, 'item.production', row.code)
    items.unit[item] = 10 ** (3 - decimals)
    items.scrap[item] = reader.percent(row.scrapPercent ?? 0, 'item.scrapPercent', row.code)
    items.calendar[item] = row.calendar === undefined ? none : calendarOf(row.calendar)
    items.arrivals[item] = row.arrivals === undefined ? none : calendarOf(row.arrivals)
    items.leadTime[item] = wholeDays(row.leadTime ?? 0, row)
    items.safetyLeadTime[item] = wholeDays(row.safetyLeadTime ?? 0, row)
    items.safetyStock[item] = inUnits(row.safetyStock ?? 0, 'item.safetyStock', row, to)
    fillLot(item, row, row.lot ?? { rule: 'lot-for-lot' }, to)
    fillMethod(item, row, row.orderMethod ?? { method: 'each-time' }, to)
  }
}

function fillLot(item: number, row: ItemInput, lot: LotRule, to: Destination): void {
  const { items } = to
  to.reader.word(lot.rule, lotRules, 'item.lot', row.code)
  switch (lot.rule) {
    case 'lot-for-lot':
      return
    case 'fixed':
      items.lotFixed[item] = inUnits(lot.quantity, 'item.lot', row, to)
      if (!items.lotFixed[item]) refuse('item.lot', row)
      return
    case 'period':
      items.lotPeriod[item] = wholeDays(lot.days, row)
      if (!items.lotPeriod[item]) refuse('item.lot', row)
      fillRange(item, row, lot, to)
      return
    case 'packs':
      if (!inUnits(lot.pack, 'item.lot', row, to)) refuse('item.lot', row)
      fillRange(item, row, lot, to)
      return
    case 'range':
      fillRange(item, row, lot, to)
  }
}

interface Range {
  readonly min?: Quantity
  readonly step?: Quantity
  readonly pack?: Quantity
  readonly max?: Quantity
}

function fillRange(item: number, row: ItemInput, lot: Range, to: Destination): void {
  const { items } = to
  const read = (value: Quantity = 0) => inUnits(value, 'item.lot', row, to)
  if (lot.pack !== undefined && lot.step !== undefined) refuse('item.lot', row)
  items.lotMin[item] = read(lot.min)
  items.lotStep[item] = read(lot.pack ?? lot.step)
  items.lotMax[item] = read(lot.max)
  items.lotInPacks[item] = lot.pack === undefined ? 0 : 1
  if (items.lotMax[item] && inRange(items, item, items.unit[item] ?? 1) > items.lotMax[item])
    refuse('item.lot', row)
}

function fillMethod(item: number, row: ItemInput, how: OrderMethod, to: Destination): void {
  const { items, cycles, reader } = to
  reader.word(how.method, orderMethods, 'item.orderMethod', row.code)
  switch (how.method) {
    case 'each-time':
      return
    case 'order-point':
      items.method[item] = orderMethod.orderPoint
      items.orderPoint[item] = inUnits(how.point, 'item.orderMethod', row, to)
      if (row.lot?.rule !== 'fixed') refuse('item.orderMethod', row)
      return
    case 'regular':
      items.method[item] = orderMethod.regular
      items.dailyUse[item] = reader.quantity(how.dailyUse ?? 0, 'item.orderMethod', row.code)
      items.cycle[item] = cycles.length
      cycles.push(
        how.orderDays
          .map((day) => reader.day(day, 'item.orderMethod', row.code))
          .sort((first, second) => first - second),
      )
      if (!how.orderDays.length) refuse('item.orderMethod', row)
      return
    case 'replenishment':
      items.method[item] = orderMethod.replenishment
      items.orderPoint[item] = inUnits(how.point, 'item.orderMethod', row, to)
      items.upTo[item] = inUnits(how.upTo, 'item.orderMethod', row, to)
      if ((items.upTo[item] ?? 0) <= (items.orderPoint[item] ?? 0)) refuse('item.orderMethod', row)
  }
}

/** A policy's quantity must be one that the unit allows: half a piece is not a lot. */
function inUnits(value: Quantity, field: string, row: ItemInput, { reader }: Destination): number {
  const quantity = reader.quantity(value, field, row.code)
  if (quantity % 10 ** (3 - (row.decimals ?? 0))) refuse(field, row)
  return quantity
}

function wholeDays(days: number, row: ItemInput): number {
  if (!Number.isInteger(days) || days < 0 || days > 9999) refuse('item.days', row)
  return days
}

function refuse(field: string, row: ItemInput): never {
  throw new MrpRefusal({ reason: 'bad-policy', field, code: row.code })
}
