import { directory } from '#modules/system/server/index.ts'
import type { CsvCounts } from '#platform/contract/csv.ts'
import { csvErrors, csvRowErrors } from '#platform/contract/csv-errors.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { csvLine, guardFormula } from '#platform/server/csv/cell-text.ts'
import { encodeCp932, toCp932Form } from '#platform/server/csv/cp932.ts'
import { decodeCsv } from '#platform/server/csv/decode-csv.ts'
import { errorFile } from '#platform/server/csv/error-file.ts'
import { refuseKnownFile, rememberFile, type ImportedFile } from '#platform/server/csv/import-files.ts'
import { readCsv } from '#platform/server/csv/read-csv.ts'
import {
  countCsvColumns,
  type countCsv as countCsvCall,
  type countCsvPreview as previewCall,
  type countCsvUpload as uploadCall,
} from '../../contract/count-csv.ts'
import { judgeCounts, type JudgedRow } from './judge-counts.ts'
import { countLines } from './read-inventory.ts'
import { saveCounts } from './save-counts.ts'

const heading = countCsvColumns.map(({ label }) => toCp932Form(label.ja))

export async function countCsv(
  context: Context,
  { inventory_no }: InputOf<typeof countCsvCall>,
): Promise<FileAnswer> {
  const { lines } = await countLines(context, { inventory_no })
  const rows = lines.map((line) =>
    countCsvColumns.map(({ name, kind }) => {
      const text = String(line[name])
      return kind === 'integer' || kind === 'decimal' ? text : guardFormula(toCp932Form(text))
    }),
  )
  const content = encodeCp932([heading, ...rows].map((cells) => csvLine(cells)).join(''))
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return { name: `実棚_${inventory_no}.csv`, content }
}

type Sent = InputOf<typeof previewCall>

/** What a file would enter, row by row; nothing is written. */
export async function previewCounts(context: Context, sent: Sent): Promise<OutputOf<typeof previewCall>> {
  const file = fileOf(context, sent)
  const judged = await judge(context, sent, file)
  await refuseKnownFile(context, file)
  const counts = countsOf(judged)
  return {
    rows: judged.map(({ row, state, cells, errors, seen }) => ({
      row,
      state,
      cells: [...cells],
      differing: state === 'changed' || state === 'new' ? [countCsvColumns.length - 1] : [],
      errors: errors.map(({ column, code, say }) => ({ column, code, msg: say(context.language) })),
      update_cnt: seen,
    })),
    counts,
    error_file: counts.wrong > 0 ? errorFile(heading, judged, context.language).toString('base64') : '',
  }
}

/** All rows or none. */
export async function uploadCounts(
  context: Context,
  { seen, ...sent }: InputOf<typeof uploadCall>,
): Promise<OutputOf<typeof uploadCall>> {
  const file = fileOf(context, sent)
  const judged = await judge(context, sent, file)
  if (seen.length !== judged.length) throw generic[9999].with()
  await rememberFile(context, file, judged.length)
  refuseChanged(judged.filter((one, at) => one.seen !== seen[at]))
  refuseWrong(judged, context)
  const lines = judged.flatMap(({ line, state }) => (line && state !== 'same' ? [line] : []))
  if (lines.length > 0) await saveCounts(context, { inventory_no: sent.inventory_no, lines })
  return { counts: countsOf(judged) }
}

function fileOf({ session }: Context, { file_nm, content }: Sent): ImportedFile {
  if (content === undefined) throw generic[3001].with()
  if (!/\.csv$/i.test(file_nm)) throw csvErrors.CSV_FILE.with()
  return {
    target: 'inventory_line',
    factory_cd: session.factory_cd,
    file_nm,
    bytes: Buffer.from(content, 'base64'),
  }
}

async function judge(
  context: Context,
  { inventory_no }: Sent,
  { bytes }: ImportedFile,
): Promise<readonly JudgedRow[]> {
  const acceptUtf8 = await directory.acceptsUtf8(context.tx, context.session.company_cd)
  return judgeCounts(context, inventory_no, readCsv(decodeCsv(bytes, { acceptUtf8 }), countCsvColumns))
}

function countsOf(judged: readonly JudgedRow[]): CsvCounts {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { state } of judged) counts[state] += 1
  return counts
}

const mostTold = 100

function refuseChanged(rows: readonly JudgedRow[]): void {
  if (rows.length === 0) return
  const { code, text } = csvRowErrors.CSV_ROW_CHANGED
  const fields = rows.slice(0, mostTold).map(({ row, cells }): FieldError => {
    return { path: `rows.${row}`, code, text, params: { row, code: cells[2] ?? '' } }
  })
  throw new BusinessError(csvErrors.CSV_ROWS_CHANGED, { qty: rows.length }, fields)
}

function refuseWrong(judged: readonly JudgedRow[], { language }: Context): void {
  const all = judged.flatMap(({ row, errors }) => errors.map((error) => ({ row, error })))
  if (all.length === 0) return
  const fields = all.slice(0, mostTold).map(({ row, error }): FieldError => {
    const msg = error.say(language)
    const path = error.column < 0 ? `rows.${row}` : `rows.${row}.${error.column + 1}`
    return { path, code: error.code, text: { ja: msg, en: msg, zh: msg }, params: {} }
  })
  throw new BusinessError(csvErrors.IMP_ERRORS, { qty: all.length }, fields)
}
