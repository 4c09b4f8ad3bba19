import { getTableName } from 'drizzle-orm'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { readTables } from '#platform/server/database/readable-tables.ts'
import { servedMasters } from '#platform/server/master/served-master.ts'
import type { exportDefinitions, tableChoices } from '../../contract/table-export.ts'
import { writeDefinitions, type DefinedTable } from './write-definitions.ts'

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

/** What a master says of its table and columns, its table has as names. */
async function definedTables({ tx, registered }: Context): Promise<readonly DefinedTable[]> {
  const masters = new Map(registered(servedMasters).map(({ master, table }) => [getTableName(table), master]))
  const tables = await readTables(tx)
  return tables.map((table) => {
    const master = masters.get(table.name)
    const labels = new Map<string, Text>(
      Object.entries(master?.fields ?? {}).map(([name, { label }]) => [name, label]),
    )
    return {
      ...table,
      title: master?.title,
      columns: table.columns.map((column) => ({ ...column, label: labels.get(column.name) })),
    }
  })
}
