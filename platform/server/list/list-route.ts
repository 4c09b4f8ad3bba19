import { pageSizes } from '#platform/contract/constants.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import type { ListQuery } from '#platform/contract/list-definition.ts'
import { preparedRows, written, type Written } from '../database/prepared.ts'
import { anyColumns } from '../database/stated-columns.ts'
import { route, routeMayBeOld, type Route } from '../http/route.ts'
import type { Context } from '../context.ts'
import { pageFound, pageStatement, readList } from './read-list.ts'
import type { ServedList } from './served-list.ts'
import { asksMoments, whereIn } from './where-of-list.ts'

/** The call of a list. As it opens its statement is the same for all who work in a factory in one language, and is written once. */
export function listRoute<Row extends ListRow>(served: ServedList<Row>): Route {
  const openingOf = openingStatements(served)
  const answer = route(served.list.endpoints.getList, async (context, query) => {
    if (!isOpening(served, query)) return readList(served, context, query)
    const statement = openingOf(context, query)
    return pageFound(served, context, query, await preparedRows(context.tx, anyColumns, statement))
  })
  return routeMayBeOld(answer)
}

/** Companies, factories and sizes of pages together; for what is over, the words are put together anew. */
const mostStatements = 1_000

function openingStatements(served: ServedList) {
  const statements = new Map<string, Written>()
  const conditions = asked(served)
  return (context: Pick<Context, 'session' | 'registered' | 'language'>, query: ListQuery): Written => {
    const { company_cd, factory_cd } = context.session
    const name = JSON.stringify([
      company_cd,
      factory_cd,
      context.language,
      query.size,
      query.columns,
      ...conditions.map((name) => query[name]),
    ])
    const known = statements.get(name)
    if (known) return known
    const statement = written(pageStatement(served, context, whereIn(served, context.session, query), query))
    if (statements.size < mostStatements) statements.set(name, statement)
    return statement
  }
}

/** The first page without any condition but those it opens with. */
function isOpening(served: ServedList, query: ListQuery): boolean {
  const { initial } = served.list
  const isOwn = (name: string) => {
    const value = query[name]
    return value !== undefined && value !== '' && value !== initial[name]
  }
  return (
    query.page === 1 &&
    query.sort === undefined &&
    pageSizes.some((usual) => usual === query.size) &&
    !asked(served).some(isOwn) &&
    !asksMoments(served, query)
  )
}

const asked = ({ list }: ServedList): readonly string[] => [
  'keyword',
  'with_late',
  ...Object.keys(list.columns),
]
