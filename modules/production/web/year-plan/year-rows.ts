import { z } from 'zod'
import { monthAfter } from '#modules/receive-order/contract/forecast/forecast-periods.ts'
import { compare, readDecimal, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import {
  changedCells,
  writeBoard,
  type BoardChange,
  type BoardRow,
} from '#platform/web/kit/board/board-content.ts'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { proposedCourse, qtyOf, stockCourse, targetOf } from '../../contract/year-plan/year-figures.ts'
import { yearPlanQty, type YearPlanRow } from '../../contract/year-plan/year-plan-calls.ts'

/** What has been typed over what is stored: by item, then by month. It belongs to what was asked for. */
export const typedYear = z.object({
  of: z.string(),
  cells: z.record(z.string(), z.record(z.string(), z.string())),
})
export type TypedYear = z.output<typeof typedYear>
export const nothingTyped: TypedYear = { of: '', cells: {} }

/** What was typed for another question is nothing here. */
export const typedOf = (typed: TypedYear, of: string): TypedYear =>
  typed.of === of ? typed : { ...nothingTyped, of }

/** What is planned to be made, an item a row, as it is stored. */
export const storedPlans = (rows: readonly YearPlanRow[]): readonly BoardRow[] =>
  rows.map(({ item_cd, plan }) => ({ key: item_cd, heads: [], values: plan, wrong: {} }))

export function plansAsTyped(stored: readonly BoardRow[], { cells }: TypedYear): readonly BoardRow[] {
  const changes = stored.flatMap(({ key }, row) =>
    Object.entries(cells[key] ?? {}).map(([day, text]): BoardChange => ({ row, day, text })),
  )
  return changes.length === 0 ? stored : writeBoard(stored, changes, yearPlanQty)
}

export interface YearChange {
  readonly item_cd: string
  readonly month: string
  readonly text: string
}

export function withChanges(typed: TypedYear, changes: readonly YearChange[]): TypedYear {
  const cells = { ...typed.cells }
  for (const { item_cd, month, text } of changes) cells[item_cd] = { ...cells[item_cd], [month]: text }
  return { ...typed, cells }
}

/** Cells that are not as they are stored; a blank one is none, and so is 0. */
export const cellsToSend = (stored: readonly BoardRow[], typed: TypedYear) =>
  changedCells(stored, plansAsTyped(stored, typed)).flatMap(({ row, day: month, text }) => {
    const { key: item_cd = '', values = {} } = stored[row] ?? {}
    const qty = text === '' ? '0' : text
    return qty === (values[month] ?? '0') ? [] : [{ item_cd, month, qty }]
  })

export const cellName = ({ item_cd, month }: Pick<YearChange, 'item_cd' | 'month'>): string =>
  `${item_cd} ${month}`

/** What the server has refused of an item's months, by month. */
export const refusedOf = (errors: FieldErrors, item_cd: string, month: string): string | undefined =>
  Object.entries(errors).find(([name]) => name.startsWith(`${cellName({ item_cd, month })}.`))?.[1]

/** One item as it is shown: figures of its months. */
export interface ShownItem {
  readonly row: YearPlanRow
  readonly plan: BoardRow
  readonly sales: readonly Decimal[]
  readonly production: readonly Decimal[]
  readonly stock: readonly Decimal[]
  readonly target: readonly Decimal[]
}

export interface YearView {
  readonly months: readonly string[]
  readonly current: string
  /** Undefined: the safety stock. */
  readonly cover: Decimal | undefined
}

/** 0.5 months; what cannot be read is none. */
export const coverOf = (typed: string): Decimal | undefined => (typed === '' ? undefined : readDecimal(typed))

/** Months that are over as they were; from then on stock follows from what is sold and made. */
export function shownItem(row: YearPlanRow, plan: BoardRow, view: YearView): ShownItem {
  const { months, current, cover } = view
  const isPast = (month: string) => month < current
  const sales = months.map((month) => qtyOf(row.sales[month]))
  const production = months.map((month) =>
    isPast(month) ? qtyOf(row.made[month]) : qtyOf(plan.values[month]),
  )
  const past = months.filter(isPast)
  const stock = [
    ...past.map((month) => qtyOf(row.stock[month])),
    ...stockCourse(
      openBegin(row, past),
      months.slice(past.length).map((_month, at) => ({
        sales: sales[past.length + at] ?? zero,
        production: production[past.length + at] ?? zero,
      })),
    ),
  ]
  const target = months.map((month) =>
    targetOf(qtyOf(row.sales[monthAfter(month, 1)]), {
      ...{ cover, safety: qtyOf(row.safety_stock), places: row.decimals },
    }),
  )
  return { row, plan, sales, production, stock, target }
}

/** What lies there before the first month that is planned. */
const openBegin = (row: YearPlanRow, past: readonly string[]): Decimal => {
  const last = past.at(-1)
  return qtyOf(last === undefined ? row.begin : row.stock[last])
}

/** What should be made from the month of today on, where it is not so already. */
export function proposalsOf({ row, plan, sales, target }: ShownItem, view: YearView): readonly YearChange[] {
  const past = view.months.filter((month) => month < view.current)
  const open = view.months.slice(past.length)
  const proposed = proposedCourse(
    openBegin(row, past),
    open.map((_month, at) => ({
      sales: sales[past.length + at] ?? zero,
      target: target[past.length + at] ?? zero,
    })),
    { min: qtyOf(row.lot_min), step: qtyOf(row.lot_step), places: row.decimals },
  )
  return open.flatMap((month, at) => {
    const text = written(proposed[at] ?? zero, 0)
    return text === (plan.values[month] || '0') ? [] : [{ item_cd: row.item_cd, month, text }]
  })
}

/** Of a month: nothing is left, less than there should be, or enough. */
export type Lack = 'short' | 'below' | undefined

export function lackOf(stock: Decimal, target: Decimal): Lack {
  if (compare(stock, zero) < 0) return 'short'
  return compare(stock, target) < 0 ? 'below' : undefined
}

/** How many planned months lack something, of all items that are shown. */
export function countLacks(items: readonly ShownItem[], { months, current }: YearView) {
  const counts = { short: 0, below: 0 }
  for (const { stock, target } of items)
    for (const [at, month] of months.entries()) {
      const lack = month < current ? undefined : lackOf(stock[at] ?? zero, target[at] ?? zero)
      if (lack) counts[lack] += 1
    }
  return counts
}

export const isWrong = (plans: readonly BoardRow[]): boolean =>
  plans.some(({ wrong }) => Object.keys(wrong).length > 0)
