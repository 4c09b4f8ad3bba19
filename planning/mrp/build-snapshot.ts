import { type DayPattern } from '../calendar/working-days.ts'
import { always, BomTerms } from './bom-terms.ts'
import { epochDay, InputReader } from './input-reader.ts'
import { type BomLineInput, type CalendarInput, type MrpInput, type Quantity } from './input.ts'
import { fillItems } from './item-policies.ts'
import { fillOutputs } from './output-reader.ts'
import { planSettings } from './plan-settings.ts'
import { MrpRefusal } from './refusal.ts'
import {
  demandColumns,
  demandKinds,
  itemColumns,
  none,
  supplyColumns,
  supplyKind,
  supplyKinds,
  type BomColumns,
  type DemandColumns,
  type MrpSnapshot,
  type SupplyColumns,
} from './snapshot.ts'

/** Readable input into columns; refuses what it cannot read, naming it. */
export function buildSnapshot(input: MrpInput): MrpSnapshot {
  const reader = new InputReader(epochDay(input.today) ?? NaN)
  if (Number.isNaN(reader.today))
    throw new MrpRefusal({ reason: 'bad-date', field: 'today', code: '', value: input.today })
  const itemOf = reader.index('item', input.items)
  const calendars = (input.calendars ?? []).map((calendar) => pattern(calendar, reader))
  const calendarOf = reader.index('calendar', input.calendars ?? [])
  const cycles: number[][] = []
  const items = itemColumns(input.items.length)
  fillItems(input.items, { items, cycles, reader, calendarOf })
  const demands = fillDemands(input, reader, { itemOf, unit: items.unit })
  const stock = readStock(input, reader, { itemOf, unit: items.unit })
  for (const { item, quantity } of stock.filter(isUsableNow)) addTo(items.onHand, item, quantity)
  const later = stock.filter((row) => !isUsableNow(row))
  const supplies = fillSupplies(input, reader, { itemOf, unit: items.unit }, later)

  return {
    today: reader.today,
    ...planSettings(input, reader),
    calendars,
    useCalendar: input.useCalendar === undefined ? none : calendarOf(input.useCalendar),
    cycles,
    items,
    bom: fillBom(input, reader, itemOf),
    outputs: fillOutputs(input, reader, itemOf),
    demands,
    supplies,
    codes: codesOf(input),
  }
}

function fillBom(input: MrpInput, reader: InputReader, itemOf: (code: string) => number): BomColumns {
  const terms = new BomTerms()
  const lines = (input.bom ?? [])
    .map((line) => ({ line, parent: itemOf(line.parent) }))
    .sort((a, b) => a.parent - b.parent)
  const from = new Int32Array(input.items.length + 1)
  for (const { parent } of lines) addTo(from, parent + 1, 1)
  for (let item = 0; item < input.items.length; item++) addTo(from, item + 1, from[item] ?? 0)
  return {
    count: lines.length,
    from,
    child: Int32Array.from(lines, ({ line }) => itemOf(line.child)),
    term: Int32Array.from(lines, ({ line }) => termOf(line, terms, reader)),
    substitute: lines.some(({ line }) => line.substitute !== undefined)
      ? Int32Array.from(lines, ({ line }) => (line.substitute === undefined ? none : itemOf(line.substitute)))
      : new Int32Array(0),
    terms: terms.columns(),
  }
}

function termOf(line: BomLineInput, terms: BomTerms, reader: InputReader): number {
  const code = `${line.parent} → ${line.child}`
  const base = reader.quantity(line.base ?? 1, 'bom.base', code)
  if (base === 0) throw new MrpRefusal({ reason: 'bad-policy', field: 'bom.base', code })
  const term = terms.number({
    need: reader.quantity(line.need, 'bom.need', code),
    base,
    scrap: reader.percent(line.scrapPercent ?? 0, 'bom.scrapPercent', code),
    fromDay: line.from === undefined ? always.fromDay : reader.day(line.from, 'bom.from', code),
    toDay: line.to === undefined ? always.toDay : reader.day(line.to, 'bom.to', code) + 1,
  })
  if (term === undefined)
    throw new MrpRefusal({ reason: 'usage-too-fine', parent: line.parent, child: line.child })
  return term
}

interface KnownItems {
  readonly itemOf: (code: string) => number
  readonly unit: Uint16Array
}

function fillDemands(input: MrpInput, reader: InputReader, { itemOf, unit }: KnownItems): DemandColumns {
  const rows = input.demands ?? []
  const columns = demandColumns(rows.length)
  const demandOf = reader.index('demand', rows)
  const customers = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const item = itemOf(row.item)
    const quantity = (value: Quantity, field: string) => reader.inUnits(value, unit[item], field, row.code)
    columns.item[index] = item
    columns.day[index] = reader.day(row.date, 'demand.date', row.code)
    columns.quantity[index] = quantity(row.quantity, 'demand.quantity')
    columns.allocated[index] = quantity(row.allocated ?? 0, 'demand.allocated')
    columns.shipped[index] = quantity(row.shipped ?? 0, 'demand.shipped')
    if ((columns.allocated[index] ?? 0) > (columns.quantity[index] ?? 0))
      throw new MrpRefusal({ reason: 'bad-policy', field: 'demand.allocated', code: row.code })
    columns.kind[index] = reader.word(row.kind, demandKinds, 'demand.kind', row.code)
    if (row.customer !== undefined) {
      const known = customers.get(row.customer) ?? customers.size + 1
      customers.set(row.customer, known)
      columns.customer[index] = known
    }
    columns.origin[index] =
      row.origin === undefined ? (row.kind === 'order' ? index : none) : demandOf(row.origin)
  }
  return columns
}

interface StockRow {
  readonly item: number
  readonly day: number
  readonly quantity: number
}

function readStock(input: MrpInput, reader: InputReader, { itemOf, unit }: KnownItems): readonly StockRow[] {
  return (input.stock ?? []).map(({ item: code, quantity, from }) => {
    const item = itemOf(code)
    return {
      item,
      day: from === undefined ? 0 : reader.day(from, 'stock.from', code),
      quantity: reader.signedInUnits(quantity, unit[item], 'stock.quantity', code),
    }
  })
}

/** What is missing in the books is missing now. */
function isUsableNow({ day, quantity }: StockRow): boolean {
  return day <= 0 || quantity <= 0
}

function fillSupplies(
  input: MrpInput,
  reader: InputReader,
  { itemOf, unit }: KnownItems,
  later: readonly StockRow[],
): SupplyColumns {
  const demandOf = reader.index('demand', input.demands ?? [])
  const orders = input.supplies ?? []
  const columns = supplyColumns(orders.length + later.length)
  reader.index('supply', orders)
  for (const [index, row] of orders.entries()) {
    const item = itemOf(row.item)
    columns.item[index] = item
    columns.day[index] = reader.day(row.date, 'supply.date', row.code)
    columns.quantity[index] = reader.inUnits(row.quantity, unit[item], 'supply.quantity', row.code)
    // Stock is no order.
    columns.kind[index] = 1 + reader.word(row.kind, supplyKinds.slice(1), 'supply.kind', row.code)
    columns.fixed[index] = row.fixed ? 1 : 0
    columns.adjustable[index] = row.adjustable ? 1 : 0
    columns.origin[index] = row.origin === undefined ? none : demandOf(row.origin)
  }
  for (const [offset, row] of later.entries()) {
    const index = orders.length + offset
    columns.item[index] = row.item
    columns.day[index] = row.day
    columns.quantity[index] = row.quantity
    columns.kind[index] = supplyKind.stock
    columns.fixed[index] = 1
  }
  return columns
}

function codesOf(input: MrpInput): MrpSnapshot['codes'] {
  const orders = input.supplies ?? []
  return {
    item: (item) => input.items[item]?.code ?? '',
    demand: (demand) => input.demands?.[demand]?.code ?? '',
    supply: (supply) => orders[supply]?.code ?? `stock ${supply - orders.length + 1}`,
  }
}

function pattern(calendar: CalendarInput, reader: InputReader): DayPattern {
  const days = (list: readonly string[] = []) =>
    list.map((day) => reader.day(day, 'calendar', calendar.code) + reader.today)
  for (const weekday of calendar.closedWeekdays)
    if (![0, 1, 2, 3, 4, 5, 6].includes(weekday))
      throw new MrpRefusal({
        reason: 'bad-setting',
        field: 'calendar.closedWeekdays',
        code: calendar.code,
        value: String(weekday),
      })
  return {
    closedWeekdays: calendar.closedWeekdays,
    closed: days(calendar.closed),
    open: days(calendar.open),
  }
}

function addTo(column: Float64Array | Int32Array, index: number, amount: number): void {
  column[index] = (column[index] ?? 0) + amount
}
