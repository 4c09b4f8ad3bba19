import { sql, type SQL } from 'drizzle-orm'
import { byName } from '#platform/contract/by-name.ts'
import type {
  ListColumn,
  ListColumns,
  ListRowOf,
  NamedColumn,
  SelectedColumn,
  WholeRowOf,
} from '#platform/contract/list-column.ts'
import type { ListOnScreen } from '#platform/contract/list-screen.ts'
import type { Language } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { ownTransactions, route, routeMayBeOld } from '../http/route.ts'
import type { Directory } from '../master/directory.ts'
import type { Registered } from '../module/point.ts'
import type { FactoryKey } from '../database/database.ts'
import { downloadNow } from './download-now.ts'
import { inWords } from '../database/prepared.ts'
import { downloadOfList } from './list-files.ts'
import { listRoute } from './list-route.ts'
import type { ListService } from './list-service.ts'
import { readTotal } from './read-list.ts'
import type { ServedSource } from './served-list.ts'
import { isMeant, type Search } from './where-of-list.ts'
import { daysOfMonths } from '#platform/contract/list-condition.ts'

/** What each column of a list is in SQL, by its name, and the `FROM …` that they stand in: nothing can be forgotten. */
export interface SelectedRows<C extends ListColumns> {
  readonly select: Readonly<Record<SelectedColumn<C>, SQL>>
  readonly from: SQL
}

/** Columns that are selected as a table has them: `columnsOf('b', 'item_cd', 'qty')`. */
export const columnsOf = <Name extends string>(
  table: string,
  ...names: readonly Name[]
): Readonly<Record<Name, SQL>> =>
  byName(names, (name) => sql`${sql.identifier(table)}.${sql.identifier(name)}`)

/** Where the rows of a list come from that is no master. */
export interface ListSource<C extends ListColumns> {
  /** The rows of this session's company and factory; `search` and `registered` where they are worked out for a period that is asked, or from what other modules have; the language where those name something. */
  rows(place: FactoryKey, search: Search, registered: Registered, language: Language): SelectedRows<C>
  /**
   * The codes that a typed text means, as a `SELECT` of them, by the column: found once in the master, instead of for
   * each row by the name that stands beside its code.
   */
  readonly meant?: Readonly<Partial<Record<NamedColumn<C>, (place: FactoryKey, text: string) => SQL>>>
  /** What the screen asks for by itself, of the rows that are on it: a file asks for each of its pages. */
  readonly filled?: (context: Context, rows: readonly WholeRowOf<C>[]) => Promise<readonly WholeRowOf<C>[]>
  /** The rows are worked out from others, not stored. */
  readonly computed?: boolean
  /** Whether what this search finds is so little that one plan serves, whatever its values are. */
  readonly isReadOneWay?: (search: Search) => boolean
  readonly timeZoneOf: Directory['timeZoneOf']
}

/** The calls and the files of a list, from its definition and a SELECT. */
export function listService<C extends ListColumns>(
  list: ListOnScreen<C>,
  source: ListSource<C>,
): ListService {
  const served = serveList(list, source)
  const files = downloadOfList(served)
  const { getTotal, csvDownload, xlsxDownload } = list.endpoints
  const routes = [
    listRoute(served),
    routeMayBeOld(route(getTotal, (context, search) => readTotal(served, context, search))),
    routeMayBeOld(
      ownTransactions(csvDownload, (context, search) =>
        downloadNow(list.name, files, 'csv', context, search),
      ),
    ),
    routeMayBeOld(
      ownTransactions(xlsxDownload, (context, search) =>
        downloadNow(list.name, files, 'xlsx', context, search),
      ),
    ),
  ]
  const count: ListService['count'] = async (context, search) =>
    (await readTotal(served, context, search)).total
  return { list, files, routes, count }
}

/** For who reads the rows of a list otherwise than its calls do. */
export function serveList<C extends ListColumns>(
  list: ListOnScreen<C>,
  { rows, timeZoneOf, meant, filled, computed = false, isReadOneWay }: ListSource<C>,
): ServedSource<ListRowOf<C>> {
  const alias = sql.identifier(list.name)
  const codesMeant = new Map<string, CodesMeant>(Object.entries<CodesMeant>({ ...meant }))
  const column = eachOnce((name) => inWords(sql`${alias}.${sql.identifier(name)}`))
  const selected = selectedOnce(list)
  const onWire = new Map(
    Object.entries(list.columns).map(([name, shape]) => [name, inWords(wireColumns(column, name, shape))]),
  )
  const selectOnce = eachOnce((columns) =>
    inWords(
      sql`SELECT ${sql.join(
        columns.split(',').map((name) => onWire.get(name)),
        sql`, `,
      )}`,
    ),
  )
  const select = (columns: readonly string[]) => selectOnce(columns.join())
  return {
    list,
    from(place, search, registered, language, wanted) {
      const { select: columns, from } = rows(place, search, registered, language)
      return sql`(SELECT ${selected(columns, wanted)} ${from}) AS ${alias}`
    },
    alias: list.name,
    select,
    selectRows: select(Object.keys(list.columns)),
    rowKey: list.key,
    computed,
    column,
    scope: () => sql`true`,
    sortedBy: (name) => name,
    asked(name, condition, place) {
      if (condition.is !== 'beginning') return undefined
      const { named, months } = list.columns[name] ?? {}
      const days = months ? daysOfMonths(condition.text) : undefined
      if (days) return sql`${column(name)} BETWEEN ${days.from.slice(0, 7)} AND ${days.to.slice(0, 7)}`
      if (named === undefined) return undefined
      const codes = codesMeant.get(name)?.(place, condition.text)
      if (codes) return sql`${column(name)} IN (${codes})`
      return isMeant(column(name), column(named), condition.text)
    },
    rowsOf: (found: readonly ListRowOf<C>[]) => [...found],
    ...(filled ? { filled } : {}),
    ...(isReadOneWay ? { isReadOneWay } : {}),
    timeZoneOf,
  }
}

type CodesMeant = (place: FactoryKey, text: string) => SQL

/** What is remembered at most: readers want few sets of columns, and a stranger may ask for any. */
const mostWords = 300

/** Most readers ask for the same: it is put into words once. */
function eachOnce(inSql: (asked: string) => SQL): (asked: string) => SQL {
  const known = new Map<string, SQL>()
  return (asked) => {
    const words = known.get(asked) ?? inSql(asked)
    if (known.size < mostWords) known.set(asked, words)
    return words
  }
}

/**
 * Whoever adds a column finds its place by the compiler; what nobody wants is not selected. Columns that are the same for
 * every call are put into words once.
 */
function selectedOnce<C extends ListColumns>({ columns }: ListOnScreen<C>) {
  const shapes = Object.entries<ListColumn>(columns)
  const known = new WeakMap<SelectedRows<C>['select'], (names: string) => SQL>()
  return (select: SelectedRows<C>['select'], wanted?: ReadonlySet<string>): SQL => {
    const names = shapes.flatMap(([name, { named }]) =>
      !wanted || wanted.has(name) ? [name, ...(named ? [named] : [])] : [],
    )
    const parts: Readonly<Record<string, SQL>> = select
    const words =
      known.get(select) ??
      eachOnce((some) =>
        inWords(
          sql.join(
            some.split(',').map((name) => sql`${parts[name]} AS ${sql.identifier(name)}`),
            sql`, `,
          ),
        ),
      )
    known.set(select, words)
    return words([...new Set(names)].join())
  }
}

/** A column as the wire has it, and the name that belongs to its code. */
function wireColumns(column: (name: string) => SQL, name: string, shape: ListColumn): SQL {
  const own = sql`${valueOf(shape, column(name))} AS ${sql.identifier(name)}`
  const { named } = shape
  return named === undefined ? own : sql`${own}, coalesce(${column(named)}, '') AS ${sql.identifier(named)}`
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
