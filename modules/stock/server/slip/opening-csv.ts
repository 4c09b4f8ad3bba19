import { businessDateOf, directory } from '#modules/system/server/index.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { readDecimal, written } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { say } from '#platform/contract/text.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { unguardFormula } from '#platform/contract/formula-text.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { refuseKnownFile, rememberFile, type ImportedFile } from '#platform/server/csv/import-files.ts'
import type { CsvRow } from '#platform/server/csv/read-csv.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import {
  openingCsvColumns,
  type OpeningColumn,
  type openingPreview,
  type openingUpload,
} from '../../contract/opening-csv.ts'
import { handSlipKind, quality } from '../../contract/stock-codes.ts'
import {
  cellError,
  columnOf,
  countsOf,
  fileOf,
  headingOf,
  notANumber,
  placeOf,
  previewOf,
  refuseWrong,
  rowsOfFile,
  wordsOf,
  wrongWidth,
  type JudgedRow,
  type RowError,
} from '#platform/server/csv/judged-rows.ts'
import { isDate } from '../ledger/check-conditions.ts'
import { factsOf, readFacts } from '../ledger/facts.ts'
import { postStock } from '../ledger/post-stock.ts'
import type { Movement } from '../ledger/posting.ts'
import { Refusals } from '../ledger/refusals.ts'
import { mostLines, resolveLines } from '../ledger/resolve-lines.ts'
import { slipNumberOn } from './enter-slip.ts'

const target = 'opening_stock'

export function openingTemplate(): Promise<FileAnswer> {
  const content = encodeCp932(csvLine(headingOf(openingCsvColumns)))
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return Promise.resolve({ name: '期首在庫.csv', content })
}

/** What a file would enter; nothing is written. */
export async function previewOpening(
  context: Context,
  sent: InputOf<typeof openingPreview>,
): Promise<OutputOf<typeof openingPreview>> {
  const file = fileOf(context, target, sent)
  const { judged } = await judge(context, file)
  await refuseKnownFile(context, file)
  return previewOf(context, openingCsvColumns, judged, [])
}

/** All rows or none: slips of as many lines as a screen shows, in one posting. */
export async function uploadOpening(
  context: Context,
  { seen, ...sent }: InputOf<typeof openingUpload>,
): Promise<OutputOf<typeof openingUpload>> {
  const file = fileOf(context, target, sent)
  const { judged, biz_dt } = await judge(context, file)
  if (seen.length !== judged.length) throw generic[9999].with()
  await rememberFile(context, file, judged.length)
  refuseWrong(judged, context)
  await inOneUnit(context, () => {
    for (let from = 0; from < judged.length; from += mostLines) {
      const lines = judged.slice(from, from + mostLines)
      postStock(context, {
        biz_dt,
        poster: 'hand',
        // Lots that have expired are there all the same, and were looked at in the preview.
        agreed: ['BIZ_STOCK_LOT_EXPIRED'],
        document_kind: handSlipKind,
        document_no: slipNumberOn(context, biz_dt),
        movements: lines.flatMap(({ line }) => line ?? []),
        cellOf: (path) => rowOfFile(path, lines),
      })
    }
    return Promise.resolve(() => undefined)
  })
  return { counts: countsOf(judged) }
}

/** A refusal of the posting stands at the row of the file. */
function rowOfFile(path: string, lines: readonly JudgedRow<Movement>[]): string {
  const [, at, name = ''] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
  const row = at === undefined ? undefined : lines[Number(at)]?.row
  return row === undefined ? path : `rows.${row}.${columnOf(openingCsvColumns, cellNamed(name)) + 1}`
}

const cellNamed = (field: string): string =>
  ({ to_location_cd: 'location_cd', to_quality: 'quality' })[field] ?? field

async function judge(context: Context, file: ImportedFile) {
  const biz_dt = await businessDateOf(context)
  const read = (await rowsOfFile(context, directory, file, openingCsvColumns)).map(readRow)
  const movements = read.flatMap(({ line }) => line ?? [])
  const withLine = read.filter(({ line }) => line !== undefined)
  const document = { document_kind: handSlipKind, document_no: '', biz_dt, poster: 'hand' } as const
  const posting = { ...document, movements }
  const { factory_cd } = context.session
  const facts = await readFacts(context, { biz_dt, ...factsOf(posting, factory_cd) })
  const refusals = new Refusals()
  resolveLines({
    ...{ posting, document: { ...document, refusals }, factory_cd, facts },
    say: ({ text }) => say(text, context.language),
  })
  for (const field of refusals.fields) {
    const { at, name } = placeOf(field)
    const found = withLine[at]
    const place = { row: found?.row ?? 0, name: cellNamed(name) }
    found?.errors.push(
      cellError(openingCsvColumns, place, (language) => wordsOf(field, language), field.code),
    )
  }
  const judged = read.map((row): JudgedRow<Movement> => ({
    ...row,
    state: row.errors.length > 0 ? 'wrong' : 'new',
    seen: 0,
  }))
  return { judged, biz_dt }
}

interface ReadRow {
  readonly row: number
  readonly cells: readonly string[]
  readonly line: Movement | undefined
  readonly errors: RowError[]
}

/** What can be told of a row by itself. */
function readRow(csv: CsvRow): ReadRow {
  const { row, cells } = csv
  const width = wrongWidth(openingCsvColumns, csv)
  if (width) return { row, cells, line: undefined, errors: [width] }
  const cell = (name: OpeningColumn) => unguardFormula(cells[columnOf(openingCsvColumns, name)] ?? '').trim()
  const errors: RowError[] = []
  const figure = (name: 'qty' | 'price'): string => {
    const read = readDecimal(cell(name))
    if (read === undefined) errors.push(notANumber(openingCsvColumns, row, name))
    return read === undefined ? '' : written(read, 0)
  }
  const refuse = (name: OpeningColumn, kind: (typeof validation)['V_DATE' | 'V_CHOOSE']) =>
    errors.push(
      cellError(openingCsvColumns, { row, name }, (language) => say(kind.text, language), kind.code),
    )
  const expiry_dt = cell('expiry_dt').replaceAll('/', '-')
  if (expiry_dt !== '' && !isDate(expiry_dt)) refuse('expiry_dt', validation.V_DATE)
  const { data: kept } = quality.schema.safeParse(cell('quality') || '0')
  if (kept === undefined) refuse('quality', validation.V_CHOOSE)
  const [qty, price] = [figure('qty'), figure('price')]
  if (errors.length > 0 || kept === undefined) return { row, cells, line: undefined, errors }
  const line: Movement = {
    ...{ stock_div: '001', item_cd: normaliseCode(cell('item_cd')), qty, price },
    to: {
      location_cd: normaliseCode(cell('location_cd')),
      lot_no: normaliseCode(cell('lot_no')),
      quality: kept,
    },
    ...(expiry_dt === '' ? {} : { expiry_dt }),
    reason: cell('remarks') || say(openingReason, 'ja'),
  }
  return { row, cells, line, errors }
}

/** As the slip has it, for a row that says nothing. */
const openingReason = { ja: '期首在庫CSV', en: 'Opening stock CSV', zh: '期初库存CSV' }
