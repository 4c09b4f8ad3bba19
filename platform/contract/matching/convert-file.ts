import { byName } from '../by-name.ts'
import type { BusinessError } from '../errors.ts'
import type { Field } from '../fields.ts'
import { convertedText, type Reading } from './convert-cell.ts'
import type { FieldMatching, MatchedField } from './field-matching.ts'
import { matchedCellErrors } from './cell-errors.ts'
import type { ImportTarget } from './import-target.ts'
import { readFileDate } from './read-file-date.ts'

/** A row of the file; the number is that of the file. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** What is wrong, at a column of the file; -1 where none is to blame. */
export interface CellProblem<Name extends string = string> {
  readonly field: Name
  readonly column: number
  readonly error: BusinessError
}

/** A row as the target reads it. A row of a file with a column per day becomes one for each filled day. */
export interface ConvertedRow<Name extends string = string> {
  readonly row: number
  readonly values: Readonly<Record<Name, string>>
  /** Where in the file the value stands; -1 for what is fixed or not matched. */
  readonly columns: Readonly<Record<Name, number>>
  readonly problems: readonly CellProblem<Name>[]
}

export interface FileToConvert {
  readonly matching: FieldMatching
  /** Of the last heading row; empty where the file has none. */
  readonly heading: readonly string[]
  readonly rows: readonly FileRow[]
  /** For dates without a year. */
  readonly today: string
}

/** The rows of a file by a matching: pure, so that the editor shows at once what the import will do. */
export function convertFile<Name extends string>(
  target: ImportTarget<Name>,
  file: FileToConvert,
): readonly ConvertedRow<Name>[] {
  const readers = readersOf(target, file)
  const days = daysOf(target, file)
  return file.rows.flatMap((row) => {
    const plain = convertRow(target, readers, row, file)
    return days.length === 0 ? [plain] : ofDays(target, plain, days, row)
  })
}

interface Reader {
  readonly matched: MatchedField | undefined
  /** From 0; empty for what is fixed. */
  readonly columns: readonly number[]
  readonly missing: string | undefined
}
type Readers<Name extends string> = Readonly<Record<Name, Reader>>

function readersOf<Name extends string>(
  { names }: ImportTarget<Name>,
  { matching, heading }: FileToConvert,
): Readers<Name> {
  const headings = new Map(heading.map((text, at) => [plainHeading(text), at]))
  const matches = new Map(matching.fields.map((matched) => [matched.field, matched]))
  return byName(names, (name): Reader => {
    const matched = matches.get(name)
    if (!matched || matched.source.kind === 'fixed') return { matched, columns: [], missing: undefined }
    if (matched.source.kind === 'column')
      return { matched, columns: matched.source.columns.map((column) => column - 1), missing: undefined }
    const { headings: wanted } = matched.source
    const columns = wanted.flatMap((text) => headings.get(plainHeading(text)) ?? [])
    const missing = wanted.find((text) => !headings.has(plainHeading(text)))
    return { matched, columns, missing }
  })
}

/** Headings differ in width and blanks from month to month. */
export const plainHeading = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

function convertRow<Name extends string>(
  { fields, names, required, perDay }: ImportTarget<Name>,
  readers: Readers<Name>,
  { row, cells }: FileRow,
  { today, matching: { per_day } }: Pick<FileToConvert, 'today' | 'matching'>,
): ConvertedRow<Name> {
  const hasDays = per_day !== null
  const problems: CellProblem<Name>[] = []
  const isOfDay = (name: Name) => hasDays && (name === perDay?.day || name === perDay?.qty)
  const values = byName(names, (name): string => {
    const { matched, columns, missing } = readers[name]
    const field: Field = fields[name]
    const column = columns[0] ?? -1
    const refuse = (error: BusinessError) => problems.push({ field: name, column, error })
    if (missing !== undefined) {
      refuse(matchedCellErrors.CSV_HEADING_MISSING.with({ name: missing, field: field.label }))
      return ''
    }
    const reading: Reading = matched
      ? convertedText(
          field,
          matched,
          columns.map((at) => cells[at] ?? ''),
          today,
        )
      : { text: field.kind === 'date' ? '' : (field.initial ?? '') }
    if ('wrong' in reading) {
      const { wrong, code, max } = reading
      refuse(wrong.with({ row, field: field.label, code, max }))
      return ''
    }
    if (reading.text === '' && required.includes(name) && !isOfDay(name))
      refuse(matchedCellErrors.CSV_REQUIRED.with({ row, field: field.label }))
    return reading.text
  })
  return { row, values, columns: byName(names, (name) => readers[name].columns[0] ?? -1), problems }
}

interface Day {
  readonly column: number
  /** Undefined where the heading is no day. */
  readonly date: string | undefined
  readonly heading: string
}

function daysOf<Name extends string>(
  { perDay }: ImportTarget<Name>,
  { matching: { per_day }, heading, today }: FileToConvert,
): readonly Day[] {
  if (!per_day || !perDay) return []
  return heading.slice(per_day.from - 1, per_day.to).map((text, at) => ({
    column: per_day.from - 1 + at,
    date: readFileDate(text, per_day.date, today),
    heading: text,
  }))
}

/** A blank cell is no line (decisions.md "Small readings"); what 0 means the target decides. */
function ofDays<Name extends string>(
  { fields, perDay }: ImportTarget<Name>,
  plain: ConvertedRow<Name>,
  days: readonly Day[],
  { row, cells }: FileRow,
): readonly ConvertedRow<Name>[] {
  if (!perDay) return [plain]
  const filled = days.filter(({ column }) => (cells[column] ?? '').trim() !== '')
  return filled.map(({ column, date, heading }): ConvertedRow<Name> => {
    const qty = convertedText(fields[perDay.qty], undefined, [cells[column] ?? ''], '')
    const problems = [...plain.problems]
    const refuse = (field: Name, error: BusinessError) => problems.push({ field, column, error })
    if (date === undefined)
      refuse(
        perDay.day,
        matchedCellErrors.CSV_DATE.with({ row, field: fields[perDay.day].label, code: heading }),
      )
    if ('wrong' in qty)
      refuse(
        perDay.qty,
        qty.wrong.with({ row, field: fields[perDay.qty].label, code: qty.code, max: qty.max }),
      )
    return {
      row,
      problems,
      columns: { ...plain.columns, [perDay.day]: column, [perDay.qty]: column },
      values: {
        ...plain.values,
        [perDay.day]: date ?? '',
        [perDay.qty]: 'wrong' in qty ? '' : qty.text,
      },
    }
  })
}
