import { getTableColumns, getTableName } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  varchar,
  type PgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core'
import type { Field } from '#platform/contract/fields.ts'
import type { Master } from '#platform/contract/master.ts'
import {
  codeColumn,
  commonColumns,
  companyColumn,
  searchKeyColumn,
  searchKeyOf,
} from '../database/columns.ts'

/**
 * The table of a master, from its definition: company_cd and the key, the fields, abort_div, the common columns, and
 * an index for each order and search that its list offers at no cost.
 */
export function masterTable(master: Master) {
  const fields = Object.entries(master.fields).map(([name, field]) => [name, columnOf(field)] as const)
  const columns = Object.fromEntries(
    master.perFactory ? [['factory_cd', codeColumn(10).notNull()], ...fields] : fields,
  )
  const searched = Object.keys(master.fields).filter((name) => isInSearchKey(master.fields[name]))
  const shape = {
    company_cd: companyColumn(),
    ...columns,
    abort_div: codeColumn(1).notNull().default('0'),
    search_key: searchKeyColumn().generatedAlwaysAs(searchKeyOf(...searched)),
    ...commonColumns(),
  }
  return pgTable(master.name, shape, (table) => {
    const every = Object.entries(table)
    const columnsOf = (names: readonly string[]) =>
      names.flatMap((wanted) => every.filter(([name]) => name === wanted).map(([, column]) => column))
    return [
      primaryKey({ columns: [table.company_cd, ...columnsOf(keyColumns(master))] }),
      index(`${master.name}_total`).on(
        table.company_cd,
        ...columnsOf(master.perFactory ? ['factory_cd', 'abort_div'] : ['abort_div']),
      ),
      index(`${master.name}_search_key`).using('gin', table.search_key.op('gin_trgm_ops')),
      ...indexedOrders(master).map((name) =>
        index(`${master.name}_by_${name}`).on(
          table.company_cd,
          ...columnsOf([...(master.perFactory ? ['factory_cd'] : []), name, ...master.key]),
        ),
      ),
    ]
  })
}

/** Beside the order of the key. */
function indexedOrders(master: Master): readonly string[] {
  const orders = [kanaOf(master), master.sort?.replace(/^-/, '')]
  return [...new Set(orders)].filter((name) => name !== undefined).filter((name) => name !== master.key[0])
}

/** The columns that tell a company's records apart. */
export const keyColumns = ({ perFactory, key }: Pick<Master, 'perFactory' | 'key'>): readonly string[] =>
  perFactory ? ['factory_cd', ...key] : key

/** A keyword finds a record by its codes, its name and its reading. */
export const isInSearchKey = (field: Field | undefined): boolean =>
  field?.kind === 'code' || field?.kind === 'name' || field?.kind === 'kana'

/** Names sort by their reading, not by their characters (decisions.md). */
export const kanaOf = ({ fields }: Pick<Master, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'kana')

/** A table as a master's verbs use it: made from the definition, or written out where a module needs more in it. */
export type MasterTable = PgTable &
  Readonly<Record<'company_cd' | 'abort_div' | 'search_key' | 'update_cnt', PgColumn>>

/** A column by the name of a field; the definition made both, so a missing one is a programming error. */
export function columnNamed(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`No column ${name} in ${getTableName(table)}`)
  return column
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
