import { sql, type SQL } from 'drizzle-orm'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { columnsOfRows } from '#platform/contract/list-asked.ts'
import type { List, ListQuery } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import type { Context, SessionContext } from '../context.ts'
import { rows } from '../database/database.ts'
import { rowsReadOneWay } from '../database/one-way.ts'
import { anyColumns } from '../database/stated-columns.ts'
import type { ServedList, Stored } from './served-list.ts'
import { columnsAsked, whereOf, type Search } from './where-of-list.ts'

/**
 * A page, cut before anything dear is asked about its rows: rules are subqueries, and would otherwise be evaluated for
 * the rows of all pages before it. One row more than the page has tells whether there is a next one.
 */
export async function readList<Row extends ListRow>(
  served: ServedList<Row>,
  context: Context,
  query: ListQuery,
): Promise<ListPage<Row>> {
  const where = await whereOf(served, context, query)
  const read = served.isReadOneWay?.(query) ? rowsReadOneWay : rows
  const found = await read(context.tx, anyColumns, pageStatement(served, context, where, query))
  return pageFound(served, context, query, found)
}

export interface ListPage<Row> {
  list: Row[]
  total: null
  has_next: boolean
}

type PageOf = Pick<SessionContext, 'session' | 'registered' | 'language'>

export function pageStatement(
  served: ServedList,
  { session, registered, language }: PageOf,
  where: SQL,
  query: ListQuery,
): SQL {
  const columns = columnsOfRows(served.list, query.columns)
  const read = new Set([...columns, ...columnsAsked(served.list, query)])
  const page = pageOf(
    served,
    served.from(session, query, registered, language, read),
    where,
    query,
    cutOf(query),
  )
  return sql`${served.select(columns)} FROM (${page}) AS ${sql.identifier(served.alias)}
    ORDER BY ${orderOf(served, query.sort, false)}`
}

export function pageFound<Row extends ListRow>(
  served: ServedList<Row>,
  context: SessionContext,
  query: ListQuery,
  found: readonly Stored[],
): ListPage<Row> {
  const { page, size } = query
  const cut = cutOf(query)
  return {
    list: served.rowsOf(found.slice(0, size), context),
    total: null,
    has_next: cut.fromEnd ? page * size < cut.total : found.length > size,
  }
}

/** Which rows, counted from the nearer end: pages near the last one are then as quick as those near the first. */
type Cut =
  | { readonly fromEnd: false; readonly limit: number; readonly offset: number }
  | { readonly fromEnd: true; readonly limit: number; readonly offset: number; readonly total: number }

function cutOf({ page, size, known_total: total }: ListQuery): Cut {
  const offset = (page - 1) * size
  if (total === undefined || offset >= total || offset <= total / 2)
    return { fromEnd: false, limit: size + 1, offset }
  const limit = Math.min(size, total - offset)
  return { fromEnd: true, limit, offset: total - offset - limit, total }
}

/** Of a far page only the keys are sorted and skipped; its rows are fetched by them. */
function pageOf(
  served: ServedList,
  from: SQL,
  where: SQL,
  { sort }: ListQuery,
  { limit, offset, fromEnd }: Cut,
): SQL {
  const { alias, rowKey, computed } = served
  const order = orderOf(served, sort, fromEnd)
  // In the words, not as parameters: they decide the plan.
  const bounds = sql.raw(`LIMIT ${limit}${offset > 0 ? ` OFFSET ${offset}` : ''}`)
  if (offset === 0 || computed) return sql`SELECT * FROM ${from} WHERE ${where} ORDER BY ${order} ${bounds}`
  const key = sql.join(
    rowKey.map((name) => sql.identifier(name)),
    sql`, `,
  )
  return sql`SELECT ${sql.identifier(alias)}.* FROM (
      SELECT ${key} FROM ${from} WHERE ${where} ORDER BY ${order} ${bounds}
    ) AS page JOIN ${from} USING (${key})`
}

/** Ties are broken by the key, in the same direction, so that one index serves both; lines stay in the order of their slip. */
function orderOf({ list, column, sortedBy }: ServedList, wanted: string | undefined, turned: boolean): SQL {
  const sort = wanted ?? list.sort
  const direction = sort.startsWith('-') === turned ? sql`` : sql` DESC`
  const first = sortedBy(sort.replace(/^-/, ''))
  const upwards = turned ? sql` DESC` : sql``
  return sql.join(
    [...new Set([first, ...list.key])].map((name) => {
      const way = name === list.within && name !== first ? upwards : direction
      const isByLength = name === first && list.columns[name]?.lengthFirst
      return sql`${isByLength ? sql`length(${column(name)})${way}, ` : sql``}${column(name)}${way}`
    }),
    sql`, `,
  )
}

/** How many rows there are, and the sums of the columns that have one. */
export async function readTotal(
  served: ServedList,
  context: Context,
  search: Search,
): Promise<OutputOf<List['endpoints']['getTotal']>> {
  const summed = Object.entries(served.list.columns).filter(([, { total }]) => total)
  const sums = summed.map(
    ([name]) =>
      sql`, trim_scale(coalesce(sum(${served.column(name)}), 0)::numeric)::text AS ${sql.identifier(name)}`,
  )
  const where = await whereOf(served, context, search)
  const { session, registered, language } = context
  const read = new Set([...summed.map(([name]) => name), ...columnsAsked(served.list, search)])
  const [found] = await rows(
    context.tx,
    anyColumns,
    sql`SELECT count(*)::int AS row_count${sql.join(sums)} FROM ${served.from(session, search, registered, language, read)} WHERE ${where}`,
  )
  const total = Number(found?.['row_count'] ?? 0)
  if (summed.length === 0) return { total }
  return { total, totals: Object.fromEntries(summed.map(([name]) => [name, String(found?.[name] ?? '0')])) }
}
