import { sql } from 'drizzle-orm'
import { accessLog } from '#platform/server/audit/tables.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { signInEvent, signInLog, signInReason } from '../../contract/sign-in-log/sign-in-log.ts'
import { peopleMeant } from '../audit-search/people-meant.ts'
import { directory } from '../directory.ts'
import { userRead } from '../views.ts'

const listed = (codes: readonly string[]) => sql.raw(codes.map((code) => `'${code}'`).join(', '))

const isDone = sql`a.code IN ('0', '200', '201')`

export const signInLogService = listService(signInLog, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('a', 'access_no', 'at', 'event', 'user_cd', 'factory_cd', 'address', 'code', 'request_id'),
      username: userRead.of('a', 'username'),
      result: sql`CASE WHEN ${isDone} THEN '1' ELSE '0' END`,
      reason: sql`CASE WHEN ${isDone} THEN '' WHEN a.code IN (${listed(signInReason.codes)}) THEN a.code ELSE 'other' END`,
    },
    // What else people do is in the log, too.
    from: sql`FROM ${accessLog} AS a
      WHERE a.company_cd = ${company_cd} AND a.event IN (${listed(signInEvent.codes)})`,
  }),
  meant: { user_cd: peopleMeant },
  timeZoneOf: directory.timeZoneOf,
})
