import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { InsideSet, MasterInside } from '#platform/contract/master-inside.ts'
import type { OtherRecords } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import type { Stored } from './policy.ts'
import { keyTextOf } from './row-columns.ts'
import { inScope, servedMaster } from './served-master.ts'

/** The rows of a set that belong to the record with this key. */
export function isInside({ rows, held, of }: InsideSet, key: Stored): SQL {
  const { column } = servedMaster(rows)
  return sql.join(
    held.map((name, at) => sql`${column(name)} = ${key[of.key[at] ?? '']}`),
    sql` AND `,
  )
}

/** The rows inside a record have histories of their own; they are read with the record's. */
export const historiesInside = (
  { sets }: MasterInside,
  { session }: Pick<Context, 'session'>,
  key: Stored,
): readonly OtherRecords[] =>
  sets.map((set) => {
    const served = servedMaster(set.rows)
    const own = keyTextOf(set.rows, getTableName(served.table))
    const text = set.rows.perFactory ? sql`${`${session.factory_cd} `} || ${own}` : own
    return {
      table: set.rows.name,
      keys: sql`SELECT ${text} FROM ${served.table} WHERE ${inScope(served, session)} AND ${isInside(set, key)}`,
    }
  })
