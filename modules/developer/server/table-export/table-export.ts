import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { spool } from '#platform/server/csv/spool.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { definedTables, type DefinedTable } from '#platform/server/master/defined-tables.ts'
import {
  tableDataJob,
  type exportDefinitions,
  type startTableData,
  type tableChoices,
  type tablePicture,
} from '../../contract/table-export.ts'
import { writeDefinitions, writeDictionarySheet } from './write-definitions.ts'

export async function listTables(context: Context): Promise<OutputOf<typeof tableChoices>> {
  const tables = await definedTables(context)
  return {
    list: tables.map(({ name, title, columns, constraints }) => ({
      name,
      title: title ? say(title, context.language) : '',
      columns: columns.length,
      references: constraints.filter(({ kind }) => kind === 'f').length,
    })),
  }
}

/** Those that are named; one that is not known, or opens a door, is refused with all the others. */
export async function chosenTables(
  context: Pick<Context, 'tx' | 'registered'>,
  names: readonly string[],
): Promise<readonly DefinedTable[]> {
  const wanted = new Set(names)
  const chosen = (await definedTables(context)).filter(({ name }) => wanted.has(name))
  if (chosen.length < wanted.size) throw user[1012].with()
  return chosen
}

export async function exportTableDefinitions(
  context: Context,
  { tables, format }: InputOf<typeof exportDefinitions>,
): Promise<FileAnswer> {
  const chosen = await chosenTables(context, tables)
  if (format === 'xlsx') return spool('tables.xlsx', (file) => writeDictionarySheet(file, chosen))
  return { name: `tables.${format}`, content: Buffer.from(writeDefinitions[format](chosen)) }
}

export async function readPicture(
  context: Context,
  { tables }: InputOf<typeof tablePicture>,
): Promise<OutputOf<typeof tablePicture>> {
  const chosen = await chosenTables(context, tables)
  const names = new Set(chosen.map(({ name }) => name))
  const said = (text: DefinedTable['title']) => (text ? say(text, context.language) : '')
  return {
    list: chosen.map(({ name, title, columns, constraints }) => {
      const key = constraints.find(({ kind }) => kind === 'p')?.columns ?? []
      return {
        name,
        title: said(title),
        columns: columns.map((column) => ({
          name: column.name,
          label: said(column.label),
          type: column.type,
          key: key.includes(column.name),
        })),
        references: constraints
          .filter(({ kind, of }) => kind === 'f' && names.has(of))
          .map((one) => ({ columns: one.columns, of: one.of })),
      }
    }),
  }
}

/** What may be read is decided now, for the one who asks. */
export async function beginTableData(
  context: Context,
  wanted: InputOf<typeof startTableData>,
): Promise<OutputOf<typeof startTableData>> {
  await chosenTables(context, wanted.tables)
  const { job_no } = await enqueue(context, tableDataJob, wanted)
  return { job_no }
}
