import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { errorLogList } from '../../contract/operations/error-log.ts'
import { useLastDays } from '../audit-search/use-last-days.ts'

/** エラーログ: of the last days; where a fault lies stands in the columns that are not shown at first. */
export function ErrorLogScreen() {
  const list = useLastDays(errorLogList, 'at')
  return <ListScreen list={list} nameOf={({ request_id, path }) => `${request_id}　${path}`} />
}
