import { sql } from 'drizzle-orm'
import { errorLog } from '#platform/server/audit/tables.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { errorLogList } from '../../contract/operations/error-log.ts'
import { peopleMeant } from '../audit-search/people-meant.ts'
import { directory } from '../directory.ts'
import { userRead } from '../views.ts'

export const errorService = listService(errorLogList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('e', 'error_no', 'at', 'request_id', 'user_cd', 'method', 'path', 'message', 'trace'),
      username: userRead.of('e', 'username'),
    },
    from: sql`FROM ${errorLog} AS e WHERE e.company_cd = ${company_cd}`,
  }),
  meant: { user_cd: peopleMeant },
  timeZoneOf: directory.timeZoneOf,
})
