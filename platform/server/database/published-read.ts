import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inWords } from './prepared.ts'

/**
 * What a module lets others read of a table of its own (its `server/views.ts`). The key is always the whole one, company
 * included, so that nobody can forget a part of it.
 */
export interface PublishedRead<Key extends string, Column extends string> {
  /**
   * A column for a row that carries the key, as a scalar subquery: `itemRead.of('l', 'item_nm')` for the alias l,
   * `locationRead.of('b', 'location_nm', { location_cd: 'warehouse_cd' })` where a part of the key has another name there,
   * `businessDayRead.of(session, 'biz_dt')` for values. It is quick too on a database that has never counted its rows,
   * where a join is planned as if every table had one.
   */
  of(row: string | Readonly<Record<Key, SQL | string>>, column: Column, named?: KeyNames<Key>): SQL
  /** All of its rows, key and columns, to search or to join: `FROM ${itemRead.rows} AS i`. */
  readonly rows: SQL
  /** The factory is part of its key. */
  readonly perFactory: boolean
}

type KeyNames<Key extends string> = Readonly<Partial<Record<Key, string>>>

interface Publication<Key extends string, Column extends string, Named extends string> {
  readonly key: readonly Key[]
  readonly columns: readonly Column[]
  /** What is found by them, such as the name behind a code; `own` is a column of the table. */
  readonly named?: (own: (column: Key | Column) => SQL) => Readonly<Record<Named, SQL>>
}

export function publishedRead<Key extends string, Column extends string, Named extends string = never>(
  table: PgTable,
  { key, columns, named }: Publication<Key, Column, Named>,
): PublishedRead<Key, Column | Named> {
  refuseUnknown(table, [...key, ...columns])
  // Nobody else calls a row like this, so the row that asks is never hidden behind it.
  const alias = sql.identifier(`read_${getTableName(table)}`)
  const own = (column: string) => sql`${alias}.${sql.identifier(column)}`
  const expressions = new Map<string, SQL>([
    ...[...key, ...columns].map((name): [string, SQL] => [name, own(name)]),
    ...Object.entries<SQL>(named?.(own) ?? {}),
  ])
  const listed = [...expressions].map(([name, expression]) => sql`${expression} AS ${sql.identifier(name)}`)
  const where = (column: Key | Column | Named, valueOf: (part: Key) => SQL): SQL => {
    const isRow = key.map((part) => sql`${own(part)} = ${valueOf(part)}`)
    return sql`(SELECT ${expressions.get(column)} FROM ${table} AS ${alias} WHERE ${sql.join(isRow, sql` AND `)})`
  }
  const ofRows = new Map<string, SQL>()
  return {
    of(row, column, names) {
      if (typeof row !== 'string') return where(column, (part) => sql`${row[part]}`)
      const columns = key.map((part) => names?.[part] ?? part)
      const asked = [row, column, ...columns].join('.')
      const known = ofRows.get(asked)
      if (known) return known
      const made = inWords(
        where(column, (part) => sql`${sql.identifier(row)}.${sql.identifier(names?.[part] ?? part)}`),
      )
      ofRows.set(asked, made)
      return made
    },
    rows: inWords(sql`(SELECT ${sql.join(listed, sql`, `)} FROM ${table} AS ${alias})`),
    perFactory: key.some((part) => part === 'factory_cd'),
  }
}

/** Found when the program starts, not when somebody first asks. */
function refuseUnknown(table: PgTable, names: readonly string[]): void {
  const known = new Set(Object.values(getTableColumns(table)).map(({ name }) => name))
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined) throw new Error(`${getTableName(table)} has no column ${unknown}`)
}
