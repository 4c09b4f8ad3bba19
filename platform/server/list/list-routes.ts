import { deleteSavedSearch, editListView, editSavedSearch, listView } from '#platform/contract/list-view.ts'
import { startDownload as startDownloadCall } from '#platform/contract/download-calls.ts'
import { route, type Route } from '../http/route.ts'
import { startDownload } from './download-job.ts'
import { readListView, saveListView } from './list-view.ts'
import { removeSearch, saveSearch } from './saved-search.ts'

/** What is served for every list alike: a person's view of it, and files of any length. */
export const listViewRoutes: readonly Route[] = [
  route(listView, readListView),
  route(editListView, saveListView),
  route(editSavedSearch, saveSearch),
  route(deleteSavedSearch, removeSearch),
  route(startDownloadCall, startDownload),
]
