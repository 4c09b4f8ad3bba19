import {
  readClosedDays,
  readCycles,
  readFactoryCalendar,
  readPlannedItems,
  readPlannedOutputs,
  readPlannedParts,
  type IsClosed,
  type PlannedItem,
} from '#modules/master/server/index.ts'
import { readParameters } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import {
  mondayToFriday,
  weekdayOf,
  workingDays,
  type DayPattern,
  type WorkingDays,
} from '#planning/calendar/working-days.ts'
import { epochDay, isoDay } from '#planning/mrp/input-reader.ts'
import { none, type MrpSnapshot } from '#planning/mrp/snapshot.ts'
import type { FirmPlans } from '../firm-plans.ts'
import { ArrivalDays } from './arrival-days.ts'
import { readDailyUse } from './daily-use.ts'
import { fillDemands, fillSupplies, type KeptProposal } from './fill-expected.ts'
import { fillItems } from './fill-items.ts'
import { fillOutputs } from './fill-outputs.ts'
import { fillParts } from './fill-parts.ts'
import { OrderDays } from './order-days.ts'
import { type ComesBeside, readBeside } from './read-beside.ts'
import { readKeptParts } from './kept-parts.ts'
import { readPegs, settle } from './settle.ts'
import { readExpected, readOnHand, type ExpectedRow, type StockOnHand } from './read-expected.ts'

/** What a plan of the factory begins with, and what its rows are outside of it. */
export interface FactorySnapshot {
  readonly mrp: MrpSnapshot
  readonly today: string
  readonly items: readonly PlannedItem[]
  readonly demands: readonly ExpectedRow[]
  /** Open orders first, then the proposals that a person has edited, in the order of the plan's supplies. */
  readonly orders: readonly ExpectedRow[]
  readonly kept: readonly KeptProposal[]
  /** Behind them what waits for its inspection, and what is planned by hand. */
  readonly inspected: readonly StockOnHand[]
  readonly made: FirmPlans['supplies']
  /** And what comes out beside what is ordered. */
  readonly beside: readonly ComesBeside[]
  /** By which orders are written. */
  readonly factoryDays: WorkingDays
}

export interface SnapshotSettings {
  readonly today: string
  /** How far demands are looked at beyond the longest lead time. */
  readonly lookAheadDays: number
  readonly frozenDays: number
  readonly toleranceDays: number
  readonly toleranceQuantity: number
  readonly expediteWithin: number
  readonly kept: readonly KeptProposal[]
  readonly firm: FirmPlans
  /** Only these items; undefined: all of them. */
  readonly only: readonly string[] | undefined
}

/** Calendars are known for so long: beyond it a plan keeps no days. */
const longestHorizon = 700
/** A lead time that begins on the last day of the longest horizon ends within as many days again. */
const knownDays = 2 * longestHorizon

/**
 * Stock, supply, demand and masters of the factory in the plan’s columns: fifteen questions at most, however many items there are. An
 * item works by its supplier's calendar, else by the factory's, and comes on the days on which he does.
 */
export async function readSnapshot(context: Context, settings: SnapshotSettings): Promise<FactorySnapshot> {
  const { today, kept, only, firm, frozenDays } = settings
  const items = await readPlannedItems(context, only)
  const factoryCalendar = await readFactoryCalendar(context)
  const stored = await readCycles(context)
  const calendars = [...new Set([factoryCalendar, ...items.map(({ calendar_cd }) => calendar_cd)])].filter(
    (one) => one !== '',
  )
  const ofCycles = stored.map(({ calendar_cd }) => calendar_cd)
  const { daily_use_days } = await readParameters(context.tx, context.session.company_cd)
  const since = isoDay((epochDay(today) ?? 0) - daily_use_days)
  const isClosed = await readClosedDays(context, [...calendars, ...ofCycles], since)
  const dailyUse = await readDailyUse(context, items, {
    ...{ today, days: daily_use_days },
    isOpen: (date) => (factoryCalendar === '' ? isWeekday(date) : !isClosed(factoryCalendar, date)),
  })
  const parts = await readPlannedParts(context, today, only)
  const outputs = await readPlannedOutputs(context, today, only)
  const onHand = await readOnHand(context, only)
  const placeOf = new Map(items.map(({ item_cd }, at) => [item_cd, at]))
  const horizon = horizonFor(items, settings.lookAheadDays)
  const orderDays = new OrderDays(stored, { today, days: horizon, isClosed, factoryCalendar })
  const arrivalDays = new ArrivalDays({ today, days: knownDays, isClosed, factoryCalendar })
  const columns = fillItems(items, {
    calendar: ({ calendar_cd }) => calendars.indexOf(calendar_cd || factoryCalendar),
    arrivals: (item) => behind(arrivalDays.of(item), calendars.length),
    cycle: (item) => orderDays.of(item),
    dailyUse: ({ item_cd }) => dailyUse.get(item_cd) ?? 0,
  })
  const isKnown = ({ item_cd }: { readonly item_cd: string }) => placeOf.has(item_cd)
  const isTied = (item_cd: string) => columns.tied[placeOf.get(item_cd) ?? none] === 1
  const isPooled = (one: { readonly item_cd: string }) => isKnown(one) && !isTied(one.item_cd)
  const { expected, made } = settle((await readExpected(context, today, only)).filter(isKnown), {
    isTied,
    pegs: await readPegs(context, only),
    made: firm.supplies.filter(isKnown),
  })
  for (const { item_cd, good } of onHand) columns.onHand[placeOf.get(item_cd) ?? none] = good
  const orders = expected.filter(({ qty }) => qty > 0)
  const known = kept.filter(isKnown)
  const demands = [
    ...expected.filter(({ qty }) => qty < 0),
    ...[...firm.demands, ...(await readKeptParts(context, today, known))].filter(isKnown),
  ]
  const inspected = onHand.filter(({ item_cd, in_inspection }) => in_inspection > 0 && placeOf.has(item_cd))
  const beside = await readBeside(context, {
    today,
    items,
    orders,
    kept: known,
    outputs: outputs.filter(isPooled),
  })
  const patterns = calendars.map((calendar) => patternOf(calendar, today, isClosed))
  const first = epochDay(today) ?? 0
  return {
    mrp: {
      ...{ today: first, horizon, frozenDays, forecastBackward: 0, forecastForward: 0 },
      ...{ toleranceDays: settings.toleranceDays, toleranceQuantity: settings.toleranceQuantity },
      ...{
        expediteWithin: settings.expediteWithin,
        calendars: [...patterns, ...arrivalDays.patterns],
        cycles: orderDays.cycles,
      },
      useCalendar: calendars.indexOf(factoryCalendar),
      ...{ items: columns, bom: fillParts(parts, placeOf), outputs: fillOutputs(outputs, placeOf) },
      demands: fillDemands(demands, placeOf, isTied),
      supplies: fillSupplies(orders, known, { inspected, made, beside }, placeOf),
      codes: {
        item: (item) => items[item]?.item_cd ?? '',
        demand: (demand) => nameOf(demands[demand]),
        supply: (supply) => nameOf(orders[supply]),
      },
    },
    ...{ today, items, demands, orders, kept: known, inspected, made, beside },
    factoryDays: workingDays(
      patterns[calendars.indexOf(factoryCalendar)] ?? mondayToFriday,
      first,
      longestHorizon,
    ),
  }
}

const behind = (place: number, others: number) => (place === none ? none : others + place)

const isWeekday = (date: string) => !mondayToFriday.closedWeekdays.includes(weekdayOf(epochDay(date) ?? 0))

const nameOf = (row: ExpectedRow | undefined) => (row ? `${row.no}-${row.line}` : '')

/** Seven days have at least four working days, holidays included. */
function horizonFor(items: readonly PlannedItem[], lookAheadDays: number): number {
  const longest = items.reduce((most, one) => Math.max(most, one.lead_time + one.safety_lead_time), 0)
  return Math.min(lookAheadDays + Math.ceil((longest * 7) / 4), longestHorizon)
}

function patternOf(calendar_cd: string, today: string, isClosed: IsClosed): DayPattern {
  const first = epochDay(today) ?? 0
  const closed: number[] = []
  for (let day = first; day < first + knownDays; day++)
    if (isClosed(calendar_cd, isoDay(day))) closed.push(day)
  return { closedWeekdays: [], closed, open: [] }
}
