import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '#platform/contract/list-condition.ts'
import type { AnyStored, MasterRow } from '#platform/contract/master-record.ts'
import { referencesOf, type DeclaredReference } from '#platform/contract/master-references.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { ownRows } from '../database/own-rows.ts'
import type { ServedList } from '../list/served-list.ts'
import { beginsWith, hasPart } from '../list/where-of-list.ts'
import { isInSearchKey, kanaOf, keyColumns, tableOf } from './master-table.ts'
import { actsOfList } from './policy.ts'
import { pointsTo } from './row-columns.ts'
import { inScope, rowsOf, type ServedMaster } from './served-master.ts'

/** What the list of a master is read from. */
export function listOfMaster(served: ServedMaster): ServedList<MasterRow> {
  const { master, table, directory } = served
  return {
    list: master.list,
    from: () => served.ownRows,
    alias: getTableName(table),
    select: () => served.selectList,
    get selectRows() {
      return served.selectRows
    },
    rowKey: [...new Set(['company_cd', ...keyColumns(master)])],
    column: (name) => sql`${served.column(name)}`,
    scope: (session) => inScope(served, session),
    sortedBy: (name) => (name === master.nameField ? kanaOf(master) : undefined) ?? name,
    asked: (name, condition) => asked(served, name, condition),
    hasWord: (word) => wordMatches(served, word),
    rowsOf: (found: readonly AnyStored[], context) => rowsOf(served, found, actsOfList, context),
    timeZoneOf: (tx, session) => directory.timeZoneOf(tx, session),
  }
}

/** A record without a name of its own is found by the name that it refers to. */
export function wordMatches(served: ServedMaster, word: string): SQL {
  const { master, table } = served
  const named = referencesOf(master).find(({ name }) => name === master.nameField)
  const own = inSearchKey(served, word)
  return named ? sql`(${own} OR ${refersToNamed(named, getTableName(table), word)})` : own
}

/** Whether a record refers to one whose code, name or reading holds a word. */
const refersToNamed = (reference: DeclaredReference, table: string, word: string): SQL =>
  sql`EXISTS (SELECT FROM ${ownRows(tableOf(reference.target))} AS target
    WHERE ${pointsTo(reference, table, 'target')} AND target.search_key LIKE kaname_search_pattern(${word}))`

const inSearchKey = ({ table }: ServedMaster, word: string): SQL =>
  sql`${table.search_key} LIKE kaname_search_pattern(${word})`

function asked(served: ServedMaster, name: string, condition: Condition): SQL | undefined {
  const { master, table } = served
  const column = sql`${served.column(name)}`
  if (condition.is === 'part' && isInSearchKey(master.fields[name]))
    // Found by the index of the search key first, then compared exactly.
    return sql`${inSearchKey(served, condition.text)} AND ${hasPart(column, condition.text)}`
  const reference = referencesOf(master).find((one) => one.name === name)
  if (condition.is !== 'beginning' || !reference) return undefined
  const byCode = beginsWith(column, normaliseCode(condition.text))
  return sql`(${byCode} OR ${refersToNamed(reference, getTableName(table), condition.text)})`
}
