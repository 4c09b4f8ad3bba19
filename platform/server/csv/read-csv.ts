import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { csvMaxRows, reasonLabel, type CsvColumn } from '#platform/contract/csv.ts'
import { csvErrors, csvRowErrors } from '#platform/contract/csv-errors.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import { languages } from '#platform/contract/text.ts'
import { takingTurns } from '../turns.ts'
import { undecodable } from './cp932.ts'

export interface CsvRow {
  /** As a spreadsheet numbers it: the heading is row 1. */
  readonly row: number
  /** Without the column of reasons; their number may be wrong. */
  readonly cells: readonly string[]
}

/** The rows of a decoded file; whatever makes the file as a whole unusable is refused here. */
export async function readCsv(text: string, columns: readonly CsvColumn[]): Promise<readonly CsvRow[]> {
  const {
    heading: [heading],
    rows,
  } = await readTable(text, 1)
  const width = checkHeading(heading?.cells ?? [], columns)
  return rows.map(({ row, cells }) => ({
    row,
    cells: cells.length === width ? cells.slice(0, columns.length) : cells,
  }))
}

/** The heading rows of any table, and the rows below them that are not blank. */
export async function readTable(
  text: string,
  headingRows: number,
  most = csvMaxRows,
): Promise<{ readonly heading: readonly CsvRow[]; readonly rows: readonly CsvRow[] }> {
  const records = (await recordsOf(text, most)).map((cells, at) => ({ row: at + 1, cells }))
  refuseUndecodable(records)
  const rows = records.slice(headingRows).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length === 0) throw csvErrors.IMP_NO_DATA.with()
  if (rows.length > most) throw tooMany(most)
  return { heading: records.slice(0, headingRows), rows }
}

/** Blank lines count for the numbers of the rows and for nothing else, so there may be more lines than rows. */
const linesOfRow = 4

const tooMany = (most: number) => csvErrors[40017].with({ max: grouped(decimal(String(most))) })

async function recordsOf(text: string, most: number): Promise<readonly (readonly string[])[]> {
  if (text.trim() === '') return []
  const parser = parse({ record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true })
  const parsed: AsyncIterable<readonly string[]> = Readable.from(piecesOf(text)).pipe(parser)
  const turn = takingTurns()
  const records: (readonly string[])[] = []
  try {
    for await (const cells of parsed) {
      await turn()
      if (records.length === most * linesOfRow) throw tooMany(most)
      records.push(cells.map((cell) => cell.replaceAll('\r\n', '\n')))
    }
  } catch (error) {
    if (error instanceof CsvError) throw csvErrors.CSV_BROKEN.with({ row: Number(error['records'] ?? 0) + 1 })
    throw error
  }
  return records
}

/** Letters that are read at once. */
const lettersOfPiece = 2 * 1024

async function* piecesOf(text: string): AsyncGenerator<string> {
  const turn = takingTurns()
  for (let at = 0; at < text.length; at += lettersOfPiece) {
    await turn()
    yield text.slice(at, at + lettersOfPiece)
  }
}

/** Answers how many cells a row has: those of the template, and one more in an error file that was corrected. */
function checkHeading(heading: readonly string[], columns: readonly CsvColumn[]): number {
  const hasReasons = heading.length === columns.length + 1 && says(heading.at(-1), reasonLabel)
  const named = hasReasons ? heading.slice(0, -1) : heading
  if (named.length !== columns.length)
    throw csvErrors[20097].with({ row: 1, qty: named.length, max: columns.length })
  // Two columns that have changed places would otherwise be written into one another.
  for (const [at, { label }] of columns.entries())
    if (!says(named[at], label))
      throw csvErrors.CSV_HEADER.with({ column: at + 1, found: named[at] ?? '', field: label.ja })
  return heading.length
}

const says = (found: string | undefined, label: CsvColumn['label']): boolean =>
  languages.some((language) => plain(label[language]) === plain(found ?? ''))

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

const mostPlaces = 20

function refuseUndecodable(records: readonly CsvRow[]): void {
  const { code, text } = csvRowErrors.CSV_BYTE
  const places: FieldError[] = []
  for (const { row, cells } of records)
    for (const [at, cell] of cells.entries())
      if (places.length < mostPlaces && !isText(cell))
        places.push({ path: `rows.${row}.${at + 1}`, code, text, params: { row, column: at + 1 } })
  if (places.length > 0) throw new BusinessError(generic[30096], {}, places)
}

/**
 * Neither are a control character (among them NUL, which PostgreSQL cannot store) and a private one: a letter that a
 * company has drawn itself means something else, or nothing, everywhere else.
 */
const isText = (cell: string): boolean =>
  !cell.includes(undecodable) && !/(?![\t\n\r])[\p{Cc}\p{Co}]/u.test(cell)
