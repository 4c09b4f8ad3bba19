import { sql, type SQL } from 'drizzle-orm'
import { rows, type Tx } from './database.ts'
import type { RowOf, StatedColumns } from './stated-columns.ts'

const onePlan = sql.raw('SET LOCAL plan_cache_mode = force_generic_plan')

/** Those on whose connection a statement that comes again has kept its plan. */
export const plansAreKept = new WeakSet<Tx>()

/**
 * Rows of a statement that is read in the same way whatever its values are. To plan it takes the server as long as to read
 * them, so it does that once for each connection. It holds for what is asked later in the transaction, too.
 */
export async function rowsReadOneWay<C extends StatedColumns>(
  tx: Tx,
  columns: C,
  statement: SQL,
): Promise<readonly RowOf<C>[]> {
  if (!plansAreKept.has(tx)) return rows(tx, columns, statement)
  // They travel together: whoever asks waits once.
  const settled = tx.execute(onePlan).then(() => undefined)
  const [found] = await Promise.all([rows(tx, columns, statement), settled])
  return found
}
