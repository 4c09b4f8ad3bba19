import { useCallback, useMemo, type Ref } from 'react'
import { compare, decimal, placesOf, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Field } from '#platform/contract/fields.ts'
import { useFigureText } from '../../language/figure-text.ts'
import { useLanguage, useSay } from '../../language/say.ts'
import { showCell, typedCell } from '../entry/cell-text.ts'
import type { EntryCell, EntryColumn } from '../entry/entry-cell.ts'
import { EntryGrid } from '../entry/entry-grid.tsx'
import { entryTexts } from '../entry/entry.text.ts'
import type { EntryHandle } from '../entry/use-entry.ts'
import { dayTotals, rowTotal, type BoardChange, type BoardRow } from './board-content.ts'
import { dayColumns, monthColumns, type BoardPart } from './board-days.ts'

interface Props {
  label: string
  /** The columns before the days. */
  heads: readonly { readonly label: string; readonly width: number }[]
  /** Or months, `2026-12`. */
  days: readonly string[]
  by?: 'day' | 'month'
  /** Sums of some of the days, after the total. */
  parts?: readonly BoardPart[]
  daysOff: ReadonlySet<string>
  /** What is typed into a day. */
  field: Field
  rows: readonly BoardRow[]
  dayWidth?: number
  /** Of the total and the parts. */
  sumWidth?: number
  /** False where rows are not added up: pieces of one item and kilograms of another. */
  withTotals?: boolean
  onWrite: (changes: readonly BoardChange[]) => void
  onUndo: () => void
  onRedo: () => void
  handle?: Ref<EntryHandle>
}

const totalColumn = 'total'
const partColumn = 'part '
const noParts: readonly BoardPart[] = []

/** Rows by days: typed and pasted like a slip, with totals of rows and days always in sight (interface.md, archetype 4). */
export function Board(props: Props) {
  const {
    label,
    heads,
    days,
    by = 'day',
    parts = noParts,
    daysOff,
    field,
    rows,
    dayWidth = 58,
    sumWidth = 84,
    withTotals = true,
    onWrite,
    ...rest
  } = props
  const say = useSay()
  const language = useLanguage()
  const figureText = useFigureText()
  const columns = useMemo(
    (): readonly EntryColumn[] => [
      ...heads.map(({ label, width }, index) => ({
        id: `head ${String(index)}`,
        label,
        width,
        sticky: true,
        stop: false,
      })),
      {
        id: totalColumn,
        label: say(entryTexts.total),
        width: sumWidth,
        align: 'right',
        sticky: true,
        stop: false,
      },
      ...parts.map(({ label }, index) => ({
        ...{ id: `${partColumn}${String(index)}`, label, width: sumWidth, stop: false },
        align: 'right' as const,
      })),
      ...(by === 'day'
        ? dayColumns(days, { language, daysOff, width: dayWidth })
        : monthColumns(days, { language, width: dayWidth })),
    ],
    [heads, days, by, parts, daysOff, dayWidth, sumWidth, language, say],
  )
  const cellOf = useCallback(
    (row: BoardRow, { id, sticky }: EntryColumn): EntryCell => {
      const figure = (value: string) => (value === '' ? '' : figureText(value, placesIn(value, row)))
      const summed = daysSummed(id, days, parts)
      if (summed) {
        const sum = rowSum(row, summed)
        return { text: figure(sum), locked: true, tone: isNegative(sum) ? 'bad' : 'dim' }
      }
      if (sticky) return { text: row.heads[Number(id.slice('head '.length))] ?? '', locked: true }
      const value = row.values[id] ?? ''
      const wrong = row.wrong[id]
      return {
        text:
          wrong?.typed ??
          (isFigure(field) ? figure(value) : showCell(field, value, { language, businessDate: '' })),
        typed: wrong?.typed ?? typedCell(field, value, language),
        problem: wrong && say(wrong.text, wrong.params),
        locked: row.locked !== undefined || row.beside,
        tone: isNegative(value) ? 'bad' : row.beside ? 'dim' : undefined,
      }
    },
    [days, parts, field, language, figureText, say],
  )
  /** What stands beside a row has its number. */
  const numbers = useMemo(() => numbersOf(rows), [rows])
  const headOf = useCallback(
    ({ locked }: BoardRow, index: number) => ({ text: numbers[index] ?? '', locked }),
    [numbers],
  )
  /** Only the days in sight are added up, and each once. */
  const feet = useMemo(() => {
    const of = dayTotals(rows)
    const shownTotal = (total: Decimal) => (compare(total, zero) === 0 ? '' : figureText(total))
    const foot = ({ id, sticky }: EntryColumn): string => {
      const summed = daysSummed(id, days, parts)
      if (summed)
        return shownTotal(
          rows.reduce((sum, row) => (row.beside ? sum : plus(sum, rowTotal(row, summed))), zero),
        )
      return sticky ? '' : shownTotal(of(id))
    }
    return [foot]
  }, [rows, days, parts, figureText])
  return (
    <EntryGrid
      {...rest}
      label={label}
      columns={columns}
      rows={rows}
      cellOf={cellOf}
      headOf={headOf}
      feet={withTotals ? feet : undefined}
      mostRows={rows.length}
      isPassed={isBeside}
      onWrite={(changes) =>
        onWrite(
          changes.flatMap(({ row, col, text }) => {
            const column = columns[col]
            return column?.stop ? [{ row, day: column.id, text }] : []
          }),
        )
      }
    />
  )
}

function numbersOf(rows: readonly BoardRow[]): readonly string[] {
  let count = 0
  return rows.map(({ beside }) => {
    if (beside) return ''
    count += 1
    return String(count)
  })
}

/** The days of a column that sums them up; nothing for any other. */
function daysSummed(
  id: string,
  days: readonly string[],
  parts: readonly BoardPart[],
): readonly string[] | undefined {
  if (id === totalColumn) return days
  return id.startsWith(partColumn) ? parts[Number(id.slice(partColumn.length))]?.days : undefined
}

const rowSum = (row: BoardRow, days: readonly string[]): string =>
  row.sumOf ? row.sumOf(days) : writtenTotal(rowTotal(row, days))

const writtenTotal = (total: Decimal): string => (compare(total, zero) === 0 ? '' : written(total, 0))

const placesIn = (value: string, { places = 0 }: BoardRow): number =>
  Math.max(places, placesOf(decimal(value)))

const isNegative = (figure: string): boolean => figure.startsWith('-')

const isFigure = ({ kind }: Field): boolean => kind === 'decimal' || kind === 'integer'

const isBeside = ({ beside }: BoardRow): boolean => beside ?? false
