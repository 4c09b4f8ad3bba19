import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { maxFileBytes } from '#platform/contract/stored-file.ts'
import type { Context } from '#platform/server/context.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { lifeCycles } from '#platform/server/life-cycle/life-cycle.ts'
import type { Removed, Row } from '#platform/server/life-cycle/old-rows.ts'
import { attachFile, readAttachments } from '#platform/server/stored-files/attachment.ts'
import { readFile, type Storing } from '#platform/server/stored-files/stored-file.ts'
import type { lifeCycleArchive, lifeCycleArchives } from '../../contract/life-cycle.ts'

const recordOf = (table_nm: string) => ({ table: 'life_cycle', key: table_nm })

/** What is about to go is stored for good as a CSV, in the transaction in which it goes. */
export async function archive(
  context: Storing,
  table_nm: string,
  removed: readonly Removed[],
): Promise<void> {
  const stamp = context.now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  for (const { table, rows } of removed)
    for (const { content, count } of filesOf(table, rows)) {
      const file = { file_nm: `${getTableName(table)}_${stamp}.csv`, content }
      await attachFile(context, recordOf(table_nm), file, String(count))
    }
}

/** In UTF-8 with a mark for spreadsheets: CP932 has not every character that people have written. */
function* filesOf(table: PgTable, rows: readonly Row[]) {
  const names = getTableConfig(table)
    .columns.map(({ name }) => name)
    .filter((name) => name !== 'company_cd' && name !== 'search_key')
  const heading = Buffer.from(`\uFEFF${csvLine(names)}`)
  let lines: Buffer[] = []
  let size = heading.length
  for (const row of rows) {
    const line = Buffer.from(csvLine(names.map((name) => cell(row[name]))))
    if (lines.length > 0 && size + line.length > maxFileBytes) {
      yield { content: Buffer.concat([heading, ...lines]), count: lines.length }
      lines = []
      size = heading.length
    }
    lines.push(line)
    size += line.length
  }
  if (lines.length > 0) yield { content: Buffer.concat([heading, ...lines]), count: lines.length }
}

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return guardFormula(typeof value === 'string' ? value : JSON.stringify(value))
}

export async function listArchives(context: Context): Promise<OutputOf<typeof lifeCycleArchives>> {
  const list: OutputOf<typeof lifeCycleArchives>['list'] = []
  for (const table_nm of lifeCycles(context.registered).keys())
    for (const { attachment_no, file_nm, size, comment, create_dt } of await readAttachments(
      context,
      recordOf(table_nm),
    ))
      list.push({ table_nm, attachment_no, file_nm, size, rows: Number(comment), create_dt })
  return { list: list.toReversed() }
}

/** Only what was written out of a table: a number alone opens no file. */
export async function readArchive(
  context: Context,
  { table_nm, attachment_no }: InputOf<typeof lifeCycleArchive>,
): Promise<FileAnswer> {
  const found = await readAttachments(context, recordOf(table_nm))
  const file = found.find((one) => one.attachment_no === attachment_no)
  if (!file) throw http[404].with()
  const { file_nm, content } = await readFile(context, file.file_no)
  return { name: file_nm, content }
}
