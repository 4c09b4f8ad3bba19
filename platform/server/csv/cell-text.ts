import type { CsvColumn } from '#platform/contract/csv.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { toCp932Form } from './cp932.ts'

/** A stored value as the file has it. Only texts can look like a formula: codes begin with a letter or a digit. */
export function cellText({ kind }: CsvColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  // As a spreadsheet writes a date when it saves the file again.
  if (kind === 'date') return String(value).replaceAll('-', '/')
  const text = toCp932Form(String(value)).replaceAll('\r\n', '\n')
  return kind === 'name' || kind === 'kana' || kind === 'text' ? guardFormula(text) : text
}

/** A record's cells in the order of the columns. */
export const cellsOf = (
  columns: readonly CsvColumn[],
  record: Readonly<Record<string, unknown>>,
): readonly string[] => columns.map((column) => cellText(column, record[column.name]))

/** One line of a file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
