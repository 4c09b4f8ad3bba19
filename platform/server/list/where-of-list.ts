import { sql, type SQL } from 'drizzle-orm'
import { readCondition, type ColumnKind, type Condition } from '#platform/contract/list-condition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { FactoryKey, Tx } from '../database/database.ts'
import type { Session } from '../session.ts'
import type { ServedList } from './served-list.ts'

/** Conditions as a call brings them: parameters with the names of columns, and the keyword. */
export type Search = ListRow

/** The rows that a search finds, among those that the session may see. */
export async function whereOf(
  served: ServedList,
  { tx, session }: { readonly tx: Tx; readonly session: Session },
  search: Search,
): Promise<SQL> {
  const zone = asksMoments(served, search) ? await served.timeZoneOf(tx, session) : undefined
  return whereIn(served, session, search, zone)
}

export const asksMoments = ({ list }: ServedList, search: Search): boolean =>
  Object.entries(list.columns).some(([name, { kind }]) => kind === 'moment' && textOf(search[name]) !== '')

/** The same for whom the clock is known already, or not needed. */
export function whereIn(served: ServedList, place: FactoryKey, search: Search, zone = ''): SQL {
  const { list } = served
  const conditions = [served.scope(place)]
  for (const word of wordsIn(textOf(search['keyword'])))
    if (served.hasWord) conditions.push(served.hasWord(word))
  for (const [name, { kind }] of Object.entries(list.columns)) {
    const condition = readCondition(kind, textOf(search[name]))
    if (!condition) continue
    const own = served.asked?.(name, condition, place)
    const asked = own ?? conditionOn(served.column(name), kind, condition, zone)
    const { late } = list
    const withLate = late?.day === name && search['with_late'] !== '0'
    conditions.push(withLate ? sql`(${asked} OR ${served.column(late.flag)})` : asked)
  }
  return sql.join(conditions, sql` AND `)
}

/** The columns that a search and its order name: their rows are found by them, shown or not. */
export function columnsAsked(
  { columns, key, sort, late }: ServedList['list'],
  search: Search,
): readonly string[] {
  const order = textOf(search['sort']) || sort
  const named = Object.keys(columns).filter((name) => textOf(search[name]) !== '')
  return [...key, order.replace(/^-/, ''), ...named, ...(late ? [late.flag] : [])]
}

export const wordsIn = (keyword: string | undefined): readonly string[] =>
  (keyword ?? '').split(/\s+/).filter(Boolean)

/** A condition as a call brings it; nothing is a blank. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function conditionOn(column: SQL, kind: ColumnKind, condition: Condition, zone: string): SQL {
  switch (condition.is) {
    case 'beginning':
      return beginsWith(column, normaliseCode(condition.text))
    case 'part':
      return hasPart(column, condition.text)
    case 'oneOf':
      return isOneOf(column, kind, condition.values)
    case 'range':
      return isWithin(column, kind, condition, zone)
  }
}

export const hasPart = (column: SQL, part: string): SQL =>
  sql`kaname_fold(${column}) LIKE kaname_part_pattern(${part})`

/** That a typed text means a code: its beginning, or a part of the name that belongs to it. */
export const isMeant = (code: SQL, name: SQL, text: string): SQL =>
  sql`(${beginsWith(code, normaliseCode(text))} OR ${hasPart(name, text)})`

/** As a range, which the index of the key serves: code columns sort by their bytes. */
export const beginsWith = (column: SQL, prefix: string): SQL =>
  sql`${column} >= ${prefix} AND ${column} < ${`${prefix}\u{10FFFF}`}`

function isOneOf(column: SQL, kind: ColumnKind, values: readonly string[]): SQL {
  const each = values.map((value) => (kind === 'flag' ? sql`${value === '1'}` : sql`${value}`))
  return sql`${column} IN (${sql.join(each, sql`, `)})`
}

/** Both ends belong to it; of moments, the whole of the last day. */
function isWithin(
  column: SQL,
  kind: ColumnKind,
  { from, to }: Condition & { is: 'range' },
  zone: string,
): SQL {
  const type = sql.raw(kind === 'integer' || kind === 'decimal' ? kind : 'date')
  const beginning = (day: SQL) => sql`((${day})::timestamp AT TIME ZONE ${zone})`
  const isMoment = kind === 'moment'
  const ends: SQL[] = []
  if (from) {
    const value = sql`${from}::${type}`
    ends.push(sql`${column} >= ${isMoment ? beginning(value) : value}`)
  }
  if (to) {
    const value = sql`${to}::${type}`
    ends.push(isMoment ? sql`${column} < ${beginning(sql`${value} + 1`)}` : sql`${column} <= ${value}`)
  }
  return sql.join(ends, sql` AND `)
}
