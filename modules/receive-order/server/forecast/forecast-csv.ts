import { directory } from '#modules/system/server/index.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { refuseKnownFile, rememberFile } from '#platform/server/csv/import-files.ts'
import {
  countsOf,
  fileOf,
  headingOf,
  previewOf,
  refuseWrong,
  rowsOfFile,
} from '#platform/server/csv/judged-rows.ts'
import {
  forecastCsvColumns,
  type ForecastColumn,
  type forecastCsv as csvCall,
  type forecastCsvPreview as previewCall,
  type forecastCsvUpload as uploadCall,
} from '../../contract/forecast/forecast-csv.ts'
import { announce } from './announce.ts'
import { judgeRows } from './judge-rows.ts'
import { readLines } from './month-figures.ts'
import { readCounting } from './write-version.ts'

const target = 'forecast_order'

/** The version that counts, in the form in which one is imported. */
export async function forecastCsv(context: Context, key: InputOf<typeof csvCall>): Promise<FileAnswer> {
  const counting = await readCounting(context, key)
  if (!counting) throw http[404].with()
  const { version_no, period_kind } = counting
  const lines = await readLines(context, { ...key, version_no }, '')
  const rows = lines.map((line) => {
    const cells: Readonly<Record<ForecastColumn, string>> = { ...key, ...line, period_kind }
    return forecastCsvColumns.map(({ name, kind }) =>
      kind === 'code' ? guardFormula(cells[name]) : cells[name],
    )
  })
  const content = encodeCp932(
    [headingOf(forecastCsvColumns), ...rows].map((cells) => csvLine(cells)).join(''),
  )
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return { name: `内示_${key.customer_cd}_${key.month}.csv`, content }
}

/** What a file would announce, row by row; nothing is written. */
export async function previewForecasts(
  context: Context,
  sent: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const file = fileOf(context, target, sent)
  const rows = await rowsOfFile(context, directory, file, forecastCsvColumns)
  const judged = await judgeRows(context, rows)
  await refuseKnownFile(context, file)
  return previewOf(context, forecastCsvColumns, judged, [forecastCsvColumns.length - 1])
}

/** All rows or none: each customer and month of the file is a version of its own. */
export async function uploadForecasts(
  context: Context,
  { seen, ...sent }: InputOf<typeof uploadCall>,
): Promise<OutputOf<typeof uploadCall>> {
  const file = fileOf(context, target, sent)
  const rows = await rowsOfFile(context, directory, file, forecastCsvColumns)
  const judged = await judgeRows(context, rows)
  if (seen.length !== judged.length) throw generic[9999].with()
  await rememberFile(context, file, judged.length)
  refuseWrong(judged, context)
  const lines = judged.flatMap(({ line }) => (line ? [line] : []))
  await announce(context, lines, { file_nm: sent.file_nm })
  return { counts: countsOf(judged) }
}
