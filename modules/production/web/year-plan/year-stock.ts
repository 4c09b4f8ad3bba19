import { monthAfter } from '#modules/receive-order/contract/forecast/forecast-periods.ts'
import {
  compare,
  decimal,
  divided,
  negated,
  sum,
  times,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { loadRate, minutesOf } from '../../contract/year-plan/year-load.ts'
import { qtyOf } from '../../contract/year-plan/year-figures.ts'
import type { YearLoad } from '../../contract/year-plan/year-plan-calls.ts'
import type { ShownItem, YearView } from './year-rows.ts'

/** As what stock and its target are shown: pieces, yen, or so many months of what is sold next. */
export const stockWays = ['qty', 'value', 'cover'] as const
export type StockWay = (typeof stockWays)[number]

const thousand = decimal('1000')

/** At what one of it is worth now; what is short is worth nothing. */
const yenOf = (qty: Decimal, unit_cost: string): Decimal =>
  compare(qty, zero) > 0 ? times(qty, qtyOf(unit_cost)) : zero

const inThousands = (yen: Decimal): Decimal => divided(yen, thousand, 0, 'half-up')

/** 在庫月数: of what is sold next; nothing where nothing is. */
export function monthsOf(stock: Decimal, nextSales: Decimal): Decimal | undefined {
  if (compare(nextSales, zero) <= 0) return undefined
  const months = (qty: Decimal) => divided(qty, nextSales, 1, 'half-up')
  return compare(stock, zero) < 0 ? negated(months(negated(stock))) : months(stock)
}

/** Stock or target by month, as it is shown; undefined where there is nothing to say. */
export function stockAs(
  { row, ...item }: ShownItem,
  kind: 'stock' | 'target',
  { way, months }: { readonly way: StockWay; readonly months: readonly string[] },
): readonly (Decimal | undefined)[] {
  if (way === 'qty') return item[kind]
  return months.map((month, at) => {
    const qty = item[kind][at] ?? zero
    return way === 'value'
      ? inThousands(yenOf(qty, row.unit_cost))
      : monthsOf(qty, qtyOf(row.sales[monthAfter(month, 1)]))
  })
}

/** What lies there before the first month, as it is shown. */
export function beginAs({ row, sales }: ShownItem, way: StockWay): Decimal | undefined {
  const qty = qtyOf(row.begin)
  if (way === 'qty') return qty
  return way === 'value' ? inThousands(yenOf(qty, row.unit_cost)) : monthsOf(qty, sales[0] ?? zero)
}

/** 在庫金額 of all items that are shown, rounded once; −1 is what lies there before the first month. */
export const stockWorth = (items: readonly ShownItem[], at: number): Decimal =>
  inThousands(
    sum(items.map(({ row, stock }) => yenOf(at < 0 ? qtyOf(row.begin) : (stock[at] ?? zero), row.unit_cost))),
  )

interface Minutes {
  readonly has: number
  readonly can: number
}

/** What a group of machines has to do in a month by what stands on the screen and by the plan of all others. */
function minutesIn(
  load: YearLoad,
  { group, month, items, at }: { group: string; month: string; items: readonly ShownItem[]; at: number },
): Minutes {
  const of = load.groups.find(({ facility_group_cd }) => facility_group_cd === group)
  const works = new Map(load.items.map((one) => [one.item_cd, one.works]))
  const has = items.reduce((minutes, { row, production }) => {
    const work = works.get(row.item_cd)?.find(({ facility_group_cd }) => facility_group_cd === group)
    return work ? minutes + minutesOf(work, Number(written(production[at] ?? zero))) : minutes
  }, of?.others[month] ?? 0)
  return { has, can: of?.capacity[month] ?? 0 }
}

/** By group the minutes of each month that is not over. */
export function loadsOf(
  load: YearLoad,
  items: readonly ShownItem[],
  { months, current }: YearView,
): ReadonlyMap<string, ReadonlyMap<string, Minutes>> {
  return new Map(
    load.groups.map(({ facility_group_cd: group }) => [
      group,
      new Map(
        months.flatMap((month, at) =>
          month < current ? [] : [[month, minutesIn(load, { group, month, items, at })] as const],
        ),
      ),
    ]),
  )
}

/** Of some months together; nothing where nobody works. */
export function rateOf(of: ReadonlyMap<string, Minutes> | undefined, months: readonly string[]) {
  const minutes = months.flatMap((month) => of?.get(month) ?? [])
  const total = (name: keyof Minutes) => minutes.reduce((all, one) => all + one[name], 0)
  return loadRate(total('has'), total('can'))
}

/** The neck: the group that is fullest in any month. */
export function fullestOf(loads: ReturnType<typeof loadsOf>): string | undefined {
  let fullest: { readonly group: string; readonly rate: number } | undefined
  for (const [group, of] of loads)
    for (const month of of.keys()) {
      const rate = rateOf(of, [month]) ?? 0
      if (rate > (fullest?.rate ?? 0)) fullest = { group, rate }
    }
  return fullest?.group ?? loads.keys().next().value
}
