import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { directory } from '#modules/system/server/index.ts'
import { writtenAsWorkbook } from '#platform/contract/download-calls.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { isContent } from '#platform/server/database/stored-as-text.ts'
import { handle, type JobContext } from '#platform/server/jobs/handler.ts'
import { keepResultFile } from '#platform/server/jobs/job-file.ts'
import { sessionOfStarter } from '#platform/server/list/download-job.ts'
import type { DefinedTable } from '#platform/server/master/defined-tables.ts'
import { writeZip, type Packed } from '#platform/server/zip/write-zip.ts'
import { exportRows, tableDataJob, type DataFormat } from '../../contract/table-export.ts'
import { tableDataTexts } from './table-data.text.ts'
import { pagesOf, type Cells } from './read-rows.ts'
import { chosenTables } from './table-export.ts'
import { addReferences, createTables, writeDefinitions, writeDictionarySheet } from './write-definitions.ts'
import { csvOf, insertsOf, jsonOf, writeCp932, writeSheet } from './write-rows.ts'

const fileName = 'tables.zip'

interface Work {
  readonly context: JobContext
  readonly tables: readonly DefinedTable[]
  readonly folder: string
  rowsOf(table: DefinedTable, at: number, zone?: string): AsyncGenerator<readonly Cells[]>
  readonly zone: string
}

export const tableDataHandler = handle(tableDataJob, async (context, wanted) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaname-job-'))
  const [tables, zone] = await context.read(async (tx) => [
    await chosenTables({ tx, registered: context.registered }, wanted.tables),
    await directory.timeZoneOf(tx, sessionOfStarter(context)),
  ])
  let rows = 0
  async function* rowsOf(table: DefinedTable, at: number, shownIn?: string) {
    await context.progress(at, tables.length)
    const before = rows
    // A table that is written again begins anew.
    let own = 0
    for await (const page of pagesOf(context, { table, zone: shownIn, most: exportRows - before })) {
      own += page.length
      yield page
    }
    rows = before + own
  }
  try {
    const target = path.join(folder, 'archive')
    await writeZip(target, archive[wanted.format]({ context, tables, folder, rowsOf, zone }))
    await keepResultFile(context, { file: target, file_nm: fileName })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { tables: tables.length.toLocaleString('ja-JP'), rows: rows.toLocaleString('ja-JP') }
})

/** Contents of files stay where they are: their tables come with the definition alone. */
async function withRows({ context, tables }: Work): Promise<readonly DefinedTable[]> {
  const [left, taken] = [tables.filter(hasContent), tables.filter((table) => !hasContent(table))]
  for (const { name } of left) await context.log(tableDataTexts.contentLeft, { name })
  return taken
}
const hasContent = ({ columns }: DefinedTable) => columns.some(isContent)

const archive: Readonly<Record<DataFormat, (work: Work) => AsyncGenerator<Packed>>> = {
  async *csv(work) {
    yield packed('definitions.csv', writeDefinitions.csv(work.tables))
    for (const [at, table] of (await withRows(work)).entries())
      yield { name: `${table.name}.csv`, content: csvOf(table, work.rowsOf(table, at, work.zone)) }
  },
  async *cp932(work) {
    yield packed('definitions.csv', writeDefinitions.csv(work.tables))
    for (const [at, table] of (await withRows(work)).entries()) yield inCp932(work, table, at)
  },
  async *xlsx(work) {
    const definitions = path.join(work.folder, 'sheet')
    await writeDictionarySheet(definitions, work.tables)
    yield { name: 'definitions.xlsx', content: createReadStream(definitions) }
    for (const [at, table] of (await withRows(work)).entries()) yield asSheet(work, table, at)
  },
  async *json(work) {
    yield packed('definitions.json', writeDefinitions.json(work.tables))
    for (const [at, table] of (await withRows(work)).entries())
      yield { name: `${table.name}.json`, content: jsonOf(table, work.rowsOf(table, at)) }
  },
  async *sql(work) {
    const filled = await withRows(work)
    async function* statements() {
      yield Buffer.from(createTables(work.tables))
      for (const [at, table] of filled.entries()) yield* insertsOf(table, work.rowsOf(table, at))
      yield Buffer.from(addReferences(work.tables))
    }
    yield { name: 'tables.sql', content: statements() }
  },
}

function packed(name: string, text: string): Packed {
  async function* content() {
    yield Buffer.from(text)
  }
  return { name, content: content() }
}

async function asSheet({ folder, rowsOf, zone }: Work, table: DefinedTable, at: number): Promise<Packed> {
  const file = path.join(folder, 'sheet')
  await writeSheet(table, rowsOf(table, at, zone), file)
  return { name: `${table.name}.xlsx`, content: createReadStream(file) }
}

/** What CP932 cannot write goes out as a workbook instead, and the log says so. */
async function inCp932(work: Work, table: DefinedTable, at: number): Promise<Packed> {
  const name = `${table.name}.csv`
  const file = path.join(work.folder, 'lines')
  try {
    await writeCp932(table, work.rowsOf(table, at, work.zone), file)
    return { name, content: createReadStream(file) }
  } catch (error) {
    if (!(error instanceof BusinessError) || error.code !== 'CSV_NOT_WRITABLE') throw error
    await work.context.log(writtenAsWorkbook, { name })
    return asSheet(work, table, at)
  }
}
