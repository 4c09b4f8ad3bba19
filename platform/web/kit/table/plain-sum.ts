import type { ReactNode } from 'react'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { PlainColumn, PlainLine } from './plain-column.ts'

/** The last line: nothing unless a column asks for it. */
export function sumLine<Row>(
  columns: readonly PlainColumn<Row>[],
  rows: readonly Row[],
  label: string,
): PlainLine | undefined {
  const summed = columns.filter((column) => column.sum !== undefined)
  if (summed.length === 0) return undefined
  return {
    label,
    values: Object.fromEntries(
      summed.map(({ name, sum: known, cell }) => [name, known === true ? sumOf(rows.map(cell)) : known]),
    ),
  }
}

const sumOf = (cells: readonly ReactNode[]): string =>
  written(
    sum(
      cells.flatMap((cell) =>
        (typeof cell === 'string' && cell !== '') || typeof cell === 'number' ? [decimal(String(cell))] : [],
      ),
    ),
    0,
  )
