import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { List } from '#platform/contract/list-definition.ts'
import { listErrors, type deleteSavedSearch, type editSavedSearch } from '#platform/contract/list-view.ts'
import type { Context } from '../context.ts'
import { badInput } from '../http/answer.ts'
import { visibleList } from './list-view.ts'
import { savedSearch } from './tables.ts'

const mostOfAList = 50

/** A new one, or a changed one of my own; those of colleagues can be used, not changed. */
export async function saveSearch(
  context: Context,
  { list: name, search_no, ...sent }: InputOf<typeof editSavedSearch>,
): Promise<{ search_no: string }> {
  const { tx, session } = context
  const { company_cd, user_cd, username } = session
  const list = visibleList(context, name)
  const values = { ...sent, ...checked(list, sent) }
  await refuseTakenName(context, name, search_no, values.name)
  if (search_no !== undefined) {
    await ownSearch(context, search_no, name)
    await tx
      .update(savedSearch)
      .set({ ...values, update_dt: sql`now()` })
      .where(numbered(context, search_no))
    return { search_no }
  }
  const [made] = await tx
    .insert(savedSearch)
    .values({ company_cd, user_cd, username, list: name, ...values })
    .returning({ search_no: savedSearch.search_no })
  if (!made) throw new Error('The search was not saved')
  return { search_no: String(made.search_no) }
}

/** Only what the list can be asked, so that it can be asked again. */
function checked(
  list: List,
  { conditions, sort }: Pick<InputOf<typeof editSavedSearch>, 'conditions' | 'sort'>,
) {
  const { input } = list.endpoints.getList
  const asked = input.safeParse({ ...conditions, ...(sort ? { sort } : {}) }, { reportInput: true })
  if (!asked.success) throw badInput(asked.error)
  const known = ['keyword', 'with_late', ...Object.keys(list.columns)]
  return {
    conditions: Object.fromEntries(Object.entries(conditions).filter(([name]) => known.includes(name))),
    sort,
  }
}

async function refuseTakenName(
  { tx, session }: Context,
  list: string,
  search_no: string | undefined,
  name: string,
): Promise<void> {
  const mine = and(
    eq(savedSearch.company_cd, session.company_cd),
    eq(savedSearch.list, list),
    eq(savedSearch.user_cd, session.user_cd),
  )
  const others = search_no === undefined ? mine : and(mine, ne(savedSearch.search_no, BigInt(search_no)))
  const [found] = await tx
    .select({ all: count(), taken: sql<number>`count(*) FILTER (WHERE ${savedSearch.name} = ${name})::int` })
    .from(savedSearch)
    .where(others)
  if (found && found.taken > 0) throw listErrors.SEARCH_NAME_TAKEN.with({ name }).at('name')
  if (found && found.all >= mostOfAList) throw listErrors.SEARCH_TOO_MANY.with({ max: mostOfAList })
}

/** Its owner deletes it; an administrator may tidy up what is shared. */
export async function removeSearch(
  context: Context,
  { search_no }: InputOf<typeof deleteSavedSearch>,
): Promise<Record<string, never>> {
  await ownSearch(context, search_no, undefined, context.session.admin)
  await context.tx.delete(savedSearch).where(numbered(context, search_no))
  return {}
}

const numbered = ({ session }: Context, search_no: string) =>
  and(eq(savedSearch.company_cd, session.company_cd), eq(savedSearch.search_no, BigInt(search_no)))

/** What is neither mine nor shared does not exist for me. */
async function ownSearch(
  context: Context,
  search_no: string,
  list: string | undefined,
  mayTidyUp = false,
): Promise<void> {
  const [found] = await context.tx
    .select()
    .from(savedSearch)
    .where(numbered(context, search_no))
    .for('update')
  const isMine = found?.user_cd === context.session.user_cd
  if (!found || (list !== undefined && found.list !== list) || (!isMine && !found.shared))
    throw http[404].with()
  if (isMine || mayTidyUp) return
  throw listErrors.SEARCH_NOT_OWN.with({ name: found.name, owner: found.username })
}
