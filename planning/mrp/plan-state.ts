import { mondayToFriday, workingDays, type WorkingDays } from '../calendar/working-days.ts'
import { openQuantities } from './forecast.ts'
import { RowsOfItem } from './item-rows.ts'
import { dateTable, sameDayTable, type DateTable, type ItemDays } from './order-dates.ts'
import { OrderStore } from './order-store.ts'
import { SupplyAdvice } from './supply-advice.ts'
import {
  copyItems,
  none,
  type DemandColumns,
  type ItemColumns,
  type MrpSnapshot,
  type SupplyColumns,
} from './snapshot.ts'
import { buildStructure, type Structure } from './structure.ts'

/** A part of a requirement that a substitute takes over: one for one, on the day the parent's order starts. */
export interface Substitution {
  readonly part: number
  readonly substitute: number
  /** The use in `Structure.usedParent`, and the parent's how-manyeth order. */
  readonly use: number
  readonly ordinal: number
  readonly day: number
  readonly quantity: number
}

/** What is known and decided while items are planned one after the other, and kept for the next change. */
export interface PlanState {
  readonly snapshot: MrpSnapshot
  readonly structure: Structure
  readonly items: ItemColumns
  demands: DemandColumns
  supplies: SupplyColumns
  readonly demandsOf: RowsOfItem
  readonly suppliesOf: RowsOfItem
  readonly horizon: number
  /** Days that rows have: the horizon, and what lies behind it as far as a calendar goes. */
  readonly days: number
  readonly calendars: readonly WorkingDays[]
  /** The days on which goods are used. */
  readonly useDays: WorkingDays
  readonly dateTables: readonly DateTable[]
  readonly dateTableOf: Int32Array
  /** Order days of the regular method, by cycle and calendar; found when first asked for. */
  readonly orderDaysOf: Map<number, readonly number[]>
  readonly orders: OrderStore
  readonly advice: SupplyAdvice
  /** By item: the most that is short on any day because nothing can be ordered. */
  readonly uncovered: Float64Array
  /** By part. */
  readonly substitutions: Map<number, readonly Substitution[]>
  /** Requirement per day of the lane that is being planned. */
  readonly row: Float64Array
  /** 1 where something outside the BOM needs the item on that day. */
  readonly independent: Uint8Array
  /** What is open of the demands of the item that is being planned, in the order of `demandsOf`. */
  open: Float64Array
}

export function createState(snapshot: MrpSnapshot): PlanState {
  const { demands, supplies, horizon } = snapshot
  const items = ownItems(snapshot)
  const structure = buildStructure(snapshot)
  const calendars = writtenOut(snapshot)
  const days = Math.max(...calendars.map(({ length }) => length))
  return {
    snapshot,
    structure,
    items,
    demands,
    supplies,
    demandsOf: new RowsOfItem(items.count, demands),
    suppliesOf: new RowsOfItem(items.count, supplies),
    horizon,
    days,
    calendars,
    useDays: workingDays(patternOfUse(snapshot), snapshot.today, days),
    ...dateTables(snapshot, calendars),
    orderDaysOf: new Map(),
    orders: new OrderStore(items.count, items.count * 30 + 2 * demands.count),
    advice: new SupplyAdvice(supplies.count),
    uncovered: new Float64Array(items.count),
    substitutions: new Map(),
    row: new Float64Array(days + 1),
    independent: new Uint8Array(days + 1),
    open: new Float64Array(256),
  }
}

/** The plan's own columns: stock changes between runs, and a phantom has no policy, whatever its record says. */
function ownItems(snapshot: MrpSnapshot): ItemColumns {
  const items = copyItems(snapshot.items)
  const { method, scrap, leadTime, safetyLeadTime, safetyStock } = items
  const { lotMin, lotStep, lotMax, lotInPacks, lotFixed, lotPeriod } = items
  const amounts = [safetyStock, lotMin, lotStep, lotMax, lotFixed]
  const policies = [method, scrap, leadTime, safetyLeadTime, lotInPacks, lotPeriod, ...amounts]
  for (let item = 0; item < items.count; item++)
    if (items.phantom[item]) {
      for (const column of policies) column[item] = 0
      items.arrivals[item] = none
    }
  return items
}

const patternOfUse = ({ calendars, useCalendar }: MrpSnapshot) => calendars[useCalendar] ?? mondayToFriday

/** Each as far as an order that is started on the last day may take, and on to a day on which it can arrive. */
function writtenOut({ items, calendars, today, horizon, frozenDays }: MrpSnapshot): readonly WorkingDays[] {
  const patterns = [mondayToFriday, ...calendars]
  const longest = patterns.map(() => 0)
  for (let item = 0; item < items.count; item++) {
    const calendar = (items.calendar[item] ?? none) + 1
    const days = (items.leadTime[item] ?? 0) + (items.safetyLeadTime[item] ?? 0)
    longest[calendar] = Math.max(longest[calendar] ?? 0, days)
  }
  const worked = patterns.map((pattern, calendar) =>
    workingDays(pattern, today, Math.max(horizon, frozenDays), (longest[calendar] ?? 0) + 1),
  )
  const arriving = new Set(
    [...items.arrivals].flatMap((calendar) => (calendar === none ? [] : [calendar + 1])),
  )
  if (arriving.size === 0) return worked
  const least = Math.max(...worked.map(({ length }) => length))
  const enough = patterns.map((pattern, calendar) =>
    arriving.has(calendar) ? workingDays(pattern, today, least, 1).length : least,
  )
  return patterns.map((pattern) => workingDays(pattern, today, Math.max(...enough)))
}

/** The item's open demands in `state.open`, which grows with the longest list. */
export function openDemandsOf(state: PlanState, item: number): Float64Array {
  const count = state.demandsOf.size[item] ?? 0
  if (count > state.open.length) state.open = new Float64Array(2 * count)
  openQuantities(state, item, state.open)
  return state.open
}

/** Calendar of an item; row 0 stands for the missing one. */
export function calendarOf(
  { calendars, items }: Pick<PlanState, 'calendars' | 'items'>,
  item: number,
): WorkingDays {
  return knownCalendar({ calendars }, items.calendar[item] ?? none)
}

function knownCalendar({ calendars }: Pick<PlanState, 'calendars'>, calendar: number): WorkingDays {
  const days = calendars[calendar + 1]
  if (!days) throw new RangeError('an item names a calendar that is not in the snapshot')
  return days
}

/** By which days an item is ordered and arrives. */
export function daysOf(state: Pick<PlanState, 'calendars' | 'items'>, item: number): ItemDays {
  const calendar = calendarOf(state, item)
  const arrivals = state.items.arrivals[item] ?? none
  return { calendar, arrivals: arrivals === none ? calendar : knownCalendar(state, arrivals) }
}

export function datesOf({ dateTables, dateTableOf }: PlanState, item: number): DateTable {
  const table = dateTables[dateTableOf[item] ?? 0]
  if (!table) throw new RangeError('an item has no date table')
  return table
}

function dateTables(
  { items, horizon, frozenDays }: MrpSnapshot,
  calendars: readonly WorkingDays[],
): Pick<PlanState, 'dateTables' | 'dateTableOf'> {
  const tables: DateTable[] = [sameDayTable(horizon)]
  const dateTableOf = new Int32Array(items.count)
  const known = new Map<number, number>()
  for (let item = 0; item < items.count; item++) {
    if (items.phantom[item]) continue
    const lead = items.leadTime[item] ?? 0
    const safety = items.safetyLeadTime[item] ?? 0
    const byDays = (items.calendar[item] ?? none) * calendars.length + (items.arrivals[item] ?? none)
    const key = (byDays * 10_000 + lead) * 10_000 + safety
    let table = known.get(key)
    if (table === undefined) {
      table = tables.length
      known.set(key, table)
      tables.push(
        dateTable(daysOf({ calendars, items }, item), { lead, safety, firstDay: frozenDays }, horizon),
      )
    }
    dateTableOf[item] = table
  }
  return { dateTables: tables, dateTableOf }
}
