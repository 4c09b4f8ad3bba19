import { weekdayOf } from '#planning/calendar/working-days.ts'
import { noOutputs, type MrpSnapshot } from '#planning/mrp/snapshot.ts'
import { fillPolicies } from './generated-policies.ts'
import { generateBom, levelStarts, yearlyUse } from './generated-bom.ts'
import { generateDemands, generateSupplies } from './generated-orders.ts'
import { Random } from './random.ts'

export interface FactorySize {
  readonly items: number
  readonly bomLines: number
  readonly demands: number
  readonly seed: number
  /** Items that are sold; a tenth of all when absent. */
  readonly finished?: number
  readonly levels?: number
}

/** 2026-04-01, a Wednesday. */
const today = 20_544
export const horizon = 365

/**
 * A made-up factory of a wanted size. Finished goods on top, bought material at the bottom; parts are used by many
 * parents, some by very many. A part's lots, stock and order points are measured in weeks of its use, as a planner would
 * set them. All kinds of rules occur: see `generated-policies.ts` for the shares.
 */
export function generateFactory(size: FactorySize): MrpSnapshot {
  const random = new Random(size.seed)
  const levels = size.levels ?? 5
  const starts = levelStarts(size.items, size.finished ?? Math.ceil(size.items / 10), levels)
  const bom = generateBom(random, starts, size.bomLines, horizon)
  const demands = generateDemands(random, starts, size.demands, horizon)
  const weeklyUse = yearlyUse(bom, demands, starts).map((use) => use / 52)
  const cycles = [everyWeek(1), everyWeek(4)]
  const items = fillPolicies(random, starts, weeklyUse)
  return {
    today,
    horizon,
    frozenDays: 0,
    forecastBackward: 7,
    forecastForward: 7,
    toleranceDays: 2,
    toleranceQuantity: 0,
    expediteWithin: 30,
    calendars: [calendar(random, [0, 6]), calendar(random, [0])],
    useCalendar: 0,
    cycles,
    items,
    bom,
    outputs: noOutputs,
    demands,
    supplies: generateSupplies(random, items, weeklyUse),
    codes: {
      item: (item) => `I${String(item).padStart(6, '0')}`,
      demand: (demand) => `D${String(demand).padStart(6, '0')}`,
      supply: (supply) => `S${String(supply).padStart(6, '0')}`,
    },
  }
}

/** A dozen holidays, and a summer break of five days. */
function calendar(random: Random, closedWeekdays: readonly number[]) {
  const holidays = Array.from({ length: 12 }, () => today + random.whole(1, 500))
  const summer = Array.from({ length: 5 }, (_, day) => today + 131 + day)
  return { closedWeekdays, closed: [...holidays, ...summer], open: [] }
}

function everyWeek(weekday: number): readonly number[] {
  return Array.from({ length: horizon }, (_, day) => day).filter((day) => weekdayOf(today + day) === weekday)
}
