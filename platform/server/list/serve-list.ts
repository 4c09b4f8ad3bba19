import { sql, type SQL } from 'drizzle-orm'
import type { List, ListColumn, ListRow } from '#platform/contract/list-definition.ts'
import { route, steps, type Route } from '../http/route.ts'
import type { Directory } from '../master/directory.ts'
import type { Place } from '../http/met-sessions.ts'
import { downloadNow } from './download-now.ts'
import { downloadOfList } from './list-files.ts'
import { listRoute } from './list-route.ts'
import { readTotal } from './read-list.ts'
import type { ServedList, Stored } from './served-list.ts'
import { beginsWith, hasPart } from './where-of-list.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'

/** Where the rows of a list come from that is no master. */
export interface ListSource {
  /** A whole `SELECT` with one column for each of the definition, by its name: of this session's company and factory. */
  rows(place: Place): SQL
  /**
   * The codes that a typed text means, as a `SELECT` of them, by the column: found once in the master, instead of for
   * each row by the name that stands beside its code.
   */
  readonly meant?: Readonly<Record<string, (place: Place, text: string) => SQL>>
  /** The rows are worked out from others, not stored. */
  readonly computed?: boolean
  readonly timeZoneOf: Directory['timeZoneOf']
}

/** The calls of a list, from its definition and a SELECT. */
export function listRoutes<Row extends ListRow>(list: List<Row>, source: ListSource): readonly Route[] {
  const served = serveList(list, source)
  const files = downloadOfList(served)
  const { getTotal, csvDownload, xlsxDownload } = list.endpoints
  return [
    listRoute(served),
    route(getTotal, (context, search) => readTotal(served, context, search)),
    steps(csvDownload, (context, search) => downloadNow(list.name, files, 'csv', context, search)),
    steps(xlsxDownload, (context, search) => downloadNow(list.name, files, 'xlsx', context, search)),
  ]
}

/** For who reads the rows of a list otherwise than its calls do. */
export function serveList<Row extends ListRow>(
  list: List<Row>,
  { rows, timeZoneOf, meant = {}, computed = false }: ListSource,
): ServedList<Row> {
  const alias = sql.identifier(list.name)
  const column = (name: string) => sql`${alias}.${sql.identifier(name)}`
  const select = sql`SELECT ${sql.join(
    Object.entries(list.columns).flatMap(([name, shape]) => wireColumns(column, name, shape)),
    sql`, `,
  )}`
  return {
    list,
    from: (place) => sql`(${rows(place)}) AS ${alias}`,
    alias: list.name,
    select,
    selectRows: select,
    rowKey: list.key,
    computed,
    column,
    scope: () => sql`true`,
    sortedBy: (name) => name,
    asked(name, condition, place) {
      const named = list.columns[name]?.named
      if (condition.is !== 'beginning' || named === undefined) return undefined
      const codes = meant[name]?.(place, condition.text)
      if (codes) return sql`${column(name)} IN (${codes})`
      const byCode = beginsWith(column(name), normaliseCode(condition.text))
      return sql`(${byCode} OR ${hasPart(column(named), condition.text)})`
    },
    // The SELECT has been made of the definition's columns, and the answer is checked by its schema.
    rowsOf: (found) => found as readonly Stored[] as Row[],
    timeZoneOf,
  }
}

/** A column as the wire has it, and the name that belongs to its code. */
function wireColumns(column: (name: string) => SQL, name: string, shape: ListColumn): readonly SQL[] {
  const own = sql`${valueOf(shape, column(name))} AS ${sql.identifier(name)}`
  const { named } = shape
  return named === undefined ? [own] : [own, sql`coalesce(${column(named)}, '') AS ${sql.identifier(named)}`]
}

function valueOf({ kind }: ListColumn, column: SQL): SQL {
  switch (kind) {
    case 'decimal':
      return sql`coalesce(trim_scale(${column})::text, '')`
    case 'date':
      return sql`coalesce(to_char(${column}, 'YYYY-MM-DD'), '')`
    case 'moment':
      return sql`coalesce(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`
    case 'integer':
    case 'flag':
      return column
    case 'code':
    case 'text':
    case 'choice':
      return sql`coalesce(${column}, '')`
  }
}
