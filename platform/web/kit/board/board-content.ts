import { figureOf } from '#platform/contract/slip-totals.ts'
import { plus, sum, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Field } from '#platform/contract/fields.ts'
import { readCell, type Wrong } from '../entry/cell-text.ts'

/** A line of a board: what it is about, and a figure for some of its days. */
export interface BoardRow {
  readonly key: string
  /** The words before the days: a code, a name. */
  readonly heads: readonly string[]
  /** Figures by day, as they travel; a day without one is absent or blank. */
  readonly values: Readonly<Record<string, string>>
  readonly wrong: Readonly<Record<string, Wrong>>
  /** Why nothing in it can be changed. */
  readonly locked?: string | undefined
  /** It stands beside the row above for comparison: nobody types in it, and no total counts it. */
  readonly beside?: boolean | undefined
  /** What stands for several of its days, where that is not their sum: a rate, a moving total. */
  readonly sumOf?: ((days: readonly string[]) => string) | undefined
  /** As many decimals in each of its figures: a rate. */
  readonly places?: number | undefined
}

export interface BoardChange {
  readonly row: number
  readonly day: string
  readonly text: string
}

/** Typed, pasted or emptied cells in one step. A row that stays the same stays the same object. */
export function writeBoard(
  rows: readonly BoardRow[],
  changes: readonly BoardChange[],
  field: Field,
): readonly BoardRow[] {
  const next = [...rows]
  const drafts = new Map<number, { values: Record<string, string>; wrong: Map<string, Wrong> }>()
  for (const { row: index, day, text } of changes) {
    const row = rows[index]
    if (!row || row.locked !== undefined || row.beside) continue
    const draft = drafts.get(index) ?? {
      values: { ...row.values },
      wrong: new Map(Object.entries(row.wrong)),
    }
    drafts.set(index, draft)
    const read = readCell(field, text, '')
    draft.values[day] = 'value' in read ? read.value : ''
    if ('wrong' in read) draft.wrong.set(day, read.wrong)
    else draft.wrong.delete(day)
    next[index] = { ...row, values: draft.values, wrong: Object.fromEntries(draft.wrong) }
  }
  return drafts.size === 0 ? rows : next
}

/** What was not so before: only these cells are sent. */
export function changedCells(before: readonly BoardRow[], now: readonly BoardRow[]): readonly BoardChange[] {
  return now.flatMap((row, index) => {
    const old = before[index]
    if (!old || old === row) return []
    const days = new Set([...Object.keys(old.values), ...Object.keys(row.values)])
    return [...days].flatMap((day) => {
      const text = row.values[day] ?? ''
      return text === (old.values[day] ?? '') ? [] : [{ row: index, day, text }]
    })
  })
}

const totals = new WeakMap<BoardRow, { readonly days: readonly string[]; readonly total: Decimal }>()

/** Added up once for each row as it stands. */
export function rowTotal(row: BoardRow, days: readonly string[]): Decimal {
  const known = totals.get(row)
  if (known?.days === days) return known.total
  const total = sum(days.map((day) => figureOf(row.values[day]) ?? zero))
  totals.set(row, { days, total })
  return total
}

/** The totals of days, each added up once, when it is first asked for. */
export function dayTotals(rows: readonly BoardRow[]): (day: string) => Decimal {
  const known = new Map<string, Decimal>()
  return (day) => {
    const total = known.get(day) ?? dayTotal(rows, day)
    known.set(day, total)
    return total
  }
}

export const dayTotal = (rows: readonly BoardRow[], day: string): Decimal =>
  rows.reduce((total, { values, beside }) => {
    if (beside) return total
    const figure = figureOf(values[day])
    return figure ? plus(total, figure) : total
  }, zero)
