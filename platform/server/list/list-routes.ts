import { deleteSavedSearch, editListView, editSavedSearch, listView } from '#platform/contract/list-view.ts'
import { route, type Route } from '../http/route.ts'
import { readListView, saveListView } from './list-view.ts'
import { removeSearch, saveSearch } from './saved-search.ts'

/** What a person keeps of every list alike. */
export const listViewRoutes: readonly Route[] = [
  route(listView, readListView),
  route(editListView, saveListView),
  route(editSavedSearch, saveSearch),
  route(deleteSavedSearch, removeSearch),
]
