import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { errorFile } from '#platform/server/csv/error-file.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { abilityOf } from '#platform/server/slip/read-kept.ts'
import { storeFile } from '#platform/server/stored-files/stored-file.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import { currentMatching } from '#platform/server/matching/matching-service.ts'
import { matchedRows, receivedFile } from '#platform/server/matching/read-file.ts'
import { plainHeading } from '#platform/contract/matching/convert-file.ts'
import type { FileCalls } from '../../contract/import/file-calls.ts'
import type { ImportRecord } from '../../contract/import/import-file.ts'
import { importErrors } from '../../contract/import/import-errors.ts'
import { importMachine } from '../../contract/import/import-machine.ts'
import type { resetImport as resetCall } from '../../contract/import/import-status.ts'
import type { FilesOf } from './files-of.ts'
import {
  addRows,
  fileRowsOf,
  findImport,
  importRows,
  latestImports,
  lockImport,
  stepImport,
  writeAssessed,
  writeCorrected,
} from './imports.ts'
import { orderImport } from './tables.ts'

type Call<Name extends keyof FileCalls> = FileCalls[Name]

/** Of one kind, or all of them. */
export const listImports = async (context: Context, of?: FilesOf): Promise<OutputOf<Call<'list'>>> => ({
  list: [...(await latestImports(context, of?.target.name))],
})

export async function readImport(
  context: Context,
  { target, standsAgainst }: FilesOf,
  { import_no }: InputOf<Call<'detail'>>,
): Promise<ImportRecord> {
  const { head, heading, matching } = await findImport(context, import_no, target.name)
  const against =
    head.import_status === '2'
      ? await standsAgainst(context, import_no)
      : importMachine.refusals(head.import_status, {}).withdraw
  return {
    ...{ head, heading: [...heading], matched: matchedColumns(target, matching, heading) },
    ...{ rows: [...(await importRows(context, import_no))], withdraw: abilityOf(against, context) },
  }
}

/** Which fields the columns of a file go to. */
function matchedColumns(
  { fields: known, perDay }: ImportTarget,
  { fields, per_day }: FieldMatching,
  heading: readonly string[],
) {
  const headings = heading.map(plainHeading)
  const matched = fields.flatMap(({ field, source }) => {
    const label = known[field]?.label
    if (!label || source.kind === 'fixed') return []
    const columns =
      source.kind === 'column'
        ? source.columns.map((column) => column - 1)
        : source.headings.map((text) => headings.indexOf(plainHeading(text)))
    return columns.map((column) => ({ column, label }))
  })
  const quantity = perDay && known[perDay.qty]?.label
  const days =
    per_day && quantity
      ? heading
          .slice(per_day.from - 1, per_day.to)
          .map((_, at) => ({ column: per_day.from - 1 + at, label: quantity }))
      : []
  return [...matched, ...days]
}

/** The file is kept as it came; the same one a second time is refused. */
export async function uploadFile(
  context: Context,
  of: FilesOf,
  { matching_cd, ...sent }: InputOf<Call<'upload'>>,
): Promise<ImportRecord> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const target = of.target.name
  const { stored, matching } = await currentMatching(context, { target, matching_cd })
  const { file_nm, bytes, hash } = receivedFile(sent)
  const { heading, rows } = await matchedRows(context, of.directory, bytes, matching)
  const assessment = await of.assess(context, { file_nm, heading, rows, matching })
  const file_no = await storeFile(context, { file_nm, content: bytes })
  const [made] = await tx
    .insert(orderImport)
    .values({
      ...{ company_cd, factory_cd, file_nm, file_no: BigInt(file_no), file_hash: hash, target },
      ...{ matching_cd: stored.matching_cd, version: stored.version, heading },
      ...{ row_cnt: rows.length, error_cnt: assessment.error_cnt },
      ...{ create_user: user_cd, update_user: user_cd },
    })
    .onConflictDoNothing()
    .returning({ import_no: orderImport.import_no })
  // Who sends the same file at the same moment waits here, and is refused.
  if (!made) throw csvErrors.IMP_DUPLICATE.with()
  const { import_no } = made
  const assessed = new Map(assessment.rows.map((row) => [row.row_no, row.assessed]))
  await addRows(
    context,
    String(import_no),
    rows.flatMap(({ row: row_no, cells }) => {
      const found = assessed.get(row_no)
      return found ? [{ row_no, cells, assessed: found }] : []
    }),
  )
  return readImport(context, of, { import_no: String(import_no) })
}

/** Cells as somebody has corrected them, checked anew with all others; the stored file stays as it came. */
export async function correctCells(
  context: Context,
  of: FilesOf,
  { import_no, update_cnt, cells }: InputOf<Call<'correct'>>,
): Promise<ImportRecord> {
  const known = await lockImport(context, { import_no, update_cnt, target: of.target.name })
  refuseUnlessOpen(known.head.import_status)
  const before = await importRows(context, import_no)
  const typed = new Map(cells.map(({ row_no, column, text }) => [`${row_no} ${column}`, text]))
  const rows = fileRowsOf(before).map((row) => ({
    row: row.row,
    cells: row.cells.map((cell, column) => typed.get(`${row.row} ${column}`) ?? cell),
  }))
  const touched = new Set(cells.map(({ row_no }) => row_no))
  await writeCorrected(
    context,
    import_no,
    rows.filter(({ row }) => touched.has(row)),
  )
  const { heading, matching, head } = known
  const assessment = await of.assess(context, { file_nm: head.file_nm, heading, rows, matching })
  await writeAssessed(context, import_no, assessment)
  return readImport(context, of, { import_no })
}

export function refuseUnlessOpen(status: string): void {
  if (status === '1') throw importErrors.IMP_RUNNING.with()
  if (status === '2') throw importErrors.IMP_IMPORTED.with()
  if (status === '3') throw importErrors.IMP_WITHDRAWN.with()
}

/** 取込: from now on nobody corrects it, and the job writes all of it or nothing. */
export async function commitImport(
  context: Context,
  of: FilesOf,
  { import_no, update_cnt }: InputOf<Call<'commit'>>,
): Promise<OutputOf<Call<'commit'>>> {
  const known = await lockImport(context, { import_no, update_cnt, target: of.target.name })
  if (known.head.import_status === '0' && known.head.error_cnt > 0)
    throw csvErrors.IMP_ERRORS.with({ qty: known.head.error_cnt })
  await stepImport(context, known, { verb: 'begin' })
  const { job_no } = await enqueue(context, of.job, { import_no }, { uniqueKey: import_no })
  return { job_no }
}

/** 取下げ: a wrong file is as if it had not come, unless something has been built upon it since. */
export async function withdrawFile(
  context: Context,
  of: FilesOf,
  { import_no, reason }: InputOf<Call<'withdraw'>>,
): Promise<ImportRecord> {
  const known = await lockImport(context, { import_no, target: of.target.name })
  await stepImport(context, known, { verb: 'withdraw', reason })
  await of.withdraw(context, { import_no, reason })
  return readImport(context, of, { import_no })
}

/** The rows with the reasons beside them; what was corrected here is in it. */
export async function importErrorFile(
  context: Context,
  { target }: FilesOf,
  { import_no }: InputOf<Call<'errorFile'>>,
): Promise<FileAnswer> {
  const { head, heading } = await findImport(context, import_no, target.name)
  const rows = await importRows(context, import_no)
  const labels = heading.length > 0 ? heading : (rows[0]?.cells.map(() => '') ?? [])
  const wrong = rows.map(({ cells, assessed }) => ({
    cells,
    errors: assessed.problems.map(({ text, params }) => ({
      say: (language: Context['language']) => say(text, language, params),
    })),
  }))
  return {
    name: head.file_nm.replace(/(\.csv)?$/i, '_エラー.csv'),
    content: errorFile(labels, wrong, context.language),
  }
}

/** 取込中 → 未取込, by hand and with a reason: a job that writes it at this moment is waited for, and has then imported it. */
export async function resetImport(
  context: Context,
  { import_no, reason }: InputOf<typeof resetCall>,
): Promise<OutputOf<typeof resetCall>> {
  const known = await lockImport(context, { import_no })
  await stepImport(context, known, { verb: 'reset', reason })
  return { import_no }
}
