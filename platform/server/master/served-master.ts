import { getTableName, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn } from 'drizzle-orm/pg-core'
import type { Master, MasterRow } from '#platform/contract/master.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { ownRows } from '../database/own-rows.ts'
import { preparedRows } from '../database/prepared.ts'
import type { Session } from '../session.ts'
import type { Directory } from './directory.ts'
import { columnNamed, type MasterTable } from './master-table.ts'
import { actsOfList, everyAct, rulesOf, type Act, type Policy, type Rules, type Stored } from './policy.ts'

/** A master with its table and its rules, worked out once at start-up. */
export interface ServedMaster {
  readonly master: Master
  readonly table: MasterTable
  /** The table's name in SQL. */
  readonly tableName: SQL
  readonly directory: Directory
  readonly rules: Rules
  readonly created: NonNullable<Policy['created']>
  readonly changed: NonNullable<Policy['changed']>
  /** `SELECT …` with the list of columns, and what each act is refused by. */
  readonly select: SQL
  /** The same for a list, which asks less. */
  readonly selectList: SQL
  readonly ownRows: SQL
  /** Names of the columns of an answer. */
  readonly columns: readonly string[]
  readonly column: (name: string) => PgColumn
}

export function serveMaster(
  master: Master,
  table: MasterTable,
  options: Policy & { readonly directory: Directory },
): ServedMaster {
  const rules = rulesOf(master, table, options)
  const columns = rowColumns(master)
  const selected = columns.map((name) => columnNamed(table, name))
  const selecting = (acts: readonly Act[]) =>
    asWritten(sql`SELECT ${sql.join(selected, sql`, `)}${rules.columns(acts)}`)
  return {
    master,
    table,
    tableName: asWritten(sql`${sql.identifier(getTableName(table))}`),
    directory: options.directory,
    rules,
    created: options.created ?? (() => Promise.resolve()),
    changed: options.changed ?? (() => Promise.resolve()),
    select: selecting(everyAct),
    selectList: selecting(actsOfList),
    columns,
    ownRows: asWritten(ownRows(table)),
    column: (name) => columnNamed(table, name),
  }
}

/** What every statement of this master begins with is made into text once. */
const asWritten = (part: SQL): SQL => sql.raw(new PgDialect().sqlToQuery(part.inlineParams()).sql)

const rowColumns = ({ fields }: Master): readonly string[] => [
  ...Object.keys(fields),
  'abort_div',
  'create_user',
  'create_dt',
  'update_user',
  'update_dt',
  'update_cnt',
]

/** The rows of a master that a session may see: its company's, and its factory's when the master is per factory. */
export const inScope = ({ master, table, column }: ServedMaster, session: Session): SQL =>
  master.perFactory
    ? sql`${table.company_cd} = ${session.company_cd} AND ${column('factory_cd')} = ${session.factory_cd}`
    : sql`${table.company_cd} = ${session.company_cd}`

export const isRecord = (served: ServedMaster, session: Session, key: Stored): SQL =>
  sql.join(
    [
      inScope(served, session),
      ...served.master.key.map((name) => sql`${served.column(name)} = ${key[name]}`),
    ],
    sql` AND `,
  )

export async function findRecord(
  { tx, session }: Context,
  served: ServedMaster,
  key: Stored,
): Promise<Stored | undefined> {
  const { select, table } = served
  const [record] = await preparedRows<Stored>(
    tx,
    sql`${select} FROM ${table} WHERE ${isRecord(served, session, key)}`,
  )
  return record
}

/** Holds the record until the end of the transaction: whoever else wants to change it waits. */
export async function lockRecord(
  { tx, session }: Context,
  served: ServedMaster,
  key: Stored,
): Promise<Stored | undefined> {
  const { select, table, tableName } = served
  const [record] = await rows<Stored>(
    tx,
    sql`${select} FROM ${table} WHERE ${isRecord(served, session, key)} FOR UPDATE OF ${tableName}`,
  )
  return record
}

/** Records as they cross the wire. */
export function rowsOf(served: ServedMaster, records: readonly Stored[], context: Context): MasterRow[] {
  const { columns, rules } = served
  const abilities = rules.abilitiesFor(context.session, context.language)
  return records.map((record) => {
    const row: Record<string, unknown> = {}
    for (const name of columns) row[name] = record[name]
    return Object.assign(row, {
      abort_div: String(record['abort_div']),
      create_dt: instantOf(record['create_dt']),
      update_dt: instantOf(record['update_dt']),
      update_cnt: Number(record['update_cnt']),
      abilities: abilities(record),
    })
  })
}

export function rowOf(served: ServedMaster, record: Stored, context: Context): MasterRow {
  const [row] = rowsOf(served, [record], context)
  if (!row) throw new Error('A record gives a row')
  return row
}

/** PostgreSQL writes `2026-07-04 03:00:00.123+00` in a session whose time zone is UTC; the wire has ISO 8601. */
export const instantOf = (moment: unknown): string => {
  const text = String(moment)
  return text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text
}

/** The key as one text: for messages, and for the change history. Codes have no blanks. */
export const keyText = ({ master }: ServedMaster, key: Stored): string =>
  master.key.map((name) => key[name]).join(' ')

/** The same, telling the factories of a company apart. */
export const historyKey = (served: ServedMaster, { session }: Context, key: Stored): string =>
  [...(served.master.perFactory ? [session.factory_cd] : []), keyText(served, key)].join(' ')

export const fieldsToEdit = ({ key, fields }: Master): readonly string[] =>
  Object.keys(fields).filter((name) => !key.includes(name))
