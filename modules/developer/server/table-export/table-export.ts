import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { definedTables } from '#platform/server/master/defined-tables.ts'
import type { exportDefinitions, tableChoices } from '../../contract/table-export.ts'
import { writeDefinitions } from './write-definitions.ts'

export async function listTables(context: Context): Promise<OutputOf<typeof tableChoices>> {
  const tables = await definedTables(context)
  return {
    list: tables.map(({ name, title, columns }) => ({
      name,
      title: title ? say(title, context.language) : '',
      columns: columns.length,
    })),
  }
}

export async function exportTableDefinitions(
  context: Context,
  { tables, format }: InputOf<typeof exportDefinitions>,
): Promise<FileAnswer> {
  const known = await definedTables(context)
  const wanted = new Set(tables)
  const chosen = known.filter(({ name }) => wanted.has(name))
  if (chosen.length < wanted.size) throw user[1012].with()
  return { name: `tables.${format}`, content: Buffer.from(writeDefinitions[format](chosen)) }
}
