import { getTableName, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn } from 'drizzle-orm/pg-core'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { AnyStored, AnyValues, MasterRow } from '#platform/contract/master-record.ts'
import type { Context, SessionContext } from '../context.ts'
import { rows } from '../database/database.ts'
import { ownRows } from '../database/own-rows.ts'
import { preparedRows } from '../database/prepared.ts'
import { neighboursOf } from '../list/neighbours.ts'
import { DefinedColumns } from '../database/stated-columns.ts'
import type { FactoryKey } from '../database/database.ts'
import type { Session } from '../session.ts'
import { point, type Registered } from '../module/point.ts'
import type { MasterService } from './master-service.ts'
import { columnNamed } from './master-table.ts'
import { actsOfList, everyAct, rulesOf, type Act, type Rules } from './policy.ts'
import { rowColumns, selectedColumns } from './row-columns.ts'
import { readUsage, usesOf, type Use } from './usage.ts'

/** A master with its table and its rules, among the modules of a composition. */
export interface ServedMaster extends MasterService {
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

/** Every master of the composition. */
export const servedMasters = point<ServedMaster>('masters')

export function serveMaster(service: MasterService, registered: Registered): ServedMaster {
  const { master, table, policy } = service
  const selecting = (acts: readonly Act[]) =>
    asWritten(sql`SELECT ${selectedColumns(master, getTableName(table))}${rules().columns(acts)}`)
  const uses = once(() => usesOf(master, policy.references ?? [], registered))
  const rules = once(() => rulesOf(master, policy, uses()))
  const select = once(() => selecting(everyAct))
  const selectList = once(() => selecting(actsOfList))
  const selectRows = once(() => selecting([]))
  return {
    ...service,
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
}

/** For what handles several masters at once. */
export function servedMaster(
  { registered }: Pick<SessionContext, 'registered'>,
  { name }: Pick<AnyMaster, 'name'>,
): ServedMaster {
  const found = registered(servedMasters).find(({ master }) => master.name === name)
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
export const inScope = ({ master, table, column }: ServedMaster, place: FactoryKey): SQL =>
  master.perFactory
    ? sql`${table.company_cd} = ${place.company_cd} AND ${column('factory_cd')} = ${place.factory_cd}`
    : sql`${table.company_cd} = ${place.company_cd}`

export const isRecord = (served: ServedMaster, session: Session, key: AnyValues): SQL =>
  sql.join(
    [
      inScope(served, session),
      ...served.master.key.map((name) => sql`${served.column(name)} = ${key[name]}`),
    ],
    sql` AND `,
  )

/** A master's record as its table has it. */
export const recordColumns = new DefinedColumns<AnyStored>()

export async function findRecord(
  { tx, session }: Context,
  served: ServedMaster,
  key: AnyValues,
): Promise<AnyStored | undefined> {
  const { select, table } = served
  const [record] = await preparedRows(
    tx,
    recordColumns,
    sql`${select} FROM ${table} WHERE ${isRecord(served, session, key)}`,
  )
  return record
}

/** The records before and behind one in the order of their codes, without what is abolished. */
export const neighboursOfRecord = (served: ServedMaster, { tx, session }: Context, key: AnyValues) =>
  neighboursOf(tx, {
    among: sql`FROM ${served.table} WHERE ${inScope(served, session)} AND ${served.table.abort_div} <> '2'`,
    columns: Object.fromEntries(served.master.key.map((name) => [name, served.column(name)])),
    key,
  })

/** Holds the record until the end of the transaction: whoever else wants to change it waits. */
export async function lockRecord(
  { tx, session }: Context,
  served: ServedMaster,
  key: AnyValues,
): Promise<AnyStored | undefined> {
  const { select, table } = served
  const [record] = await rows(
    tx,
    recordColumns,
    sql`${select} FROM ${table} WHERE ${isRecord(served, session, key)} FOR UPDATE OF ${sql.identifier(getTableName(table))}`,
  )
  return record
}

/** Where a record is used. */
export const usageOfRecord = (served: ServedMaster, context: Context, key: AnyValues) => {
  const { table, uses } = served
  const record = sql`(SELECT * FROM ${table} WHERE ${isRecord(served, context.session, key)}) AS ${sql.identifier(getTableName(table))}`
  return readUsage(context, uses, record)
}

/** Records as they cross the wire, which have been asked for these acts. */
export function rowsOf(
  served: ServedMaster,
  records: readonly AnyStored[],
  acts: readonly Act[],
  context: SessionContext,
): MasterRow[] {
  const { columns, rules } = served
  const abilities = rules.abilitiesFor(acts, context.session, context.language)
  return records.map((record) => {
    const row: Record<string, unknown> = {}
    for (const name of columns) row[name] = record[name]
    const { abort_div, create_user, update_user, update_cnt } = record
    return Object.assign(row, {
      ...{ abort_div, create_user, update_user, update_cnt },
      create_dt: instantOf(record.create_dt),
      update_dt: instantOf(record.update_dt),
      abilities: abilities(record),
    })
  })
}

export function rowOf(served: ServedMaster, record: AnyStored, context: Context): MasterRow {
  const [row] = rowsOf(served, [record], everyAct, context)
  if (!row) throw new Error('A record gives a row')
  return row
}

/** PostgreSQL writes `2026-07-04 03:00:00.123+00` in a session whose time zone is UTC; the wire has ISO 8601. */
export const instantOf = (moment: string): string =>
  moment.endsWith('+00') ? `${moment.slice(0, 10)}T${moment.slice(11, -3)}Z` : moment

/** The key as one text: for the change history. Codes have no blanks. */
export const keyText = ({ master }: ServedMaster, key: AnyValues): string =>
  master.key.map((name) => key[name]).join(' ')

/** The same as a person reads it in a message. */
export const saidKey = ({ master: { key: names, fields } }: ServedMaster, key: AnyValues): string =>
  names
    .map((name) => {
      const text = String(key[name] ?? '')
      return fields[name]?.kind === 'date' ? text.replaceAll('-', '/') : text
    })
    .join(' ')

/** The key, telling the factories of a company apart. */
export const historyKey = (served: ServedMaster, { session }: Context, key: AnyValues): string =>
  [...(served.master.perFactory ? [session.factory_cd] : []), keyText(served, key)].join(' ')

export const fieldsToEdit = ({ key, fields }: AnyMaster): readonly string[] =>
  Object.keys(fields).filter((name) => !key.includes(name))
