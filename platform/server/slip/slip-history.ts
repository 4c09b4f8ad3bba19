import { getTableName, sql } from 'drizzle-orm'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { TypedValues } from '#platform/contract/slip.ts'
import { readHistory } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import { documentKey, type KeptSlip } from './kept-slip.ts'

/** The changes of a slip and of its lines, those that are gone too, newest first. */
export function readSlipHistory(
  kept: KeptSlip,
  context: Context,
  key: TypedValues,
): Promise<readonly HistoryEntry[]> {
  const { tables, directory } = kept
  const { tx, session } = context
  const own = documentKey(kept, context, key)
  const table = getTableName(tables.lines)
  // A line's key is the slip's, a blank and its number; behind a blank comes an exclamation mark.
  const keys = sql`SELECT DISTINCT h.row_key FROM change_history h WHERE h.company_cd = ${session.company_cd}
    AND h.table_nm = ${table} AND h.row_key >= ${`${own} `} AND h.row_key < ${`${own}!`}`
  return readHistory(
    context,
    getTableName(tables.header),
    own,
    (codes) => directory.namesOf(tx, session.company_cd, codes),
    [{ table, keys }],
  )
}
