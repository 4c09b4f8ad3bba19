import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Field } from '#platform/contract/fields.ts'
import { shortest } from '#platform/contract/field-kinds.ts'
import type { Master } from '#platform/contract/master.ts'
import { referencesOf, type DeclaredReference } from '#platform/contract/master-references.ts'
import { isBlank, normaliseCode } from '#platform/contract/normalise.ts'
import { pageSizes } from '#platform/contract/constants.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { preparedRows } from '../database/prepared.ts'
import { ownRows } from '../database/own-rows.ts'
import { isInSearchKey, kanaOf, tableOf } from './master-table.ts'
import type { Stored } from './policy.ts'
import { pointsTo } from './row-columns.ts'
import { inScope, rowsOf, type ServedMaster } from './served-master.ts'

export type Search = InputOf<Master['endpoints']['getTotal']>
type ListQuery = InputOf<Master['endpoints']['getList']>
type List = OutputOf<Master['endpoints']['getList']>

/**
 * One row more than the page has tells whether there is a next one. The page is cut first: rules are subqueries, and
 * would otherwise be evaluated for the rows of all pages before it too.
 */
export async function listMaster(served: ServedMaster, context: Context, query: ListQuery): Promise<List> {
  const { page, size } = query
  const order = orderOf(served, query.sort)
  const statement = sql`${served.selectList} FROM (
      SELECT * FROM ${served.ownRows} WHERE ${matches(served, context, query)}
      ORDER BY ${order} LIMIT ${sql.raw(String(size + 1))}${offsetOf(page, size)}
    ) AS ${sql.identifier(getTableName(served.table))} ORDER BY ${order}`
  const ask = isUsual(query) ? preparedRows<Stored> : rows<Stored>
  const found = await ask(context.tx, statement)
  return {
    list: rowsOf(served, found.slice(0, size), context),
    total: null,
    has_next: found.length > size,
  }
}

export async function totalOfMaster(
  served: ServedMaster,
  context: Context,
  search: Search,
): Promise<{ total: number }> {
  const [counted] = await rows<{ total: number }>(
    context.tx,
    sql`SELECT count(*)::int AS total FROM ${served.ownRows} WHERE ${matches(served, context, search)}`,
  )
  return { total: counted?.total ?? 0 }
}

/** The list as it opens: the same words for everyone, so worth preparing. */
const isUsual = ({ page, size, sort, keyword, abort_div, ...fields }: ListQuery): boolean =>
  page === 1 &&
  pageSizes.some((usual) => usual === size) &&
  sort === undefined &&
  isBlank(keyword) &&
  abort_div.length <= 3 &&
  Object.keys(fields).length === 0

const offsetOf = (page: number, size: number): SQL =>
  page === 1 ? sql`` : sql.raw(` OFFSET ${(page - 1) * size}`)

/** The records that a search finds, among those that the session may see. */
export function matches(served: ServedMaster, { session }: Pick<Context, 'session'>, search: Search): SQL {
  const conditions = [inScope(served, session), abortDivisionIn(served, search.abort_div)]
  for (const word of wordsIn(search.keyword)) conditions.push(wordMatches(served, word))
  for (const name of served.master.search ?? []) {
    const typed = textOf(search, name)
    if (!isBlank(typed)) conditions.push(fieldMatches(served, name, typed))
  }
  return sql.join(conditions, sql` AND `)
}

function abortDivisionIn({ table }: ServedMaster, wanted: string): SQL {
  const divisions = [...new Set(wanted.split(','))].map((division) => sql`${division}`)
  return sql`${table.abort_div} IN (${sql.join(divisions, sql`, `)})`
}

export const wordsIn = (keyword: string | undefined): readonly string[] =>
  (keyword ?? '').split(/\s+/).filter(Boolean)

/** A record without a name of its own is found by the name that it refers to. */
export function wordMatches(served: ServedMaster, word: string): SQL {
  const { master, table } = served
  const named = referencesOf(master).find(({ name }) => name === master.nameField)
  const own = inSearchKey(served, word)
  return named ? sql`(${own} OR ${refersToNamed(named, getTableName(table), word)})` : own
}

/** Whether a record refers to one whose code, name or reading holds a word. */
const refersToNamed = (reference: DeclaredReference, table: string, word: string): SQL =>
  sql`EXISTS (SELECT FROM ${ownRows(tableOf(reference.target))} AS target
    WHERE ${pointsTo(reference, table, 'target')} AND target.search_key LIKE kaname_search_pattern(${word}))`

const inSearchKey = ({ table }: ServedMaster, word: string): SQL =>
  sql`${table.search_key} LIKE kaname_search_pattern(${word})`

function fieldMatches(served: ServedMaster, name: string, typed: string): SQL {
  const column = served.column(name)
  const field = served.master.fields[name]
  switch (field?.kind) {
    case 'code':
      return beginsWith(column, normaliseCode(typed))
    case 'choice':
    case 'flag':
    case 'integer':
      return sql`${column}::text = ${typed.trim()}`
    case 'decimal':
      return sql`trim_scale(${column})::text = ${shortest(typed.normalize('NFKC').replaceAll(',', '').trim())}`
    case 'date':
      return sql`to_char(${column}, 'YYYY-MM-DD') LIKE ${`${typed.trim().replaceAll(/[^\d-]/g, '-')}%`}`
    case 'reference':
      return referenceMatches(served, name, typed)
    default:
      return hasPart(served, column, field, typed.trim())
  }
}

/** By the beginning of the code, or by a part of the name that belongs to it. */
function referenceMatches(served: ServedMaster, name: string, typed: string): SQL {
  const byCode = beginsWith(served.column(name), normaliseCode(typed))
  const reference = referencesOf(served.master).find((one) => one.name === name)
  return reference
    ? sql`(${byCode} OR ${refersToNamed(reference, getTableName(served.table), typed)})`
    : byCode
}

/** As a range, which the index of the key serves: code columns sort by their bytes. */
const beginsWith = (column: PgColumn, prefix: string): SQL =>
  sql`${column} >= ${prefix} AND ${column} < ${`${prefix}\u{10FFFF}`}`

/** What is in the search key is found by its index first, then compared exactly. */
function hasPart(served: ServedMaster, column: PgColumn, field: Field | undefined, part: string): SQL {
  const exact = sql`kaname_fold(${column}) LIKE kaname_part_pattern(${part})`
  return isInSearchKey(field) ? sql`${inSearchKey(served, part)} AND ${exact}` : exact
}

/** Ties are broken by the key, in the same direction, so that one index serves both directions. */
function orderOf({ master, column }: ServedMaster, wanted: string | undefined): SQL {
  const sort = wanted ?? master.sort ?? master.key[0] ?? ''
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? sql` DESC` : sql``
  const reading = name === master.nameField ? kanaOf(master) : undefined
  const columns = new Set([reading ?? name, ...master.key])
  return sql.join(
    [...columns].map((each) => sql`${column(each)}${direction}`),
    sql`, `,
  )
}

function textOf(search: Search, name: string): string {
  const typed = Object.entries(search).find(([field]) => field === name)?.[1]
  return typeof typed === 'string' ? typed : ''
}
