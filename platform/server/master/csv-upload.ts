import {
  csvColumns,
  type CsvCounts,
  type csvPreviewInput,
  type csvPreviewOutput,
  type csvUploadInput,
} from '#platform/contract/csv.ts'
import { csvErrors, csvRowErrors } from '#platform/contract/csv-errors.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import type { Language } from '#platform/contract/text.ts'
import type { z } from 'zod'
import type { Context, PreparingContext } from '../context.ts'
import { decodeCsv } from '../csv/decode-csv.ts'
import { errorFile } from '../csv/error-file.ts'
import { refuseKnownFile, rememberFile, type ImportedFile } from '../csv/import-files.ts'
import { readCsv } from '../csv/read-csv.ts'
import { headingOf } from '../csv/template-files.ts'
import { mapInTurns } from '../turns.ts'
import { oneAtATime } from './abolish-master.ts'
import { assess, type Assessed, type ReadLine } from './csv-assess.ts'
import { judge, tryOut } from './csv-judge.ts'
import { readRow, sayIn } from './csv-row.ts'
import { writeRows } from './csv-write.ts'
import type { ServedMaster } from './served-master.ts'

type Sent = z.output<typeof csvPreviewInput>

/** A file as far as it can be read without the records that are there. */
interface Upload {
  readonly file: ImportedFile
  readonly rows: readonly ReadLine[]
}

/** Before the transaction: of a long file this is half of the work, and an embedded database has one connection for all. */
export async function readUpload(
  served: ServedMaster,
  context: PreparingContext,
  sent: Sent,
): Promise<Upload> {
  const { master, directory } = served
  const file = fileOf(served, context, sent)
  const acceptUtf8 = await context.transaction('read', (tx) =>
    directory.acceptsUtf8(tx, context.session.company_cd),
  )
  const columns = csvColumns(master.fields)
  const rows = await readCsv(decodeCsv(file.bytes, { acceptUtf8 }), columns)
  return { file, rows: await mapInTurns(rows, (row) => ({ ...row, read: readRow(master, columns, row) })) }
}

/** What an upload would do, row by row; nothing is written. */
export async function previewCsv(
  served: ServedMaster,
  context: Context,
  { file, rows }: Upload,
): Promise<z.output<typeof csvPreviewOutput>> {
  await refuseKnownFile(context, file)
  const assessed = await tryOut(served, context, await assess(served, context, rows, { lock: false }))
  const inLanguage = sayIn(context.language)
  const counts = countsOf(assessed)
  return {
    rows: assessed.map(({ row, state, cells, differing, errors, update_cnt }) => ({
      row,
      state,
      cells: [...cells],
      differing: [...differing],
      errors: errors.map(inLanguage),
      update_cnt,
    })),
    counts,
    error_file:
      counts.wrong > 0
        ? errorFile(headingOf(served.master), assessed, context.language).toString('base64')
        : '',
  }
}

/** All rows or none. */
export async function uploadCsv(
  served: ServedMaster,
  context: Context,
  { file, rows }: Upload,
  seen: z.output<typeof csvUploadInput>['seen'],
): Promise<{ counts: CsvCounts }> {
  if (seen.length !== rows.length) throw generic[9999].with()
  await rememberFile(context, file, rows.length)
  await oneAtATime(served, context)
  const assessed = await assess(served, context, rows, { lock: true })
  refuseChanged(assessed.filter(({ update_cnt }, at) => update_cnt !== seen[at]))
  refuseWrong(assessed, context.language)
  refuseChanged(await writeRows(served, context, assessed))
  refuseWrong(await judge(served, context, assessed), context.language)
  return { counts: countsOf(assessed) }
}

function fileOf(
  { master }: ServedMaster,
  { session }: PreparingContext,
  { file_nm, content }: Sent,
): ImportedFile {
  if (content === undefined) throw generic[3001].with()
  if (!/\.csv$/i.test(file_nm)) throw csvErrors.CSV_FILE.with()
  return {
    target: master.name,
    factory_cd: master.perFactory ? session.factory_cd : '',
    file_nm,
    bytes: Buffer.from(content, 'base64'),
  }
}

function countsOf(assessed: readonly Assessed[]): CsvCounts {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { state } of assessed) counts[state] += 1
  return counts
}

/** A refusal names this many rows; the preview has them all. */
const mostTold = 100

function refuseChanged(rows: readonly Pick<Assessed, 'row' | 'code'>[]): void {
  if (rows.length === 0) return
  const { code, text } = csvRowErrors.CSV_ROW_CHANGED
  const fields = rows.slice(0, mostTold).map(({ row, code: key }): FieldError => ({
    path: `rows.${row}`,
    code,
    text,
    params: { row, code: key },
  }))
  throw new BusinessError(csvErrors.CSV_ROWS_CHANGED, { qty: rows.length }, fields)
}

function refuseWrong(assessed: readonly Assessed[], language: Language): void {
  const all = assessed.flatMap(({ row, errors }) => errors.map((error) => ({ row, error })))
  if (all.length === 0) return
  const fields = all.slice(0, mostTold).map(({ row, error }): FieldError => {
    const msg = error.say(language)
    const path = error.column < 0 ? `rows.${row}` : `rows.${row}.${error.column + 1}`
    return { path, code: error.code, text: { ja: msg, en: msg, zh: msg }, params: {} }
  })
  throw new BusinessError(csvErrors.IMP_ERRORS, { qty: all.length }, fields)
}
