import { readDecimal, written } from '#platform/contract/decimal.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { unguardFormula } from '#platform/contract/formula-text.ts'
import type { CsvRow } from '#platform/server/csv/read-csv.ts'
import { countCsvColumns } from '../../contract/count-csv.ts'
import type { CountLine } from '../../contract/inventory.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import {
  cellError,
  columnOf,
  notANumber,
  placeOf,
  wordsOf,
  wrongWidth,
  type JudgedRow,
  type RowError,
} from '#platform/server/csv/judged-rows.ts'
import { countLines } from './read-inventory.ts'
import type { SavedLine } from './countable-qty.ts'
import { checkCounts } from './save-counts.ts'

interface Read {
  readonly csv: CsvRow
  readonly stored: CountLine | undefined
  readonly line: SavedLine | undefined
  readonly errors: RowError[]
}

/** Each row of the file beside the line of the count that it means, and what is wrong with it, cell by cell. */
export async function judgeCounts(
  context: Context,
  inventory_no: string,
  rows: readonly CsvRow[],
): Promise<readonly JudgedRow<SavedLine>[]> {
  const { lines } = await countLines(context, { inventory_no })
  const read = rows.map((row) => readRow(row, lines))
  await addRefusals(context, inventory_no, read)
  return read.map(judged)
}

function readRow(csv: CsvRow, lines: readonly CountLine[]): Read {
  const { row, cells } = csv
  const errors: RowError[] = []
  const width = wrongWidth(countCsvColumns, csv)
  if (width) return { csv, stored: undefined, line: undefined, errors: [width] }
  const cell = (name: string) => unguardFormula(cells[columnOf(countCsvColumns, name)] ?? '').trim()
  const asked = {
    line_no: Number(cell('line_no') || '0'),
    location_cd: normaliseCode(cell('location_cd')),
    item_cd: normaliseCode(cell('item_cd')),
    lot_no: normaliseCode(cell('lot_no')),
  }
  const same = (one: CountLine) =>
    one.location_cd === asked.location_cd && one.item_cd === asked.item_cd && one.lot_no === asked.lot_no
  const stored = asked.line_no > 0 ? lines.find(({ line_no }) => line_no === asked.line_no) : lines.find(same)
  // A file of another count, or one whose codes were changed, must not enter figures for something else.
  if (asked.line_no !== 0 && (!stored || !same(stored)))
    errors.push(
      cellError(countCsvColumns, { row, name: 'line_no' }, (language) =>
        say(stockErrors.BIZ_INVENTORY_LINE.text, language),
      ),
    )
  const counted = readCount(cell('counted_qty'))
  if (counted === undefined) errors.push(notANumber(countCsvColumns, row, 'counted_qty'))
  if (errors.length > 0 || counted === undefined || counted === '')
    return { csv, stored, line: undefined, errors }
  return {
    csv,
    stored,
    line: { ...asked, tag_no: 0, line_no: stored?.line_no ?? 0, counted_qty: counted },
    errors,
  }
}

/** Blank is no count. Undefined: no figure that can be counted. */
function readCount(text: string): string | undefined {
  if (text === '') return ''
  const read = readDecimal(text)
  if (read === undefined || read.units < 0n) return undefined
  const exact = written(read, 0)
  return /^\d{1,9}(\.\d{1,3})?$/.test(exact) ? exact : undefined
}

/** What the count itself has against a row stands at its cell. */
async function addRefusals(context: Context, inventory_no: string, read: readonly Read[]): Promise<void> {
  const sent = read.filter(({ line }) => line !== undefined)
  try {
    await checkCounts(
      context,
      inventory_no,
      sent.flatMap(({ line }) => line ?? []),
    )
  } catch (error) {
    if (!(error instanceof BusinessError) || error.fields.length === 0) throw error
    for (const field of error.fields) {
      const { at, name } = placeOf(field)
      const found = sent[at]
      found?.errors.push(
        cellError(
          countCsvColumns,
          { row: found.csv.row, name },
          (language) => wordsOf(field, language),
          field.code,
        ),
      )
    }
  }
}

function judged({ csv, stored, line, errors }: Read): JudgedRow<SavedLine> {
  const before = stored?.counted_qty ?? ''
  const state =
    errors.length > 0
      ? 'wrong'
      : line === undefined || line.counted_qty === before
        ? 'same'
        : stored
          ? 'changed'
          : 'new'
  const seen = before === '' ? -1 : Math.round(Number(before) * 1000)
  return { row: csv.row, cells: csv.cells, state, errors, seen, line }
}
