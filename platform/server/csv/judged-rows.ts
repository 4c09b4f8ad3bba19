import type { CsvColumn, CsvCounts } from '#platform/contract/csv.ts'
import { csvErrors, csvRowErrors } from '#platform/contract/csv-errors.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type ErrorCode, type FieldError } from '#platform/contract/errors.ts'
import { say, type Language } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import type { Directory } from '../master/directory.ts'
import { toCp932Form } from './cp932.ts'
import { decodeCsv } from './decode-csv.ts'
import { errorFile } from './error-file.ts'
import type { ImportedFile } from './import-files.ts'
import { readCsv, type CsvRow } from './read-csv.ts'

/** What is wrong with a row, in one cell or (-1) as a whole. */
export interface RowError {
  readonly column: number
  readonly code: ErrorCode
  say(language: Language): string
}

/** A row of a file with what it would enter. */
export interface JudgedRow<Line> {
  readonly row: number
  readonly cells: readonly string[]
  readonly state: 'new' | 'changed' | 'same' | 'wrong'
  readonly errors: readonly RowError[]
  /** What stands there now; the import is refused when it has changed since the preview. */
  readonly seen: number
  readonly line: Line | undefined
}

export const headingOf = (columns: readonly CsvColumn[]): readonly string[] =>
  columns.map(({ label }) => toCp932Form(label.ja))

export const columnOf = (columns: readonly CsvColumn[], name: string): number =>
  columns.findIndex((column) => column.name === name)

const labelOf = (columns: readonly CsvColumn[], column: number, language: Language): string => {
  const found = columns[column]
  return found ? say(found.label, language) : ''
}

export function cellError(
  columns: readonly CsvColumn[],
  { row, name }: { readonly row: number; readonly name: string },
  reason: (language: Language) => string,
  code: ErrorCode = csvRowErrors.CSV_CELL.code,
): RowError {
  const column = columnOf(columns, name)
  return {
    column,
    code,
    say: (language) =>
      say(csvRowErrors.CSV_CELL.text, language, {
        row,
        field: labelOf(columns, column, language),
        reason: reason(language),
      }),
  }
}

export function notANumber(columns: readonly CsvColumn[], row: number, name: string): RowError {
  const column = columnOf(columns, name)
  const { code, text } = csvRowErrors.UP_NOT_NUMBER
  return {
    column,
    code,
    say: (language) => say(text, language, { row, field: labelOf(columns, column, language) }),
  }
}

/** A row with too many cells, or too few. */
export function wrongWidth(columns: readonly CsvColumn[], { row, cells }: CsvRow): RowError | undefined {
  if (cells.length === columns.length) return undefined
  const { code, text } = csvRowErrors[40005]
  return { column: -1, code, say: (language) => say(text, language, { row }) }
}

/** What a verb has against line `lines.3.qty` stands at its row. */
export const wordsOf = ({ text, params }: FieldError, language: Language): string =>
  say(text, language, params)
export function placeOf({ path }: FieldError): { readonly at: number; readonly name: string } {
  const [, at = '', name = ''] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
  return { at: at === '' ? -1 : Number(at), name }
}

interface SentFile {
  readonly file_nm: string
  readonly content?: string | undefined
}

export function fileOf({ session }: Context, target: string, { file_nm, content }: SentFile): ImportedFile {
  if (content === undefined) throw generic[3001].with()
  if (!/\.csv$/i.test(file_nm)) throw csvErrors.CSV_FILE.with()
  return { target, factory_cd: session.factory_cd, file_nm, bytes: Buffer.from(content, 'base64') }
}

export async function rowsOfFile(
  { tx, session }: Context,
  directory: Directory,
  { bytes }: ImportedFile,
  columns: readonly CsvColumn[],
): Promise<readonly CsvRow[]> {
  const acceptUtf8 = await directory.acceptsUtf8(tx, session.company_cd)
  return readCsv(decodeCsv(bytes, { acceptUtf8 }), columns)
}

export function countsOf(judged: readonly JudgedRow<unknown>[]): CsvCounts {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { state } of judged) counts[state] += 1
  return counts
}

/** What a file would enter, row by row. */
export function previewOf(
  { language }: Context,
  columns: readonly CsvColumn[],
  judged: readonly JudgedRow<unknown>[],
  differing: readonly number[],
) {
  const counts = countsOf(judged)
  return {
    rows: judged.map(({ row, state, cells, errors, seen }) => ({
      row,
      state,
      cells: [...cells],
      differing: state === 'changed' || state === 'new' ? [...differing] : [],
      errors: errors.map(({ column, code, say: words }) => ({ column, code, msg: words(language) })),
      update_cnt: seen,
    })),
    counts,
    error_file: counts.wrong > 0 ? errorFile(headingOf(columns), judged, language).toString('base64') : '',
  }
}

/** So many wrong rows are told. */
export const mostTold = 100

export function refuseWrong(judged: readonly JudgedRow<unknown>[], { language }: Context): void {
  const all = judged.flatMap(({ row, errors }) => errors.map((error) => ({ row, error })))
  if (all.length === 0) return
  const fields = all.slice(0, mostTold).map(({ row, error }): FieldError => {
    const msg = error.say(language)
    const path = error.column < 0 ? `rows.${row}` : `rows.${row}.${error.column + 1}`
    return { path, code: error.code, text: { ja: msg, en: msg, zh: msg }, params: {} }
  })
  throw new BusinessError(csvErrors.IMP_ERRORS, { qty: all.length }, fields)
}

/** What stands there now is not what the preview saw; `named`: the column that names a row to people. */
export function refuseChanged(
  judged: readonly JudgedRow<unknown>[],
  seen: readonly number[],
  named: number,
): void {
  if (seen.length !== judged.length) throw generic[9999].with()
  const changed = judged.filter((one, at) => one.seen !== seen[at])
  if (changed.length === 0) return
  const { code, text } = csvRowErrors.CSV_ROW_CHANGED
  const fields = changed.slice(0, mostTold).map(({ row, cells }): FieldError => {
    return { path: `rows.${row}`, code, text, params: { row, code: cells[named] ?? '' } }
  })
  throw new BusinessError(csvErrors.CSV_ROWS_CHANGED, { qty: changed.length }, fields)
}
