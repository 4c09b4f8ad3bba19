import { sql } from 'drizzle-orm'
import type { Condition } from '#platform/contract/list-condition.ts'
import type { MasterRow } from '#platform/contract/master.ts'
import type { ServedList } from '../list/served-list.ts'
import { isInSearchKey, kanaOf, keyColumns } from './master-table.ts'
import { inScope, rowsOf, type ServedMaster } from './served-master.ts'

/** What the list of a master is read from. */
export function listOfMaster(served: ServedMaster): ServedList<MasterRow> {
  const { master, table, directory } = served
  const hasWord = (word: string) => sql`${table.search_key} LIKE kaname_search_pattern(${word})`
  return {
    list: master.list,
    from: served.ownRows,
    alias: master.name,
    select: served.selectList,
    rowKey: ['company_cd', ...keyColumns(master)],
    stored: served.columns,
    column: (name) => sql`${served.column(name)}`,
    scope: (session) => inScope(served, session),
    sortedBy: (name) => (name === master.nameField ? kanaOf(master) : undefined) ?? name,
    narrowed: (name: string, condition: Condition) =>
      condition.is === 'part' && isInSearchKey(master.fields[name]) ? hasWord(condition.text) : undefined,
    hasWord,
    rowsOf: (found, context) => rowsOf(served, found, context),
    timeZoneOf: (tx, session) => directory.timeZoneOf(tx, session),
  }
}
