import { sql, type SQL } from 'drizzle-orm'
import { changeHistory } from '#platform/server/audit/tables.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { changeSearch } from '../../contract/audit-search/change-search.ts'
import { directory } from '../directory.ts'
import { userRead } from '../views.ts'
import { peopleMeant } from './people-meant.ts'
import { recordWords } from './record-words.ts'

export const changeService = listService(changeSearch, {
  rows({ company_cd }, _search, registered, language) {
    // Read once for a statement, not for each row.
    const words = sql`(SELECT ${recordWords(registered, language)}::jsonb)`
    const word = (...path: SQL[]) => sql`${words} #>> ARRAY[${sql.join(path, sql`, `)}]`
    const table = sql`h.table_nm`
    const field = sql`c.change ->> 'field'`
    const valueOf = (side: 'old' | 'new') => {
      const text = sql`c.change ->> ${side}`
      return sql`coalesce(
        ${word(sql`'tables'`, table, sql`'codes'`, field, text)}, ${word(sql`'codes'`, field, text)},
        CASE jsonb_typeof(c.change -> ${side}) WHEN 'boolean' THEN ${word(sql`'flags'`, text)} END, ${text}, '')`
    }
    return {
      select: {
        ...columnsOf('h', 'history_no', 'at', 'actor_cd', 'row_key', 'action', 'table_nm', 'request_id'),
        place: sql`coalesce(c.place, 0)::int`,
        actor_nm: userRead.of('h', 'username', { user_cd: 'actor_cd' }),
        screen_nm: sql`coalesce(${word(sql`'tables'`, table, sql`'title'`)}, h.table_nm)`,
        field: sql`coalesce(${field}, '')`,
        field_nm: sql`coalesce(${word(sql`'tables'`, table, sql`'fields'`, field)}, ${word(sql`'fields'`, field)}, ${field}, '')`,
        old_value: valueOf('old'),
        new_value: valueOf('new'),
        opens: sql`coalesce(${word(sql`'tables'`, table, sql`'opens'`)}, '')`,
      },
      // One that has changed no field, as a deletion, has a line, too.
      from: sql`FROM ${changeHistory} AS h
        LEFT JOIN LATERAL jsonb_array_elements(h.changes) WITH ORDINALITY AS c(change, place) ON true
        WHERE h.company_cd = ${company_cd}`,
    }
  },
  meant: { actor_cd: peopleMeant },
  timeZoneOf: directory.timeZoneOf,
})
