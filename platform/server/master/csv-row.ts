import type { CellError, CsvColumn } from '#platform/contract/csv.ts'
import { csvRowErrors } from '#platform/contract/csv-errors.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { readDecimal, written } from '#platform/contract/decimal.ts'
import type { ErrorCode, ErrorKind } from '#platform/contract/errors.ts'
import { isDate } from '#platform/contract/day-input.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { createMode, type AnyValues } from '#platform/contract/master-record.ts'
import { say, type Language, type TextParams } from '#platform/contract/text.ts'
import { explainIssues } from '#platform/contract/validation.ts'
import { unguardFormula } from '#platform/contract/formula-text.ts'
import { encodeCp932, toCp932Form, unwritable } from '../csv/cp932.ts'
import type { CsvRow } from '../csv/read-csv.ts'

/** What is wrong with a cell, or with the row as a whole (column -1), to be said in any language. */
export interface RowError {
  readonly column: number
  readonly code: ErrorCode
  say(language: Language): string
}

export const sayIn =
  (language: Language) =>
  ({ column, code, say }: RowError): CellError => ({ column, code, msg: say(language) })

/** A rule with words of its own, such as "in use", as the error of a row. */
export const rowError = (
  row: number,
  { code, reasonIn }: { readonly code: ErrorCode; readonly reasonIn: (language: Language) => string },
): RowError => ({
  column: -1,
  code,
  say: (language) => say(csvRowErrors.CSV_ROW.text, language, { row, reason: reasonIn(language) }),
})

export function errorOf(
  kind: ErrorKind,
  column: number,
  params: Readonly<Record<string, string | number>>,
): RowError {
  return { column, code: kind.code, say: (language) => say(kind.text, language, params) }
}

/** A row read by the field's own schemas: its values, or what is wrong with it. */
export interface ReadRow {
  readonly values: AnyValues
  readonly errors: readonly RowError[]
}

export function readRow(master: AnyMaster, columns: readonly CsvColumn[], { row, cells }: CsvRow): ReadRow {
  if (cells.length !== columns.length)
    return { values: {}, errors: [errorOf(csvRowErrors[40005], -1, { row })] }
  const errors = new Map<number, RowError>()
  const typed: Record<string, unknown> = {}
  // Asked once for the row: only a file in UTF-8 can have what CP932 cannot hold.
  const writable = encodeCp932(toCp932Form(cells.join(','))) !== undefined
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? ''
    const read = readCell(master.fields[column.name], cell)
    const problem = 'wrong' in read ? read.wrong : undefined
    const isKey = master.key.includes(column.name)
    const found = writable ? undefined : unwritable(toCp932Form(cell))
    if (found) errors.set(at, errorOf(csvRowErrors.CSV_CHARACTER, at, { row, column: at + 1, found }))
    else if (cell.trim() === '' && (isKey || master.fields[column.name]?.required))
      errors.set(at, inField(isKey ? csvRowErrors.UP_PK_MISSING : csvRowErrors.UP_REQUIRED, at, column, row))
    else if (problem) errors.set(at, inField(problem, at, column, row, cell))
    if ('value' in read && read.value !== undefined) typed[column.name] = read.value
  }
  const parsed = master.schema.edit.safeParse({ ...typed, assign_mode: createMode }, { reportInput: true })
  if (!parsed.success) addIssues(errors, explainIssues(parsed.error.issues), columns, row)
  return {
    values: parsed.success ? { ...parsed.data, abort_div: typed['abort_div'] } : {},
    errors: [...errors.values()],
  }
}

export function inField(
  kind: ErrorKind,
  at: number,
  column: CsvColumn | undefined,
  row: number,
  cell = '',
): RowError {
  return {
    column: at,
    code: kind.code,
    say: (language) =>
      say(kind.text, language, { row, field: column?.label[language] ?? '', code: cell.trim() }),
  }
}

/** A rule with words of its own about one cell. */
export function cellError(
  columns: readonly CsvColumn[],
  row: number,
  {
    path,
    kind,
    params,
  }: { readonly path: string; readonly kind: Pick<ErrorKind, 'code' | 'text'>; readonly params: TextParams },
): RowError {
  const at = columns.findIndex(({ name }) => name === path)
  const label = columns[at]?.label
  const reasonIn = (language: Language) => say(kind.text, language, params)
  if (!label) return rowError(row, { code: kind.code, reasonIn })
  return {
    column: at,
    code: kind.code,
    say: (language) =>
      say(csvRowErrors.CSV_CELL.text, language, { row, field: label[language], reason: reasonIn(language) }),
  }
}

/** What the schemas say about a cell that could be read, with the field's name and the row's number before it. */
function addIssues(
  errors: Map<number, RowError>,
  issues: ReturnType<typeof explainIssues>,
  columns: readonly CsvColumn[],
  row: number,
): void {
  for (const { path, code, text, params } of issues) {
    const found = cellError(columns, row, { path, kind: { code, text }, params })
    if (!errors.has(found.column)) errors.set(found.column, found)
  }
}

type ReadCell = { readonly value: unknown } | { readonly wrong: ErrorKind }

/** A cell as its field's schema takes it. The abort division has no field: blank leaves it as it is. */
export function readCell(field: Field | undefined, cell: string): ReadCell {
  const trimmed = cell.trim()
  if (!field)
    return trimmed === '' || /^[012]$/.test(trimmed)
      ? { value: trimmed || undefined }
      : { wrong: csvRowErrors.UP_CODE_NOT_IN_MASTER }
  switch (field.kind) {
    case 'flag':
      return readFlag(trimmed)
    case 'integer':
      return readInteger(trimmed)
    case 'choice':
      return trimmed === '' || field.codes?.codes.includes(trimmed)
        ? { value: trimmed || undefined }
        : { wrong: csvRowErrors.UP_CODE_NOT_IN_MASTER }
    case 'decimal':
      return readNumber(trimmed)
    case 'date':
      return readDay(trimmed)
    case 'code':
    case 'reference':
      return { value: cell }
    case 'name':
    case 'kana':
    case 'text':
      return { value: unguardFormula(cell) }
  }
}

function readFlag(cell: string): ReadCell {
  if (cell === '') return { value: undefined }
  return cell === '0' || cell === '1' ? { value: cell === '1' } : { wrong: csvRowErrors.CSV_FLAG }
}

function readNumber(cell: string): ReadCell {
  if (cell === '') return { value: undefined }
  const number = readDecimal(cell)
  return number && cell.length <= 40 ? { value: written(number) } : { wrong: csvRowErrors.UP_NOT_NUMBER }
}

/** In full: what a spreadsheet shows is no matter of today's date. */
function readDay(cell: string): ReadCell {
  if (cell === '') return { value: undefined }
  const day = /^\d{1,6}$/.test(cell) ? undefined : readDate(cell, '')
  return day && isDate(day) ? { value: day } : { wrong: csvRowErrors.UP_NOT_DATE }
}

/** Spreadsheets write thousands with commas; people type full-width digits. */
function readInteger(cell: string): ReadCell {
  const digits = cell
    .normalize('NFKC')
    .replace(/^([-+]?\d{1,3}(,\d{3})+)$/, (number) => number.replaceAll(',', ''))
  if (digits === '') return { value: undefined }
  return /^[-+]?\d{1,15}$/.test(digits) ? { value: Number(digits) } : { wrong: csvRowErrors.UP_NOT_NUMBER }
}
