import type { CsvColumn } from '#platform/contract/csv.ts'
import { toCp932Form } from './cp932.ts'

/**
 * A spreadsheet takes a text that begins like this for a formula, also in full width. Such a text is written with an
 * apostrophe before it, which a spreadsheet and our own upload take away again; a text that has apostrophes there
 * itself gets one more. So data stay as they are, nothing is ever executed, and an export is imported unchanged.
 */
const likeFormula = /^'*[=+\-@＝＋－＠\t\r]/
const guarded = /^'+[=+\-@＝＋－＠\t\r]/

export const guardFormula = (text: string): string => (likeFormula.test(text) ? `'${text}` : text)
export const unguardFormula = (text: string): string => (guarded.test(text) ? text.slice(1) : text)

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
