import { sql, type SQL } from 'drizzle-orm'
import { isDate } from '#platform/contract/day-input.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { asPeopleRead, isContent, storedKind } from '#platform/server/database/stored-as-text.ts'
import { definedTables, type DefinedTable } from '#platform/server/master/defined-tables.ts'
import { dbSearchErrors, type Question } from '../../contract/db-search/db-search.ts'

export type Column = DefinedTable['columns'][number]

/** The company is always one's own. */
export const isShown = (column: Column): boolean => !isContent(column) && column.name !== 'company_cd'

export interface AskedTable {
  readonly table: DefinedTable
  readonly columns: readonly Column[]
}

/** What may be asked, by its names: nothing that a caller has sent becomes a part of a statement. */
export async function askedTable(context: Context, asked: Question): Promise<AskedTable> {
  const table = (await definedTables(context)).find(({ name }) => name === asked.table)
  if (!table) throw user[1012].with()
  const columns = asked.columns.map((name, at) => columnOf(table, name, `asked.columns.${at}`))
  for (const [at, { column }] of asked.conditions.entries())
    columnOf(table, column, `asked.conditions.${at}.column`)
  if (asked.order !== '') columnOf(table, asked.order, 'asked.order')
  return { table, columns }
}

function columnOf(table: DefinedTable, name: string, path: string): Column {
  const column = table.columns.find((one) => one.name === name)
  if (!column || !isShown(column)) throw dbSearchErrors.BIZ_QUERY_COLUMN.with({ column: name }).at(path)
  return column
}

/** The rows of the session's company, and by the lock of the transaction of its factory. */
export function searchStatement(
  { session, language }: Context,
  { table, columns }: AskedTable,
  asked: Question,
  { zone, limit }: { readonly zone: string; readonly limit: number },
): SQL {
  const shown = columns.map((column, at) => sql`${shownAs(column, zone)} AS ${sql.identifier(`c${at}`)}`)
  const conditions = asked.conditions.map((one, at) => {
    const column = columnOf(table, one.column, '')
    const condition = conditionOf(column, one, zone)
    const label = column.label ? say(column.label, language) : column.name
    if (!condition)
      throw dbSearchErrors.BIZ_QUERY_VALUE.with({ column: label }).at(`asked.conditions.${at}.value`)
    return condition
  })
  const key = table.constraints.find(({ kind }) => kind === 'p')?.columns ?? []
  const order = asked.order === '' ? key : [asked.order, ...key.filter((name) => name !== asked.order)]
  const sorted = order.map((name, at) =>
    at === 0 && asked.descending ? sql`${cell(name)} DESC NULLS LAST` : cell(name),
  )
  return sql`SELECT ${sql.join(shown, sql`, `)} FROM ${sql.identifier(table.name)} AS t
    WHERE ${sql.join([sql`t.company_cd = ${session.company_cd}`, ...conditions], sql` AND `)}
    ${sorted.length > 0 ? sql`ORDER BY ${sql.join(sorted, sql`, `)}` : sql``} LIMIT ${limit}`
}

const cell = (name: string): SQL => sql`t.${sql.identifier(name)}`

/** More of a cell is nothing to look at in a table. */
const longestCell = 1_000

function shownAs(column: Column, zone: string): SQL {
  const shown = asPeopleRead(cell(column.name), column, zone)
  return storedKind(column) === 'text' ? sql`left(${shown}, ${longestCell})` : shown
}

/** Undefined: the value cannot be compared with the column. */
function conditionOf(column: Column, one: Question['conditions'][number], zone: string): SQL | undefined {
  const stored = cell(column.name)
  const empty = sql`coalesce(${stored}::text, '') = ''`
  switch (one.by) {
    case 'empty':
      return empty
    case 'filled':
      return sql`NOT (${empty})`
    case 'like': {
      const part = one.value.replace(/[\\%_]/g, (sign) => `\\${sign}`)
      return sql`${stored}::text ILIKE ${`%${part}%`}`
    }
    case 'eq': {
      const [compared, value] = comparable(column, one.value, zone)
      return value && sql`${compared} = ${value}`
    }
    case 'between': {
      const [compared, from] = comparable(column, one.value, zone)
      const [, to] = comparable(column, one.to, zone)
      if ((one.value !== '' && !from) || (one.to !== '' && !to)) return undefined
      return sql`(${from ? sql`${compared} >= ${from}` : sql`true`} AND ${to ? sql`${compared} <= ${to}` : sql`true`})`
    }
  }
}

/** A column and a value that it can be compared with; moments are looked for by their day. */
function comparable(column: Column, typed: string, zone: string): readonly [SQL, SQL | undefined] {
  const stored = cell(column.name)
  const plain = typed.normalize('NFKC').trim()
  const day = plain.replaceAll('/', '-')
  switch (storedKind(column)) {
    case 'number': {
      const isNumber = /^-?\d{1,30}(\.\d{1,20})?$/.test(plain.replaceAll(',', ''))
      return [stored, isNumber ? sql`${plain.replaceAll(',', '')}::numeric` : undefined]
    }
    case 'date':
      return [stored, isDate(day) ? sql`${day}::date` : undefined]
    case 'moment':
      return [sql`(${stored} AT TIME ZONE ${zone})::date`, isDate(day) ? sql`${day}::date` : undefined]
    case 'flag':
      return [stored, /^[01]$/.test(plain) ? sql`${plain === '1'}::boolean` : undefined]
    default:
      return [sql`${stored}::text`, typed === '' ? undefined : sql`${typed}`]
  }
}
