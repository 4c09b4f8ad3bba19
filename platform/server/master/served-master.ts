import { getTableName, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn } from 'drizzle-orm/pg-core'
import type { Master, MasterRow } from '#platform/contract/master.ts'
import type { Context, KnownContext } from '../context.ts'
import { rows } from '../database/database.ts'
import { ownRows } from '../database/own-rows.ts'
import { preparedRows } from '../database/prepared.ts'
import type { Place } from '../http/met-sessions.ts'
import type { Session } from '../session.ts'
import type { Directory } from './directory.ts'
import { columnNamed, registerTable, type MasterTable } from './master-table.ts'
import { actsOfList, everyAct, rulesOf, type Act, type Policy, type Rules, type Stored } from './policy.ts'
import { rowColumns, selectedColumns } from './row-columns.ts'
import { declareHolder, readUsage, usesOf, type Use } from './usage.ts'

/** A master with its table and its rules. */
export interface ServedMaster {
  readonly master: Master
  readonly table: MasterTable
  readonly directory: Directory
  readonly policy: Policy
  /** What stands against an act. Worked out when it is first asked: by then every module has said what it uses. */
  readonly rules: Rules
  /** Every place where a record may be used. */
  readonly uses: readonly Use[]
  /** `SELECT …` with the list of columns, and what each act is refused by. */
  readonly select: SQL
  /** The same for a list, which asks less. */
  readonly selectList: SQL
  /** The same for a download, which asks about no act. */
  readonly selectRows: SQL
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
  registerTable(master, table)
  declareHolder(master)
  const selecting = (acts: readonly Act[]) =>
    asWritten(sql`SELECT ${selectedColumns(master, getTableName(table))}${rules().columns(acts)}`)
  const rules = once(() => rulesOf(master, options))
  const uses = once(() => usesOf(master, options.references ?? []))
  const select = once(() => selecting(everyAct))
  const selectList = once(() => selecting(actsOfList))
  const selectRows = once(() => selecting([]))
  const served: ServedMaster = {
    master,
    table,
    directory: options.directory,
    policy: options,
    get rules() {
      return rules()
    },
    get uses() {
      return uses()
    },
    get select() {
      return select()
    },
    get selectList() {
      return selectList()
    },
    get selectRows() {
      return selectRows()
    },
    columns: rowColumns(master),
    ownRows: asWritten(ownRows(table)),
    column: (name) => columnNamed(table, name),
  }
  everyServed.set(master.name, served)
  return served
}

const everyServed = new Map<string, ServedMaster>()

/** For what handles several masters at once. */
export function servedMaster({ name }: Pick<Master, 'name'>): ServedMaster {
  const found = everyServed.get(name)
  if (!found) throw new Error(`Nobody serves ${name}`)
  return found
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => (done ??= { value: work() }).value
}

/** What every statement of this master begins with is made into text once. */
const asWritten = (part: SQL): SQL => sql.raw(new PgDialect().sqlToQuery(part.inlineParams()).sql)

/** The rows of a master that a session may see: its company's, and its factory's when the master is per factory. */
export const inScope = ({ master, table, column }: ServedMaster, place: Place): SQL =>
  master.perFactory
    ? sql`${table.company_cd} = ${place.company_cd} AND ${column('factory_cd')} = ${place.factory_cd}`
    : sql`${table.company_cd} = ${place.company_cd}`

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
  const { select, table } = served
  const [record] = await rows<Stored>(
    tx,
    sql`${select} FROM ${table} WHERE ${isRecord(served, session, key)} FOR UPDATE OF ${sql.identifier(getTableName(table))}`,
  )
  return record
}

/** Where a record is used. */
export const usageOfRecord = (served: ServedMaster, context: Context, key: Stored) => {
  const { table, uses } = served
  const record = sql`(SELECT * FROM ${table} WHERE ${isRecord(served, context.session, key)}) AS ${sql.identifier(getTableName(table))}`
  return readUsage(context, uses, record)
}

/** Records as they cross the wire, which have been asked for these acts. */
export function rowsOf(
  served: ServedMaster,
  records: readonly Stored[],
  acts: readonly Act[],
  context: KnownContext,
): MasterRow[] {
  const { columns, rules } = served
  const abilities = rules.abilitiesFor(acts, context.session, context.language)
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
  const [row] = rowsOf(served, [record], everyAct, context)
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
