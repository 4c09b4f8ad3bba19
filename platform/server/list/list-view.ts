import { and, eq, or, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { List } from '#platform/contract/list-definition.ts'
import { listLayout, type editListView, type listView as listViewCall } from '#platform/contract/list-view.ts'
import { allows } from '#platform/contract/permission.ts'
import type { Context, SessionContext } from '../context.ts'
import type { Session } from '../session.ts'
import { listNamed } from './list-service.ts'
import { listView, savedSearch } from './tables.ts'

/** What belongs to a list is for those who may see it. */
export function visibleList(context: Pick<SessionContext, 'session' | 'registered'>, name: string): List {
  const { session } = context
  const list = listNamed(context, name)?.list
  if (!list) throw http[404].with()
  if (typeof list.guard !== 'string' && !allows(list.guard, session)) throw http[403].with()
  return list
}

export async function readListView(
  context: Context,
  { list }: InputOf<typeof listViewCall>,
): Promise<OutputOf<typeof listViewCall>> {
  visibleList(context, list)
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const [own] = await tx.select().from(listView).where(ofUser(session, list))
  const found = await tx
    .select()
    .from(savedSearch)
    .where(
      and(
        eq(savedSearch.company_cd, company_cd),
        eq(savedSearch.list, list),
        or(eq(savedSearch.user_cd, user_cd), savedSearch.shared),
      ),
    )
    .orderBy(savedSearch.search_no)
  // A layout of another version that does not read as expected is none.
  const layout = listLayout.safeParse(own?.layout)
  const searches = found.map((search) => ({
    search_no: String(search.search_no),
    name: search.name,
    conditions: search.conditions,
    sort: search.sort,
    shared: search.shared,
    own: search.user_cd === user_cd,
    username: search.username,
  }))
  const opensWith = own?.default_search === null ? undefined : String(own?.default_search)
  return {
    layout: layout.success ? layout.data : null,
    default_search: searches.find(({ search_no }) => search_no === opensWith)?.search_no ?? null,
    searches,
  }
}

const ofUser = ({ company_cd, user_cd }: Session, list: string) =>
  and(eq(listView.company_cd, company_cd), eq(listView.user_cd, user_cd), eq(listView.list, list))

export async function saveListView(
  context: Context,
  { list, layout, default_search }: InputOf<typeof editListView>,
): Promise<Record<string, never>> {
  visibleList(context, list)
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const changed = {
    ...(layout === undefined ? {} : { layout }),
    ...(default_search === undefined
      ? {}
      : { default_search: default_search === null ? null : BigInt(default_search) }),
  }
  await tx
    .insert(listView)
    .values({ company_cd, user_cd, list, ...changed })
    .onConflictDoUpdate({
      target: [listView.company_cd, listView.user_cd, listView.list],
      set: { ...changed, update_dt: sql`now()` },
    })
  return {}
}
