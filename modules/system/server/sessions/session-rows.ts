import { sql } from 'drizzle-orm'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { sessionList } from '../../contract/sessions/session-list.ts'
import { peopleMeant } from '../audit-search/people-meant.ts'
import { directory } from '../directory.ts'
import { session } from '../tables.ts'
import { idLength } from '../user/user-account.ts'
import { factoryRead, userRead } from '../views.ts'

export const sessionService = listService(sessionList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('s', 'user_cd', 'factory_cd', 'created_at', 'seen_at', 'expires_at', 'address', 'browser'),
      session_id: sql`left(s.token_hash, ${sql.raw(String(idLength))})`,
      username: userRead.of('s', 'username'),
      factory_nm: factoryRead.of('s', 'factory_nm'),
    },
    from: sql`FROM ${session} AS s
      WHERE s.company_cd = ${company_cd} AND s.revoked_at IS NULL AND s.expires_at > now()`,
  }),
  meant: { user_cd: peopleMeant },
  timeZoneOf: directory.timeZoneOf,
})
