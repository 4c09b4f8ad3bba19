import { directory } from '#modules/system/server/index.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import type { Context } from '#platform/server/context.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932, toCp932Form } from '#platform/server/csv/cp932.ts'
import { refuseKnownFile, rememberFile } from '#platform/server/csv/import-files.ts'
import {
  countCsvColumns,
  type countCsv as countCsvCall,
  type countCsvPreview as previewCall,
  type countCsvUpload as uploadCall,
} from '../../contract/count-csv.ts'
import {
  columnOf,
  countsOf,
  fileOf,
  headingOf,
  previewOf,
  refuseChanged,
  refuseWrong,
  rowsOfFile,
} from '#platform/server/csv/judged-rows.ts'
import { judgeCounts } from './judge-counts.ts'
import { countLines } from './read-inventory.ts'
import { saveCounts } from './save-counts.ts'

const target = 'inventory_line'

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
  const content = encodeCp932([headingOf(countCsvColumns), ...rows].map((cells) => csvLine(cells)).join(''))
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return { name: `実棚_${inventory_no}.csv`, content }
}

type Sent = InputOf<typeof previewCall>

/** What a file would enter, row by row; nothing is written. */
export async function previewCounts(context: Context, sent: Sent): Promise<OutputOf<typeof previewCall>> {
  const file = fileOf(context, target, sent)
  const rows = await rowsOfFile(context, directory, file, countCsvColumns)
  const judged = await judgeCounts(context, sent.inventory_no, rows)
  await refuseKnownFile(context, file)
  return previewOf(context, countCsvColumns, judged, [countCsvColumns.length - 1])
}

/** All rows or none. */
export async function uploadCounts(
  context: Context,
  { seen, ...sent }: InputOf<typeof uploadCall>,
): Promise<OutputOf<typeof uploadCall>> {
  const file = fileOf(context, target, sent)
  const rows = await rowsOfFile(context, directory, file, countCsvColumns)
  const judged = await judgeCounts(context, sent.inventory_no, rows)
  await rememberFile(context, file, judged.length)
  refuseChanged(judged, seen, columnOf(countCsvColumns, 'item_cd'))
  refuseWrong(judged, context)
  const lines = judged.flatMap(({ line, state }) => (line && state !== 'same' ? [line] : []))
  if (lines.length > 0) await saveCounts(context, { inventory_no: sent.inventory_no, second: false, lines })
  return { counts: countsOf(judged) }
}
