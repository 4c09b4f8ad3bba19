import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { InsideSet, MasterInside } from '#platform/contract/master-inside.ts'
import type { AnyValues } from '#platform/contract/master-record.ts'
import type { OtherRecords } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import { keyTextOf } from './row-columns.ts'
import { columnNamed, tableOf } from './master-table.ts'
import { inScope, servedMaster } from './served-master.ts'

/** The rows of a set that belong to the record with this key. */
export function isInside({ rows, held, of }: InsideSet, key: AnyValues): SQL {
  const table = tableOf(rows)
  return sql.join(
    held.map((name, at) => sql`${columnNamed(table, name)} = ${key[of.key[at] ?? '']}`),
    sql` AND `,
  )
}

/** The rows inside a record have histories of their own; they are read with the record's. */
export const historiesInside = (
  { sets }: MasterInside,
  context: Pick<Context, 'session' | 'registered'>,
  key: AnyValues,
): readonly OtherRecords[] =>
  sets.map((set) => {
    const { session } = context
    const served = servedMaster(context, set.rows)
    const own = keyTextOf(set.rows, getTableName(served.table))
    const text = set.rows.perFactory ? sql`${`${session.factory_cd} `} || ${own}` : own
    return {
      table: set.rows.name,
      keys: sql`SELECT ${text} FROM ${served.table} WHERE ${inScope(served, session)} AND ${isInside(set, key)}`,
    }
  })
