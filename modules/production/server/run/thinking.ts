import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'

/** No schedule takes longer; what has lost its way is ended then. */
const longest = '15min'

/**
 * The transaction waits for a calculation: so long it is not idle, although it asks nothing. It stays one transaction, because a
 * run that fails leaves the plan as it was. The server's own limit, a minute, counts again afterwards.
 */
export async function thinking<T>({ tx }: Pick<Context, 'tx'>, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`SELECT set_config('idle_in_transaction_session_timeout', ${longest}, true)`)
  const done = await work()
  await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout TO DEFAULT`)
  return done
}
