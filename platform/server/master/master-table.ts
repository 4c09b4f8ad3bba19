import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import type { Field } from '#platform/contract/fields.ts'
import type { Master } from '#platform/contract/master.ts'
import { codeColumn, commonColumns, companyColumn, fold, foldedText } from '../database/columns.ts'

/** The table of a master, from its definition: company_cd and the key, the fields, abort_div, the common columns. */
export function masterTable(master: Master) {
  const columns = Object.fromEntries(
    Object.entries(master.fields).map(([name, field]) => [name, columnOf(field)]),
  )
  const searched = Object.entries(master.fields)
    .filter(([, field]) => field.kind === 'code' || field.kind === 'name' || field.kind === 'kana')
    .map(([name]) => sql.identifier(name))
    .map((name) => sql`coalesce(${name}, '')`)
  const shape = {
    company_cd: companyColumn(),
    ...columns,
    abort_div: codeColumn(1).notNull().default('0'),
    search_key: foldedText().generatedAlwaysAs(fold(...searched)),
    ...commonColumns(),
  }
  return pgTable(master.name, shape, (table) => [
    primaryKey({ columns: [table.company_cd, ...master.key.map((name) => columnNamed(table, name))] }),
  ])
}

export type MasterTable = ReturnType<typeof masterTable>

/** A column by the name of a field; the definition made both, so a missing one is a programming error. */
export function columnNamed<Columns extends object>(table: Columns, name: string): Columns[keyof Columns] {
  const column: unknown = Object.entries(table).find(([key]) => key === name)?.[1]
  if (!column) throw new Error(`No column ${name}`)
  return column as Columns[keyof Columns]
}

function columnOf(field: Field) {
  switch (field.kind) {
    case 'code':
      return codeColumn(field.max ?? 20).notNull()
    case 'kana':
      return codeColumn(field.max ?? 60)
        .notNull()
        .default('')
    case 'choice':
      return codeColumn(20).notNull()
    case 'name':
    case 'text':
      return varchar({ length: field.max ?? 100 })
        .notNull()
        .default('')
    case 'flag':
      return boolean().notNull().default(false)
    case 'integer':
      return integer().notNull().default(0)
  }
}
