import { directory } from '#modules/system/server/index.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { cellsOf, csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { refuseKnownFile, rememberFile } from '#platform/server/csv/import-files.ts'
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
import {
  answerCsvColumns as columns,
  type answerCsv as answerCsvCall,
  type answerCsvPreview as previewCall,
  type answerCsvUpload as uploadCall,
} from '../../contract/order/answer-csv.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { linesToAnswer } from './answer-lines.ts'
import { answerOfSupplier, keyOf } from './follow-up.ts'
import { judgeAnswers } from './judge-answers.ts'

const target = 'supplier_answer'

/** 納期回答CSV of one supplier's lines, as they were ticked. */
export async function answerCsv(
  context: Context,
  { lines }: InputOf<typeof answerCsvCall>,
): Promise<FileAnswer> {
  const standing = await linesToAnswer(
    context,
    lines.map(({ po_no }) => po_no),
  )
  const asked = lines.map((line) => {
    const found = standing.get(keyOf(line))
    if (!found) throw http[404].with()
    return found
  })
  const suppliers = new Set(asked.map(({ supplier_cd, branch_no }) => `${supplier_cd}-${branch_no}`))
  if (suppliers.size > 1) throw placeOrderErrors.BIZ_PO_ONE_SUPPLIER.with()
  const table = [headingOf(columns), ...asked.map((line) => cellsOf(columns, line))]
  const content = encodeCp932(table.map((cells) => csvLine(cells)).join(''))
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return { name: `納期回答_${[...suppliers].join('')}.csv`, content }
}

/** What a supplier's file would enter, row by row; nothing is written. */
export async function previewAnswers(
  context: Context,
  sent: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const file = fileOf(context, target, sent)
  const judged = await judgeAnswers(context, await rowsOfFile(context, directory, file, columns))
  await refuseKnownFile(context, file)
  return previewOf(context, columns, judged, [columnOf(columns, 'answer_dt')])
}

/** All rows or none. */
export async function uploadAnswers(
  context: Context,
  { seen, ...sent }: InputOf<typeof uploadCall>,
): Promise<OutputOf<typeof uploadCall>> {
  const file = fileOf(context, target, sent)
  const judged = await judgeAnswers(context, await rowsOfFile(context, directory, file, columns))
  await rememberFile(context, file, judged.length)
  refuseChanged(judged, seen, columnOf(columns, 'po_no'))
  refuseWrong(judged, context)
  const lines = judged.flatMap(({ line }) => line ?? [])
  if (lines.length > 0) await answerOfSupplier(context, { lines })
  return { counts: countsOf(judged) }
}
