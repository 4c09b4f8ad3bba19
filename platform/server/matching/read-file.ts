import { createHash } from 'node:crypto'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import type { Context } from '../context.ts'
import type { Directory } from '../master/directory.ts'
import { unguardFormula } from '#platform/contract/formula-text.ts'
import { decodeCsv } from '../csv/decode-csv.ts'
import { readTable, type CsvRow } from '../csv/read-csv.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'

interface SentFile {
  readonly file_nm: string
  readonly content?: string | undefined
}

export interface ReceivedFile {
  readonly file_nm: string
  readonly bytes: Buffer
  readonly hash: string
}

export function receivedFile({ file_nm, content }: SentFile): ReceivedFile {
  if (content === undefined) throw generic[3001].with()
  if (!/\.csv$/i.test(file_nm)) throw csvErrors.CSV_FILE.with()
  const bytes = Buffer.from(content, 'base64')
  return { file_nm, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** All rows of a file, the headings first. */
export async function rowsOfFile(
  context: Context,
  directory: Directory,
  bytes: Uint8Array,
  headingRows = 0,
  most?: number,
) {
  const acceptUtf8 = await directory.acceptsUtf8(context.tx, context.session.company_cd)
  const { heading, rows } = await readTable(decodeCsv(bytes, { acceptUtf8 }), headingRows, most)
  return { heading: heading.map(plainRow), rows: rows.map(plainRow) }
}

/** As a spreadsheet shows it: without the mark that keeps a text from being calculated. */
const plainRow = ({ row, cells }: CsvRow): CsvRow => ({ row, cells: cells.map(unguardFormula) })

/** The rows of a file by its matching; one that was made for other columns does not read it. */
export async function matchedRows(
  context: Context,
  directory: Directory,
  bytes: Uint8Array,
  { heading_rows, width }: FieldMatching,
  most?: number,
): Promise<{ readonly heading: readonly string[]; readonly rows: readonly CsvRow[] }> {
  const { heading, rows } = await rowsOfFile(context, directory, bytes, heading_rows, most)
  const last = heading.at(-1)
  if (last && last.cells.length !== width)
    throw csvErrors[20097].with({ row: last.row, qty: last.cells.length, max: width })
  return { heading: last?.cells ?? [], rows }
}
