import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  varchar,
  type PgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core'
import type { Field, ReferredMaster } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { fixedPart, referencesOf, type DeclaredReference } from '#platform/contract/master-references.ts'
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
export const masterTable = (master: AnyMaster) =>
  pgTable(tableNameOf(master), shapeOf(master), (table) => {
    const columnsOf = (names: readonly string[]) => columnsNamed(table, names)
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
      ...referencesOf(master).flatMap((reference) => pointing(master, reference, table)),
    ]
  })

/** Its columns, for statements over whatever refers to it; a module that writes its table out has them all, and more. */
export function tableOf(master: ReferredMaster): MasterTable {
  const made = tables.get(master) ?? pgTable(tableNameOf(master), shapeOf(master))
  tables.set(master, made)
  return made
}

/** Made once for each definition. */
const tables = new WeakMap<ReferredMaster, MasterTable>()

export const tableNameOf = ({ table, name }: Pick<ReferredMaster, 'table' | 'name'>): string => table ?? name

function shapeOf({ fields, perFactory }: Pick<ReferredMaster, 'fields' | 'perFactory'>) {
  const columns = Object.entries(fields).map(([name, field]) => [name, columnOf(field)] as const)
  const searched = Object.keys(fields).filter((name) => isInSearchKey(fields[name]))
  return {
    company_cd: companyColumn(),
    ...Object.fromEntries(perFactory ? [['factory_cd', codeColumn(10).notNull()], ...columns] : columns),
    abort_div: codeColumn(1).notNull().default('0'),
    search_key: searchKeyColumn().generatedAlwaysAs(
      searchKeyOf(
        ...searched,
        ...searched.filter((name) => isTelephone(fields[name])).map((name) => withoutHyphens(name)),
      ),
    ),
    ...commonColumns(),
  }
}

type Columns = Readonly<Record<string, PgColumn>>

const columnsNamed = (table: Columns, names: readonly string[]): PgColumn[] =>
  names.flatMap((wanted) =>
    Object.entries(table).flatMap(([name, column]) => (name === wanted ? [column] : [])),
  )

/**
 * A foreign key, and the index by which the database and "used by" find who points to a record. A key with a part that
 * is always the same has no column for it, and so no foreign key.
 */
function pointing(master: AnyMaster, reference: DeclaredReference, table: Columns) {
  const { name, parts, target } = reference
  const ofFactory = target.perFactory ? ['factory_cd'] : []
  const fields = parts.filter((part) => fixedPart(part) === undefined)
  const columns = ['company_cd', ...ofFactory, ...fields]
  const [first, ...rest] = columnsNamed(table, columns)
  if (!first) throw new Error(`${master.name}.${name} points nowhere`)
  const key = ['company_cd', ...keyColumns(master)]
  const isIndexed = columns.every((column, at) => key[at] === column)
  return [
    ...(fields.length === parts.length
      ? [keyInto(target, `${master.name}_${name}_fk`, [first, ...rest])]
      : []),
    ...(isIndexed ? [] : [index(`${master.name}_of_${name}`).on(first, ...rest)]),
  ]
}

function keyInto(target: ReferredMaster, name: string, columns: [PgColumn, ...PgColumn[]]) {
  const [first, ...rest] = ['company_cd', ...keyColumns(target)].map((column) =>
    columnNamed(tableOf(target), column),
  )
  if (!first) throw new Error(`${target.name} has no key`)
  return foreignKey({ name, columns, foreignColumns: [first, ...rest] })
}

/** Beside the order of the key. */
function indexedOrders(master: AnyMaster): readonly string[] {
  const orders = [kanaOf(master), master.sort?.replace(/^-/, '')]
  return [...new Set(orders)].filter((name) => name !== undefined).filter((name) => name !== master.key[0])
}

/** The columns that tell a company's records apart. */
export const keyColumns = ({ perFactory, key }: Pick<AnyMaster, 'perFactory' | 'key'>): readonly string[] =>
  perFactory ? ['factory_cd', ...key] : key

/** A keyword finds a record by its codes, its name, its reading and its telephone. */
export const isInSearchKey = (field: Field | undefined): boolean =>
  field !== undefined && (['code', 'name', 'kana', 'reference'].includes(field.kind) || isTelephone(field))

/** As people type a telephone, too. */
const withoutHyphens = (name: string): SQL => sql`replace(coalesce(${sql.identifier(name)}, ''), '-', '')`

const isTelephone = (field: Field | undefined): boolean => field?.entry === 'tel'

/** Names sort by their reading, not by their characters (decisions.md). */
export const kanaOf = ({ fields }: Pick<AnyMaster, 'fields'>): string | undefined =>
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

export function columnOf(field: Field) {
  switch (field.kind) {
    case 'code':
      return codeColumn(field.max ?? 20).notNull()
    case 'kana':
      return codeColumn(field.max ?? 60)
        .notNull()
        .default('')
    case 'choice':
      return field.initial === undefined
        ? codeColumn(20).notNull()
        : codeColumn(20).notNull().default(field.initial)
    case 'name':
    case 'text':
      return varchar({ length: field.max ?? 100 })
        .notNull()
        .default('')
    case 'flag':
      return boolean().notNull().default(false)
    case 'integer':
      return integer()
        .notNull()
        .default(Number(field.initial ?? 0))
    case 'decimal':
      return numeric({ precision: field.precision ?? 18, scale: field.scale ?? 0 })
        .notNull()
        .default(field.initial ?? '0')
    case 'date':
      return field.required ? date({ mode: 'string' }).notNull() : date({ mode: 'string' })
    case 'reference':
      return field.required ? codeColumn(field.max ?? 20).notNull() : codeColumn(field.max ?? 20)
  }
}

/** No date and no reference are NULL in the table, and a blank everywhere else. */
export const isNullable = ({ kind, required }: Field): boolean =>
  !required && (kind === 'date' || kind === 'reference')

/** Fields of a record as the table holds them. Called for every row of a file: a loop takes a third of the time of entries. */
export function toColumns(
  { fields }: Pick<AnyMaster, 'fields'>,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const name of names) {
    const [field, value] = [fields[name], values[name]]
    row[name] = value === '' && field && isNullable(field) ? null : value
  }
  return row
}
