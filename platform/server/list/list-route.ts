import { pageSizes } from '#platform/contract/constants.ts'
import type { ListQuery, ListRow } from '#platform/contract/list-definition.ts'
import type { Context, KnownContext } from '../context.ts'
import type { Found, Question } from '../database/database.ts'
import { prepared, questionOf } from '../database/prepared.ts'
import { rowReader } from '../database/row-reader.ts'
import type { Place } from '../http/met-sessions.ts'
import { usually, type Route } from '../http/route.ts'
import { pageFound, pageStatement, readList, type ListPage } from './read-list.ts'
import type { ServedList, Stored } from './served-list.ts'
import { asksMoments, whereIn } from './where-of-list.ts'

/** The call of a list. As it opens it is the same for all who work at a place, and asked together with the session. */
export function listRoute<Row extends ListRow>(served: ServedList<Row>): Route {
  const usual = usualList(served)
  return usually(served.list.endpoints.getList, usual, (context, query) =>
    isUsual(served, query) ? usual.read(context, query) : readList(served, context, query),
  )
}

/** Companies, factories and sizes of pages together; for what is over, the words are put together anew. */
const mostQuestions = 1_000

function usualList<Row extends ListRow>(served: ServedList<Row>) {
  const questions = new Map<string, Question>()
  /** Known after the first answer. */
  let readRow: ((found: Found) => Stored) | undefined

  const statementOf = (place: Place, query: ListQuery) =>
    pageStatement(served, place, whereIn(served, place, query), query)

  const nameOf = ({ company_cd, factory_cd }: Place, query: ListQuery) =>
    JSON.stringify([company_cd, factory_cd, query.size, ...asked(served).map((name) => query[name])])

  return {
    ask(place: Place, query: ListQuery): Question | undefined {
      if (!readRow || !isUsual(served, query)) return undefined
      const name = nameOf(place, query)
      const known = questions.get(name)
      if (known) return known
      const question = questionOf(statementOf(place, query))
      if (question && questions.size < mostQuestions) questions.set(name, question)
      return question
    },
    answer(context: KnownContext, query: ListQuery, found: readonly Found[]): ListPage<Row> {
      if (!readRow) throw new Error('Nothing was asked')
      return pageFound(served, context, query, found.map(readRow))
    },
    async read(context: Context, query: ListQuery): Promise<ListPage<Row>> {
      const { rows, fields } = await prepared<Stored>(context.tx, statementOf(context.session, query))
      readRow ??= rowReader(fields)
      return pageFound(served, context, query, rows)
    },
  }
}

/** The first page without any condition but those it opens with. */
function isUsual(served: ServedList, query: ListQuery): boolean {
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

const asked = ({ list }: ServedList): readonly string[] => ['keyword', ...Object.keys(list.columns)]
